import CClang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// libclang, opened at run time: a machine without it lints Swift all the same.
///
/// The functions are found once, when the library is opened. The library stays open as long as the process lives.
@safe public struct LibClang {
  /// Where it was found.
  public let path: String
  let functions: CXFunctions

  /// The functions' names, in the order of `CXFunctions`.
  private static let names = [
    "clang_createIndex", "clang_disposeIndex", "clang_parseTranslationUnit2",
    "clang_reparseTranslationUnit", "clang_disposeTranslationUnit",
    "clang_getTranslationUnitCursor", "clang_visitChildren", "clang_getCursorSpelling", "clang_getTypeSpelling",
    "clang_getCString", "clang_disposeString", "clang_getCursorType", "clang_getCursorResultType",
    "clang_getCanonicalType", "clang_Cursor_getArgument",
    "clang_Cursor_getNumArguments", "clang_Cursor_isObjCOptional", "clang_Cursor_getObjCPropertyAttributes",
    "clang_Cursor_getObjCPropertyGetterName", "clang_Cursor_getObjCPropertySetterName", "clang_getCursorAvailability",
    "clang_getCursorLocation", "clang_Location_isFromMainFile", "clang_getCursorExtent", "clang_getRangeStart",
    "clang_getRangeEnd", "clang_getFileLocation", "clang_getClangVersion", "clang_getTypedefDeclUnderlyingType",
    "clang_isCursorDefinition", "clang_getFile",
  ]

  /// The first library of those that can be opened, and has what is needed.
  public init?(among paths: [String] = LibClang.usualPaths) {
    for path in paths {
      if let library = LibClang(path) {
        self = library
        return
      }
    }
    return nil
  }

  /// The library at the path, or of that name where the system looks for libraries.
  public init?(_ path: String) {
    var functions = CXFunctions()
    // The path is handed over as a C string for the time of the call.
    guard let handle = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL) else { return nil }
    let size = MemoryLayout<Int>.size  // a pointer's
    precondition(MemoryLayout<CXFunctions>.size == LibClang.names.count * size)
    for (place, name) in LibClang.names.enumerated() {
      // Every handle that dlopen gave may be asked for symbols.
      guard let function = unsafe dlsym(handle, name) else { return nil }
      // A function of that name has the type that the header gives it: libclang's C interface is stable. The structure
      // is made of pointers alone, one for each name.
      unsafe withUnsafeMutableBytes(of: &functions) { bytes in
        unsafe bytes.storeBytes(of: function, toByteOffset: place * size, as: UnsafeMutableRawPointer.self)
      }
    }
    self.path = path
    self.functions = functions
  }

  /// What the library says that it is.
  public var version: String {
    // It is a string of the library's own.
    unsafe text(functions.clang_getClangVersion())
  }

  /// The string's text; the string is given back.
  func text(_ string: CXString) -> String {
    // A string of the library's ends with NUL, and is read before it is given back.
    defer { unsafe functions.clang_disposeString(string) }
    return unsafe functions.clang_getCString(string).map { unsafe String(cString: $0) } ?? ""
  }
}
