/// Names that only Swift knows, and that bring no Objective-C members with them: of the standard library, and of Apple's
/// frameworks that are written in Swift.
public enum SwiftOnlyTypes {
  /// Whether the name is one of theirs, be it a protocol's, a class's or that of a type that an enum may be made of.
  ///
  /// - Parameter isImported: whether the file imports a module, for the names that others than Apple may use as well.
  public static func contains(_ name: String, isImported: (String) -> Bool) -> Bool {
    if always.contains(name) { return true }
    return byModule.contains { module, names in names.contains(name) && isImported(module) }
  }

  /// Classes that are written in Swift, and the Objective-C class that they inherit from.
  public static func superclass(of name: String) -> String? { superclasses[name] }

  private static let always = [language, values, numbers, collections, concurrency, foundation].reduce(into: Set()) {
    $0.formUnion(words($1))
  }
  private static let byModule: [(module: String, names: Set<String>)] = [
    ("Combine", words(combine)), ("Foundation", words(combine)), ("AppKit", words(combine)),
    ("UIKit", words(combine + " UIContentView UIContentConfiguration")),
    ("SwiftUI", words(combine + " " + views)), ("WidgetKit", words(combine + " " + views)),
    ("SwiftData", words("PersistentModel ModelActor VersionedSchema SchemaMigrationPlan")),
    ("AppIntents", words(intents)), ("ActivityKit", ["ActivityAttributes"]), ("TipKit", ["Tip"]),
    ("RealityKit", words("Component System HasModel HasAnchoring HasCollision")), ("GroupActivities", ["GroupActivity"]),
    ("Testing", words("Trait TestTrait SuiteTrait CustomTestStringConvertible")),
    ("ExtensionFoundation", words("AppExtension AppExtensionConfiguration ExtensionPointIdentifiable")),
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) })
  }

  private static let language = """
    class Any AnyObject Copyable Escapable BitwiseCopyable Equatable Hashable Comparable Identifiable CaseIterable \
    RawRepresentable Error CustomStringConvertible CustomDebugStringConvertible CustomReflectable CustomLeafReflectable \
    CustomPlaygroundDisplayConvertible LosslessStringConvertible TextOutputStream \
    TextOutputStreamable Codable Encodable Decodable CodingKey CodingKeyRepresentable CodableWithConfiguration \
    EncodableWithConfiguration DecodableWithConfiguration Encoder Decoder SingleValueEncodingContainer \
    SingleValueDecodingContainer UnkeyedEncodingContainer UnkeyedDecodingContainer KeyedEncodingContainerProtocol \
    KeyedDecodingContainerProtocol ExpressibleByNilLiteral ExpressibleByBooleanLiteral ExpressibleByIntegerLiteral \
    ExpressibleByFloatLiteral ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral \
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringInterpolation StringInterpolationProtocol \
    ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral CVarArg RandomNumberGenerator KeyPath AnyKeyPath \
    PartialKeyPath WritableKeyPath ReferenceWritableKeyPath ManagedBuffer Regex RegexComponent CustomConsumingRegexComponent \
    Observable ObservableObject AnyCancellable CurrentValueSubject PassthroughSubject \
    ExpressionMacro DeclarationMacro MemberMacro PeerMacro AccessorMacro ExtensionMacro BodyMacro \
    ErrorType BooleanType CustomPlaygroundConvertible StringLiteralConvertible IntegerLiteralConvertible \
    ArrayLiteralConvertible DictionaryLiteralConvertible FloatLiteralConvertible NilLiteralConvertible \
    BooleanLiteralConvertible OptionSetType SequenceType GeneratorType CollectionType Indexable ForwardIndexType \
    BidirectionalIndexType RandomAccessIndexType RangeReplaceableCollectionType MutableCollectionType
    """
  private static let values = """
    Bool Int Int8 Int16 Int32 Int64 Int128 UInt UInt8 UInt16 UInt32 UInt64 UInt128 Float Float16 Float32 Float64 Float80 \
    Double String Character Substring StaticString Optional Array Dictionary Set CGFloat Unicode
    """
  private static let numbers = """
    Numeric SignedNumeric AdditiveArithmetic BinaryInteger FixedWidthInteger SignedInteger UnsignedInteger FloatingPoint \
    BinaryFloatingPoint Strideable SIMD SIMDScalar VectorArithmetic
    """
  private static let collections = """
    Sequence IteratorProtocol Collection BidirectionalCollection RandomAccessCollection MutableCollection \
    RangeReplaceableCollection LazySequenceProtocol LazyCollectionProtocol StringProtocol RangeExpression SetAlgebra \
    OptionSet
    """
  private static let concurrency = """
    Sendable SendableMetatype Actor AnyActor DistributedActor GlobalActor MainActor Executor SerialExecutor TaskExecutor \
    AsyncSequence AsyncIteratorProtocol Clock InstantProtocol DurationProtocol AtomicRepresentable \
    AtomicOptionalRepresentable
    """
  private static let foundation = """
    LocalizedError CustomNSError RecoverableError ReferenceConvertible DataProtocol MutableDataProtocol ContiguousBytes \
    FormatStyle ParseableFormatStyle ParseStrategy SortComparator AttributeScope AttributedStringKey \
    DecodableAttributedStringKey EncodableAttributedStringKey CodableAttributedStringKey \
    MarkdownDecodableAttributedStringKey ObjectiveCConvertibleAttributedStringKey AttributedStringProtocol \
    CustomLocalizedStringResourceConvertible TopLevelEncoder TopLevelDecoder JSONDecoder JSONEncoder \
    PropertyListDecoder PropertyListEncoder
    """
  /// What Foundation gives on, too.
  private static let combine = """
    Publisher Subscriber Subscription Subject Cancellable ConnectablePublisher Scheduler \
    CustomCombineIdentifierConvertible SchedulerTimeIntervalConvertible
    """
  private static let views = """
    View ViewModifier App Scene Commands Widget WidgetBundle WidgetConfiguration TimelineProvider IntentTimelineProvider \
    AppIntentTimelineProvider TimelineEntry PreviewProvider LibraryContentProvider ButtonStyle PrimitiveButtonStyle \
    LabelStyle ToggleStyle ListStyle GroupBoxStyle ProgressViewStyle GaugeStyle DisclosureGroupStyle FormStyle \
    TextFieldStyle PickerStyle MenuStyle DatePickerStyle NavigationViewStyle TabViewStyle IndexViewStyle LabeledContentStyle \
    ControlGroupStyle TextEditorStyle TableStyle TableRowContent TableColumnContent WindowStyle WindowToolbarStyle Shape \
    InsettableShape ShapeStyle ShapeView Layout LayoutValueKey Animatable AnimatableModifier CustomAnimation Transition \
    GeometryEffect PreferenceKey EnvironmentKey EnvironmentalModifier FocusedValueKey ContainerValueKey TransactionKey \
    DynamicProperty DynamicViewContent Gesture DropDelegate Transferable ToolbarContent CustomizableToolbarContent \
    AccessibilityRotorContent AlignmentID CoordinateSpaceProtocol UIViewRepresentable UIViewControllerRepresentable \
    NSViewRepresentable NSViewControllerRepresentable WKInterfaceObjectRepresentable FileDocument \
    ReferenceFileDocument
    """
  private static let intents = """
    AppIntent AppEntity AppEnum AppShortcutsProvider EntityQuery EntityStringQuery EnumerableEntityQuery \
    DynamicOptionsProvider SetFocusFilterIntent WidgetConfigurationIntent ControlConfigurationIntent LiveActivityIntent \
    AudioPlaybackIntent OpenIntent ForegroundContinuableIntent PredictableIntent
    """

  private static let superclasses = [
    "UIHostingController": "UIViewController", "NSHostingController": "NSViewController", "NSHostingView": "NSView",
    "UITableViewDiffableDataSource": "UITableViewDiffableDataSourceReference",
    "UICollectionViewDiffableDataSource": "UICollectionViewDiffableDataSourceReference",
    "NSCollectionViewDiffableDataSource": "NSCollectionViewDiffableDataSourceReference",
    "XCTestCase": "NSObject", "XCTest": "NSObject",
  ]
}
