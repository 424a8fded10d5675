import CClang

/// A text as clang understood it, and after it others of its form: what clang is told of a language it sorts out once, which
/// takes as long as reading most texts does.
///
/// It is read from memory alone: whatever the text says, no file is opened.
@safe final class TranslationUnit {
  /// What clang has to be told of a text before it reads it.
  struct Form: Hashable {
    let isCPlusPlus: Bool
    let skipsBodies: Bool
  }

  private let library: LibClang
  private let index: CXIndex
  private let unit: CXTranslationUnit

  private static let skipsBodies: UInt32 = 0x40
  private static let keepsGoing: UInt32 = 0x200
  /// Without it types come without their nullability.
  private static let keepsAttributes: UInt32 = 0x1000

  /// What clang is told that the text is called, and what stands before it.
  fileprivate static let name = "/accesslint/text"
  fileprivate static let before = "/accesslint/prelude"
  /// As Apple's systems have it, on a processor that hardly has functions of its own: clang makes a table of them for
  /// each text, and that of an ARM costs as much as reading the text.
  private static let target = "sparcv9-apple-ios16.0"

  /// Nothing if clang gives up on the text as a whole.
  init?(_ library: LibClang, _ form: Form, _ text: ContiguousArray<UInt8>, prelude: ContiguousArray<UInt8>) {
    let arguments = [
      "-x", form.isCPlusPlus ? "objective-c++" : "objective-c", "-fblocks", "-target", TranslationUnit.target,
      "-ferror-limit=0", "-w", "-nostdinc", "-nostdlibinc", "-nobuiltininc", "-fno-spell-checking",
      // What clang would define and declare of itself costs more to be set up than most texts to be read.
      "-undef", "-fno-builtin", "-include", TranslationUnit.before,
    ]
    let options = TranslationUnit.keepsGoing | TranslationUnit.keepsAttributes
      | (form.skipsBodies ? TranslationUnit.skipsBodies : 0)
    var unit: CXTranslationUnit?
    // No declarations are left out, and nothing is printed.
    guard let index = library.functions.clang_createIndex(0, 0) else { return nil }
    // The strings outlive the call, which copies what it keeps.
    let status = unsafe withCStrings(arguments) { arguments in
      unsafe withFiles(text, prelude) { files, count in
        unsafe library.functions.clang_parseTranslationUnit2(
          index, TranslationUnit.name, arguments.baseAddress, Int32(arguments.count), files, count, options, &unit)
      }
    }
    // Without a unit there is nothing that would still need the index.
    guard status == 0, let unit = unsafe unit else {
      unsafe library.functions.clang_disposeIndex(index)
      return nil
    }
    self.library = library
    // From here on both are this object's own.
    unsafe self.index = index
    unsafe self.unit = unit
  }

  /// Reads another text of the same form; cursors of the one before end here. If clang gives up on it, so must the unit be given
  /// up.
  func read(_ text: ContiguousArray<UInt8>, prelude: ContiguousArray<UInt8>) -> Bool {
    // The unit is there as long as this.
    unsafe withFiles(text, prelude) { files, count in
      unsafe library.functions.clang_reparseTranslationUnit(unit, count, files, 0)
    } == 0
  }

  deinit {
    // Both are there until now, and nobody has them any more: cursors do not outlive their unit.
    unsafe library.functions.clang_disposeTranslationUnit(unit)
    unsafe library.functions.clang_disposeIndex(index)
  }

  /// The declarations of the text itself, not those of the prelude. Of what macros make of it only types that are no
  /// objects count: `NS_ENUM`.
  var topLevel: [Cursor] {
    // The unit is there as long as this, and the name as long as the call.
    let all = unsafe Cursor(library, library.functions.clang_getTranslationUnitCursor(unit)).children
    let file = unsafe library.functions.clang_getFile(unit, TranslationUnit.name)
    return all.filter { cursor in
      if cursor.isInMainFile { return true }
      // Both are only compared.
      return unsafe (cursor.kind == .enumeration || cursor.kind == .alias) && cursor.file == file
    }
  }
}

/// A text and its prelude as clang has files, for the time of the call.
private func withFiles(
  _ text: ContiguousArray<UInt8>, _ prelude: ContiguousArray<UInt8>,
  _ body: (UnsafeMutablePointer<CXUnsavedFile>?, UInt32) -> Int32
) -> Int32 {
  // Names and texts outlive the call, which copies what it keeps.
  unsafe TranslationUnit.name.withCString { name in
    unsafe TranslationUnit.before.withCString { before in
      unsafe text.withUnsafeBytes { text in
        unsafe prelude.withUnsafeBytes { prelude in
          var files = unsafe [unsaved(name, text), unsaved(before, prelude)]
          return unsafe files.withUnsafeMutableBufferPointer { unsafe body($0.baseAddress, UInt32($0.count)) }
        }
      }
    }
  }
}

/// A file of clang's that is read from memory.
private func unsaved(_ name: UnsafePointer<CChar>, _ text: UnsafeRawBufferPointer) -> CXUnsavedFile {
  // The caller keeps both while the file is in use. An empty text has no address, and needs one.
  let start = unsafe text.baseAddress?.assumingMemoryBound(to: CChar.self) ?? name
  return unsafe CXUnsavedFile(Filename: name, Contents: start, Length: UInt(text.count))
}

/// The strings as C has them, for the time of the call.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutableBufferPointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  var bytes: ContiguousArray<CChar> = []
  var offsets: [Int] = []
  for string in strings {
    offsets.append(bytes.count)
    bytes += string.utf8CString
  }
  // The offsets lie inside of the bytes, which do not move until the body has returned.
  return unsafe bytes.withUnsafeBufferPointer { buffer in
    var pointers = unsafe offsets.map { offset in unsafe buffer.baseAddress?.advanced(by: offset) }
    return unsafe pointers.withUnsafeMutableBufferPointer { unsafe body($0) }
  }
}
