import Foundation
final class FileLoader: Loader {}  // expect: unimplemented_required_override
final class TextLoader: Loader {
  override func decode(_ data: Data) -> String? { nil }
}
