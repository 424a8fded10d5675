import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Another reader of XML than ours, to see whether what we write is XML.
enum XMLReader {
  static func isWellFormed(_ bytes: ContiguousArray<UInt8>) -> Bool { XMLParser(data: Data(bytes)).parse() }
}
