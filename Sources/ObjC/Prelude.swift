/// What files are read after: as much of Apple's headers as a declaration needs to be understood without them.
enum Prelude {
  /// A macro: its name, its parameters, what it stands for.
  private static let macros: [(name: String, parameters: String, text: String)] = [
    // What accesslint looks for is kept as annotations, which clang hands back word for word.
    ("NS_SWIFT_NAME", "(x)", "__attribute__((annotate(\"name:\" #x)))"),
    ("CF_SWIFT_NAME", "(x)", "__attribute__((annotate(\"name:\" #x)))"),
    ("swift_name", "(x)", "annotate(\"name:\" x)"),
    ("NS_REQUIRES_SUPER", "", "__attribute__((annotate(\"requires super\")))"),
    ("objc_requires_super", "", "annotate(\"requires super\")"),
    ("NS_SWIFT_UNAVAILABLE", "(x)", "__attribute__((annotate(\"unavailable\")))"),
    ("NS_UNAVAILABLE", "", "__attribute__((annotate(\"unavailable\")))"),
    ("UNAVAILABLE_ATTRIBUTE", "", "__attribute__((annotate(\"unavailable\")))"),
    ("NS_REFINED_FOR_SWIFT", "", "__attribute__((annotate(\"refined\")))"), ("swift_private", "", "annotate(\"refined\")"),
    ("NS_SWIFT_ASYNC_NAME", "(x)", "__attribute__((annotate(\"async name:\" #x)))"),
    ("swift_async_name", "(x)", "annotate(\"async name:\" x)"),
    ("NS_SWIFT_NOTHROW", "", "__attribute__((annotate(\"error:none\")))"),
    ("swift_error", "(x)", "annotate(\"error:\" #x)"),
    ("NS_SWIFT_DISABLE_ASYNC", "", "__attribute__((annotate(\"async:none\")))"),
    ("NS_SWIFT_ASYNC", "(x)", "__attribute__((annotate(\"async:not_swift_private,\" #x)))"),
    ("NS_REFINED_FOR_SWIFT_ASYNC", "(x)", "__attribute__((annotate(\"async:swift_private,\" #x)))"),
    ("swift_async", "(...)", "annotate(\"async:\" #__VA_ARGS__)"),
    ("NS_STRING_ENUM", "", "__attribute__((annotate(\"typed\")))"),
    ("NS_EXTENSIBLE_STRING_ENUM", "", "__attribute__((annotate(\"typed\")))"),
    ("NS_TYPED_ENUM", "", "__attribute__((annotate(\"typed\")))"),
    ("NS_TYPED_EXTENSIBLE_ENUM", "", "__attribute__((annotate(\"typed\")))"),
    ("swift_wrapper", "(x)", "annotate(\"typed\")"), ("swift_newtype", "(x)", "annotate(\"typed\")"),
    ("NS_ASSUME_NONNULL_BEGIN", "", "_Pragma(\"clang assume_nonnull begin\")"),
    ("NS_ASSUME_NONNULL_END", "", "_Pragma(\"clang assume_nonnull end\")"),
    ("NS_HEADER_AUDIT_BEGIN", "(...)", "_Pragma(\"clang assume_nonnull begin\")"),
    ("NS_HEADER_AUDIT_END", "(...)", "_Pragma(\"clang assume_nonnull end\")"),
    ("NS_ENUM", "(t, ...)", "enum __VA_ARGS__ : t __VA_ARGS__; enum __VA_ARGS__ : t"),
    ("NS_OPTIONS", "(t, ...)", "enum __VA_ARGS__ : t __VA_ARGS__; enum __VA_ARGS__ : t"),
    ("NS_CLOSED_ENUM", "(t, n)", "enum n : t n; enum n : t"),
    ("NS_ERROR_ENUM", "(d, n)", "enum n : long n; enum n : long"),
    ("CF_ENUM", "(t, ...)", "enum __VA_ARGS__ : t __VA_ARGS__; enum __VA_ARGS__ : t"),
    ("CF_OPTIONS", "(t, ...)", "enum __VA_ARGS__ : t __VA_ARGS__; enum __VA_ARGS__ : t"),
    ("NSLocalizedString", "(k, c)", "(k)"), ("MIN", "(a, b)", "((a) < (b) ? (a) : (b))"),
    ("MAX", "(a, b)", "((a) > (b) ? (a) : (b))"), ("ABS", "(a)", "((a) < 0 ? -(a) : (a))"),
    ("YES", "", "((BOOL)1)"), ("NO", "", "((BOOL)0)"), ("TRUE", "", "1"), ("FALSE", "", "0"), ("nil", "", "((id)0)"),
    ("Nil", "", "((Class)0)"), ("NULL", "", "((void *)0)"), ("IBAction", "", "void"),
    ("IBSegueAction", "", ""), ("OBJC_EXPORT", "", "extern"), ("FOUNDATION_EXPORT", "", "extern"),
    ("FOUNDATION_EXTERN", "", "extern"), ("UIKIT_EXTERN", "", "extern"), ("APPKIT_EXTERN", "", "extern"),
    ("CF_EXPORT", "", "extern"), ("NS_INLINE", "", "static inline"), ("CG_INLINE", "", "static inline"),
    ("CF_INLINE", "", "static inline"), ("__autoreleasing", "", ""), ("__strong", "", ""), ("__weak", "", ""),
    ("__unsafe_unretained", "", ""), ("__bridge", "", ""), ("__bridge_transfer", "", ""),
    ("__bridge_retained", "", ""),
  ]

  /// Macros that stand for nothing here.
  private static let silentMacros = [
    "NS_DESIGNATED_INITIALIZER", "NS_ROOT_CLASS", "NS_SWIFT_BRIDGED_TYPEDEF", "NS_NOESCAPE", "CF_NOESCAPE",
    "NS_RETURNS_RETAINED", "NS_RETURNS_NOT_RETAINED", "NS_RETURNS_INNER_POINTER", "CF_RETURNS_RETAINED",
    "CF_RETURNS_NOT_RETAINED", "NS_REQUIRES_NIL_TERMINATION", "NS_REQUIRES_PROPERTY_DEFINITIONS", "NS_NONATOMIC_IOSONLY",
    "NS_SWIFT_UI_ACTOR", "NS_SWIFT_NONISOLATED", "NS_SWIFT_SENDABLE", "NS_SWIFT_NONSENDABLE",
    "NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION", "NS_VALID_UNTIL_END_OF_SCOPE",
    "NS_AUTOMATED_REFCOUNT_UNAVAILABLE", "NS_EXTENSION_UNAVAILABLE_IOS", "NS_CLASS_AVAILABLE_IOS", "UI_APPEARANCE_SELECTOR",
    "IBOutlet", "IBInspectable", "IB_DESIGNABLE", "IBDesignable", "DEPRECATED_ATTRIBUTE", "WEAK_IMPORT_ATTRIBUTE",
    "__kindof", "__deprecated", "__unused", "__IOS_AVAILABLE", "OBJC_ROOT_CLASS", "API_UNAVAILABLE_BEGIN",
  ]

  /// Macros with arguments that stand for nothing here.
  private static let silentFunctions = [
    "API_AVAILABLE", "API_UNAVAILABLE", "API_DEPRECATED", "API_DEPRECATED_WITH_REPLACEMENT", "NS_AVAILABLE",
    "NS_AVAILABLE_IOS", "NS_AVAILABLE_MAC", "NS_DEPRECATED", "NS_DEPRECATED_IOS", "NS_DEPRECATED_MAC", "NS_CLASS_AVAILABLE",
    "NS_CLASS_DEPRECATED", "NS_ENUM_AVAILABLE", "NS_ENUM_AVAILABLE_IOS", "NS_ENUM_DEPRECATED", "NS_ENUM_DEPRECATED_IOS",
    "NS_CLASS_DEPRECATED_IOS", "NS_FORMAT_FUNCTION", "NS_FORMAT_ARGUMENT",
    "NS_SWIFT_ASYNC_THROWS_ON_FALSE", "NS_EXTENSION_UNAVAILABLE", "NS_SWIFT_ACTOR", "__OSX_AVAILABLE_STARTING",
    "__OSX_AVAILABLE", "__IOS_AVAILABLE_STARTING", "__deprecated_msg", "DEPRECATED_MSG_ATTRIBUTE", "IBOutletCollection",
    "UIKIT_AVAILABLE_IOS_ONLY", "__TVOS_PROHIBITED", "__WATCHOS_PROHIBITED", "NS_PROTOCOL_REQUIRES",
  ]

  /// What C++ has of itself.
  private static let booleans = ContiguousArray("typedef _Bool bool;\n#define true 1\n#define false 0\n".utf8)

  private static let declarations = ContiguousArray(
    """
    typedef signed char BOOL; typedef long NSInteger; typedef unsigned long NSUInteger; typedef double CGFloat;
    typedef double NSTimeInterval; typedef long NSComparisonResult;
    typedef unsigned short unichar; typedef unsigned long size_t; typedef long ssize_t;
    typedef signed char int8_t; typedef short int16_t; typedef int int32_t; typedef long long int64_t;
    typedef unsigned char uint8_t; typedef unsigned short uint16_t; typedef unsigned int uint32_t;
    typedef unsigned long long uint64_t; typedef long intptr_t; typedef unsigned long uintptr_t; typedef long off_t;
    typedef long time_t; typedef int pid_t; typedef unsigned int uint; typedef unsigned char Byte;
    typedef unsigned char UInt8; typedef unsigned short UInt16; typedef unsigned int UInt32; typedef int OSStatus;
    typedef __builtin_va_list va_list; typedef void (^dispatch_block_t)(void);
    typedef struct { CGFloat x, y; } CGPoint; typedef struct { CGFloat width, height; } CGSize;
    typedef struct { CGFloat dx, dy; } CGVector; typedef struct { CGPoint origin; CGSize size; } CGRect;
    typedef struct { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
    typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
    typedef CGRect NSRect; typedef CGPoint NSPoint; typedef CGSize NSSize;
    typedef struct { NSUInteger location, length; } NSRange; typedef struct _NSZone NSZone; typedef NSRange *NSRangePointer;
    #pragma clang assume_nonnull begin
    @class NSString, NSMethodSignature, NSInvocation, NSArray, NSDictionary, NSSet, NSNumber, NSEnumerator;
    @protocol NSObject
    @end
    @interface NSObject <NSObject>
    @end
    @interface NSString : NSObject
    @end
    @interface NSNumber : NSObject
    @end
    @interface NSArray<__covariant Element> : NSObject
    @end
    @interface NSMutableArray<Element> : NSArray<Element>
    @end
    @interface NSDictionary<__covariant Key, __covariant Value> : NSObject
    @end
    @interface NSMutableDictionary<Key, Value> : NSDictionary<Key, Value>
    @end
    @interface NSSet<__covariant Element> : NSObject
    @end
    @interface NSMutableSet<Element> : NSSet<Element>
    @end
    @interface NSOrderedSet<__covariant Element> : NSObject
    @end
    @interface NSHashTable<Element> : NSObject
    @end
    @interface NSMapTable<Key, Value> : NSObject
    @end
    @interface NSCache<Key, Value> : NSObject
    @end
    @interface NSEnumerator<__covariant Element> : NSObject
    @end
    #pragma clang assume_nonnull end

    """.utf8)

  /// What a text needs that names those of the macros.
  static func text(for words: PreludeWords, isCPlusPlus: Bool) -> ContiguousArray<UInt8> {
    var text: ContiguousArray<UInt8> = []
    for place in words.places.sorted() { text += definitions[place] }
    if !isCPlusPlus { text += booleans }
    return text + declarations
  }

  private static let definitions: [ContiguousArray<UInt8>] = {
    let texts = macros.map { "#define \($0.name)\($0.parameters) \($0.text)\n" }
      + silentMacros.map { "#define \($0)\n" } + silentFunctions.map { "#define \($0)(...)\n" }
    return texts.map { ContiguousArray($0.utf8) }
  }()

  /// The places of the definitions, by their names. Another definition of these in a project is not heard.
  static let placeOfMacro = Dictionary(
    uniqueKeysWithValues: (macros.map(\.name) + silentMacros + silentFunctions).enumerated().map { ($1, $0) })

  /// What the prelude declares: it is not declared again.
  static let names: Set<String> = {
    let text = booleans + declarations
    let tokens = CTokens(text, count: text.count)
    return Outline(FlatText(tokens, isCPlusPlus: false)).declared.union(["id", "Class", "SEL", "Protocol", "instancetype"])
  }()
}
