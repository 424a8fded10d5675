import Facts
import Syntax

/// What files import: all of them the same few modules.
struct Imports {
  /// An `import` in a file, of what may or may not be a module of the project.
  struct Item {
    let file: Int
    /// A place in `modules`.
    let module: Int
    let isExported: Bool
    let isTestable: Bool
  }

  private(set) var modules: [String] = []
  private(set) var items: [Item] = []
  private var places: [String: Int] = [:]
  /// What stands behind `import` in Swift, and for each of that the place of the module.
  private var paths = NameTable(capacity: 64)
  private var placeOfPath = [-1]

  init(_ files: ContiguousArray<FileFacts>) {
    for file in files.indices {
      let isObjectiveC = files[file].flags.contains(.isObjectiveC)
      let (decls, names) = (files[file].decls, files[file].names)
      for index in decls.indices where decls[index].kind == .import {
        let decl = decls[index]
        let module = isObjectiveC ? place(of: Imports.objcModule(names.text(decl.name))) : place(of: decl.name, names)
        items.append(
          Item(
            file: file, module: module, isExported: files[file].hasAttribute("_exported", decl),
            isTestable: files[file].hasAttribute("testable", decl)))
      }
    }
  }

  /// Of `import struct Module.Type`.
  private mutating func place(of path: Name, _ names: NameTable) -> Int {
    let number = Int(paths.intern(path, of: names).raw)
    if number == placeOfPath.count { placeOfPath.append(place(of: Imports.start(of: names.text(path), "."))) }
    return number == 0 ? place(of: "") : placeOfPath[number]
  }

  private mutating func place(of module: String) -> Int {
    if let known = places[module] { return known }
    places[module] = modules.count
    modules.append(module)
    return modules.count - 1
  }

  /// Of `#import <Module/Header.h>`, `@import Module.Part`.
  private static func objcModule(_ path: String) -> String { start(of: path, path.hasSuffix(".h") ? "/" : ".") }

  private static func start(of path: String, _ end: Unicode.Scalar) -> String {
    path.utf8.firstIndex(of: UInt8(ascii: end)).map { String(path[..<$0]) } ?? path
  }
}
