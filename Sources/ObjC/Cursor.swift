import CClang
import Syntax

/// A place in what clang understood: a declaration, a reference, an expression.
///
/// It is good as long as its unit.
@safe struct Cursor {
  /// The kinds that matter, with libclang's numbers.
  enum Kind: UInt32 {
    case structure = 2, enumeration = 5, alias = 20
    case interface = 11, category = 12, protocol_ = 13, property = 14, ivar = 15, instanceMethod = 16, classMethod = 17
    case implementation = 18, categoryImplementation = 19
    case superclassReference = 40, protocolReference = 41
    case annotation = 406
  }

  private let library: LibClang
  private let raw: CXCursor

  init(_ library: LibClang, _ raw: CXCursor) {
    self.library = library
    self.raw = raw
  }

  var kind: Kind? { Kind(rawValue: raw.kind) }

  private var functions: CXFunctions { library.functions }

  // A string of the library's is copied as soon as it is there.
  var spelling: String { unsafe library.text(functions.clang_getCursorSpelling(raw)) }
  var getterName: String { unsafe library.text(functions.clang_Cursor_getObjCPropertyGetterName(raw)) }
  var setterName: String { unsafe library.text(functions.clang_Cursor_getObjCPropertySetterName(raw)) }
  private func text(_ type: CXType) -> String { unsafe library.text(functions.clang_getTypeSpelling(type)).withoutMacro }

  /// The type as clang prints it, but for the macro whose attribute it has.
  var type: String { text(functions.clang_getCursorType(raw)) }

  var resultType: String { text(functions.clang_getCursorResultType(raw)) }

  /// What the type stands for, where it is a typedef.
  var canonicalType: String { text(functions.clang_getCanonicalType(functions.clang_getCursorType(raw))) }

  var canonicalResultType: String { text(functions.clang_getCanonicalType(functions.clang_getCursorResultType(raw))) }

  /// What a type is at its end.
  enum TypeForm { case structure, enumeration, other }

  /// Of an enumeration, a structure or a typedef; nothing for pointers of C and what else is unlike anything in Swift.
  var typeForm: TypeForm? {
    switch functions.clang_getCanonicalType(functions.clang_getCursorType(raw)).kind {
    case 105: .structure
    case 106: .enumeration
    // Numbers, `id`, `Class` and `SEL`, blocks, and pointers to objects.
    case 3...23, 27...29, 102, 109: .other
    default: nil
    }
  }

  /// What a typedef stands for, as it is written.
  var aliasedType: String { text(functions.clang_getTypedefDeclUnderlyingType(raw)) }

  var isDefinition: Bool { functions.clang_isCursorDefinition(raw) != 0 }

  var arguments: [Cursor] {
    // -1 for what has none.
    let count = max(0, functions.clang_Cursor_getNumArguments(raw))
    return (0..<UInt32(count)).map { Cursor(library, functions.clang_Cursor_getArgument(raw, $0)) }
  }

  /// Below `@optional`.
  var isOptional: Bool { functions.clang_Cursor_isObjCOptional(raw) != 0 }

  var isUnavailable: Bool { functions.clang_getCursorAvailability(raw) == 2 }

  /// The bits of `@property (…)`.
  var propertyAttributes: UInt32 { functions.clang_Cursor_getObjCPropertyAttributes(raw, 0) }

  var isInMainFile: Bool {
    functions.clang_Location_isFromMainFile(functions.clang_getCursorLocation(raw)) != 0
  }

  /// The bytes from its first token to its last.
  var range: Range<Int> {
    let extent = functions.clang_getCursorExtent(raw)
    let start = offset(functions.clang_getRangeStart(extent))
    let end = offset(functions.clang_getRangeEnd(extent))
    return start..<max(start, end)
  }

  /// The file that it stands in; where a macro made it, the file that names the macro.
  var file: CXFile? {
    var file: CXFile?
    // The call fills the pointer that is passed; what is not asked for may be null.
    unsafe functions.clang_getFileLocation(functions.clang_getCursorLocation(raw), &file, nil, nil, nil)
    return unsafe file
  }

  private func offset(_ location: CXSourceLocation) -> Int {
    var offset: UInt32 = 0
    // The call fills the number that is passed; what is not asked for may be null.
    unsafe functions.clang_getFileLocation(location, nil, nil, nil, &offset)
    return Int(offset)
  }

  var children: [Cursor] {
    var found: [CXCursor] = []
    // The visitor is called before the visit returns, and the list outlives it; 1 means: go on with the next sibling.
    _ = unsafe withUnsafeMutablePointer(to: &found) { list in
      unsafe functions.clang_visitChildren(
        raw,
        { cursor, _, list in
          // What comes back is the pointer that was handed over.
          unsafe list?.assumingMemoryBound(to: [CXCursor].self).pointee.append(cursor)
          return 1
        }, list)
    }
    return found.map { Cursor(library, $0) }
  }
}

extension String {
  /// Without a macro's name before the type's: clang prints `NS_SWIFT_NAME Dish *` for the type of a property that is named so
  /// while something else says that it is never nil.
  fileprivate var withoutMacro: String {
    let bytes = utf8
    guard let blank = bytes.firstIndex(of: UInt8(ascii: " ")), bytes[..<blank].contains(UInt8(ascii: "_")),
      bytes[..<blank].allSatisfy({ $0.isUppercase || $0 == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return self }
    let rest = self[blank...].dropFirst()
    guard let first = rest.first, first.isLetter || rest.hasPrefix("__kindof "), !rest.hasPrefix("const ") else { return self }
    return String(rest)
  }
}
