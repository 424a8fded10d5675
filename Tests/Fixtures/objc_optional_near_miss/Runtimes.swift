import Foundation

final class PageReader: NSObject, XMLParserDelegate {
  #if os(Linux)
  // There the compiler asks for what is required, and gives defaults for the rest.
  func parser(_ parser: XMLParser, didEnd elementName: String, namespaceURI: String?, qualifiedName: String?) {}
  #else
  func parser(  // expect: objc_optional_near_miss
    _ parser: XMLParser, didEnd elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {}
  #endif
}
