import Foundation

protocol PageReader: XMLParserDelegate {}
extension PageReader {
  #if os(Linux) || os(Windows)
  func parserDidStartDocument(_ parser: XMLParser) {}
  #else
  func parserDidEndDocument(_ parser: XMLParser) {}  // expect: optional_method_in_protocol_extension
  #endif
}

// Without Objective-C the protocol is Swift's, and an extension has its defaults.
#if !canImport(ObjectiveC)
  extension XMLParserDelegate {
    func parserDidStartDocument(_ parser: XMLParser) {}
    func parser(_ parser: XMLParser, foundCharacters string: String) {}
  }
#endif
#if canImport(FoundationXML) && DEBUG
  extension XMLParserDelegate {
    func parser(_ parser: XMLParser, foundComment comment: String) {}
  }
#endif
#if _runtime(_ObjC)
extension XMLParserDelegate {
  func parser(_ parser: XMLParser, foundComment comment: String) {}  // expect: optional_method_in_protocol_extension
}
#elseif DEBUG
extension XMLParserDelegate {
  func parser(_ parser: XMLParser, foundCharacters string: String) {}
}
#else
extension XMLParserDelegate {
  #if DEBUG
  func parser(_ parser: XMLParser, foundCharacters string: String) {}
  #else
  func parser(_ parser: XMLParser, foundComment comment: String) {}
  #endif
}
#endif

// Those have it, and it is not known what others are.
#if os(macOS) || os(Linux)
extension XMLParserDelegate {
  func parserDidStartDocument(_ parser: XMLParser) {}  // expect: optional_method_in_protocol_extension
}
#endif
#if WITHOUT_RUNTIME
extension XMLParserDelegate {
  func parser(_ parser: XMLParser, foundCDATA data: Data) {}  // expect: optional_method_in_protocol_extension
}
#elseif !os(Linux)
extension XMLParserDelegate {
  func parserDidEndDocument(_ parser: XMLParser) {}  // expect: optional_method_in_protocol_extension
}
#else
extension XMLParserDelegate {
  func parserDidEndDocument(_ parser: XMLParser) {}
}
#endif
