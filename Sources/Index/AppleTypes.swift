import Catalog
import Facts
import Syntax

/// What of Apple's a name that is not the project's stands for, in a file.
struct AppleTypes {
  private(set) var protocols: [CatalogProtocol] = []
  private(set) var classes: [CatalogClass] = []
  /// A name of Swift's own, or of a framework without Objective-C.
  private(set) var isSwiftOnly = false

  var isEmpty: Bool { protocols.isEmpty && classes.isEmpty }

  /// - Parameters:
  ///   - path: A dotted name, whose parts are stretches of the file's names; the first may be a module.
  ///   - isObjCProtocol: Objective-C means a protocol, which may have the name of a class: `NSObject`.
  init(
    _ path: ContiguousArray<Range<Int>>, _ storage: ContiguousArray<UInt8>, importedBy file: Int, _ index: ProjectIndex,
    isObjCProtocol: Bool = false
  ) {
    if path.isEmpty { return }
    if isObjCProtocol {
      protocols = Catalog.apple.protocols(objcName: String(decoding: storage[path[path.count - 1]], as: UTF8.self))
    }
    if !isEmpty {
      choose(importedBy: file, index)
      return
    }
    if path.count == 1 { find(storage[path[0]], nil) } else { findNested(path, storage) }
    if isEmpty {
      let name = String(decoding: storage[path[path.count - 1]], as: UTF8.self)
      findOthers(name, importedBy: file, index)
    }
    choose(importedBy: file, index)
  }

  /// - Parameter module: The only one that is asked.
  private mutating func find(_ name: ContiguousArray<UInt8>.SubSequence, _ module: String?) {
    (protocols, classes) = Catalog.apple.types(named: name)
    guard let module, !isEmpty else { return }
    let (allProtocols, allClasses) = (protocols, classes)
    protocols = allProtocols.filter { $0.module == module }
    classes = allClasses.filter { $0.module == module }
    // A framework also gives on what others have.
    if isEmpty { (protocols, classes) = (allProtocols, allClasses) }
  }

  /// `CKRecord.ID`, `UIKit.UIView`
  private mutating func findNested(_ path: ContiguousArray<Range<Int>>, _ storage: ContiguousArray<UInt8>) {
    let dot = ContiguousArray([UInt8(ascii: ".")])
    find(ContiguousArray(path.map { storage[$0] }.joined(separator: dot))[...], nil)
    if !isEmpty { return }
    let inner = ContiguousArray(path.dropFirst().map { storage[$0] }.joined(separator: dot))
    find(inner[...], String(decoding: storage[path[0]], as: UTF8.self))
  }

  /// Names that Objective-C or an older Swift has, and those that only Swift has.
  private mutating func findOthers(_ name: String, importedBy file: Int, _ index: ProjectIndex) {
    isSwiftOnly = SwiftOnlyTypes.contains(name) { index.imports($0, inFile: file) }
    if isSwiftOnly { return }
    if let superclass = SwiftOnlyTypes.superclass(of: name) {
      classes = Catalog.apple.classes(named: superclass)
    } else {
      (protocols, classes) = Catalog.apple.types(objcName: name)
    }
  }

  /// Of a name that several frameworks have those that the file imports; all if that says nothing.
  private mutating func choose(importedBy file: Int, _ index: ProjectIndex) {
    if protocols.count > 1 {
      let imported = protocols.filter { index.imports($0.module, inFile: file) }
      if !imported.isEmpty { protocols = imported }
    }
    if classes.count > 1 {
      let imported = classes.filter { index.imports($0.module, inFile: file) }
      if !imported.isEmpty { classes = imported }
    }
  }
}

extension ProjectIndex {
  /// Whether the file imports the module, or one that gives it on.
  public func imports(_ module: String, inFile file: Int) -> Bool {
    files[file].decls.contains { decl in
      guard decl.kind == .import else { return false }
      // `import struct Module.Type`, `#import <Module/Header.h>`
      let name = files[file].names.bytes(of: decl.name).prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "/") }
      return name.elementsEqual(module.utf8) || (module == "AppKit" && name.elementsEqual("Cocoa".utf8))
    }
  }
}
