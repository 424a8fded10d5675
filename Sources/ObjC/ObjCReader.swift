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
    guard let unit = TranslationUnit(library, file, file.declarations, prelude: prelude) else { return nil }
    let builder = ObjCFactsBuilder(file, unit.topLevel)
    // At variables and macros of classes that it cannot make sense of clang may lose the thread: what it lost is found
    // without them.
    guard builder.bodies.count < file.bodies.count || builder.containers < file.containers,
      let plain = TranslationUnit(library, file, file.plainDeclarations, prelude: prelude)
    else { return builder.facts }
    return ObjCFactsBuilder(file, plain.topLevel).facts
  }
}
