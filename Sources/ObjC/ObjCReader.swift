public import Facts
import Syntax

/// Reads Objective-C files, one after the other, through libclang.
public final class ObjCReader {
  private let library: LibClang
  private var units: [TranslationUnit.Form: TranslationUnit] = [:]

  public init(_ library: LibClang) { self.library = library }

  /// What the file says; nothing if clang gives up on it.
  ///
  /// - Parameter prelude: what the file has to be told of others, as `ObjCContext` puts it together.
  public func facts(of file: ObjCFile, prelude: ContiguousArray<UInt8>) -> FileFacts? {
    guard let builder = builder(for: file, file.declarations, prelude) else { return nil }
    // At variables and macros of classes that it cannot make sense of clang may lose the thread: what it lost is found
    // without them.
    guard builder.bodies.count < file.bodies.count || builder.containers < file.containers,
      let plain = self.builder(for: file, file.plainDeclarations, prelude)
    else { return builder.facts }
    return plain.facts
  }

  /// - Parameter text: the file's, or one of the same length.
  private func builder(
    for file: ObjCFile, _ text: ContiguousArray<UInt8>, _ prelude: ContiguousArray<UInt8>
  ) -> ObjCFactsBuilder? {
    let form = TranslationUnit.Form(isCPlusPlus: file.isCPlusPlus, skipsBodies: file.isHeader)
    if units[form]?.read(text, prelude: prelude) != true { units[form] = TranslationUnit(library, form, text, prelude: prelude) }
    return units[form].map { ObjCFactsBuilder(file, $0.topLevel) }
  }
}
