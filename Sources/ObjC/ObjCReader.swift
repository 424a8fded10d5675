public import Facts
import Syntax

/// Reads Objective-C files, one after the other, through libclang.
public struct ObjCReader {
  private let library: LibClang

  public init(_ library: LibClang) { self.library = library }

  /// What the file says; nothing if clang gives up on it.
  ///
  /// - Parameter prelude: what the file has to be told of others, as `ObjCContext` puts it together.
  public func facts(of file: ObjCFile, prelude: ContiguousArray<UInt8>) -> FileFacts? {
    guard let unit = TranslationUnit(library, file, prelude: prelude) else { return nil }
    var builder = ObjCFactsBuilder(file)
    builder.add(unit.topLevel)
    return builder.facts
  }
}
