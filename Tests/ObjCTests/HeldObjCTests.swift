import ObjC
import Testing

/// Which files are shown to clang.
@Suite struct HeldObjCTests {
  private func holds(_ text: String, _ path: String) -> Bool { ObjCFile.holdsObjC(ContiguousArray(text.utf8).span, path) }

  @Test func importsOfBridgingHeaders() {
    let text = "#import <UIKit/UIGestureRecognizerSubclass.h>\n"
    #expect(holds(text, "App/App-Bridging-Header.h"))
    #expect(holds(text, "App/Panel.m"))
    #expect(!holds(text, "App/Panel.h"))
    #expect(holds("@protocol Panel\n@end\n", "App/Panel.h"))
    #expect(!holds("int panel(void);\n", "App/App-Bridging-Header.h"))
  }

  /// What a type is called besides names of members depend on; a header of C says `#include`.
  @Test func otherNamesOfTypes() {
    #expect(holds("#import <Foundation/Foundation.h>\ntypedef NSString *Label NS_TYPED_ENUM;\n", "App/Label.h"))
    #expect(holds("typedef long Count;\n#import \"Label.h\"\n", "App/Count.h"))
    #expect(!holds("#include <stdint.h>\ntypedef int32_t Count;\n", "App/Count.h"))
    #expect(!holds("#import \"Label.h\"\n// typedef\n", "App/Count.h"))
  }
}
