import ObjectiveC
import UIKit

extension UIView {
  static func trade() {
    let own = #selector(layoutSubviews)
    let other = #selector(tracedLayout)
    guard let first = class_getInstanceMethod(self, own), let second = class_getInstanceMethod(self, other) else { return }
    if class_addMethod(self, own, method_getImplementation(second), method_getTypeEncoding(second)) {
      class_replaceMethod(self, other, method_getImplementation(first), nil)  // expect: runtime_access_bypass "'class_replaceMethod' changes what a method does while the program runs"
    } else {
      method_exchangeImplementations(first, second)  // related: runtime_access_bypass
    }
  }

  func disguise(_ type: AnyClass, _ variable: Ivar) {
    object_setClass(self, type)  // expect: runtime_access_bypass "'object_setClass'"
    print(object_getIvar(self, variable) ?? "")  // expect: runtime_access_bypass "'object_getIvar'"
  }

  func inject(_ block: Any) {
    let code = imp_implementationWithBlock(block)
    class_addMethod(UIView.self, #selector(tracedLayout), code, "v@:")  // expect: runtime_access_bypass
  }

  // One body is one finding for each purpose.
  func dress(_ type: AnyClass, _ block: Any) {
    object_setClass(self, type)  // expect: runtime_access_bypass
    class_addMethod(type, #selector(tracedLayout), imp_implementationWithBlock(block), "v@:")  // expect: runtime_access_bypass "'class_addMethod'"
    object_setClass(self, type)  // related: runtime_access_bypass
  }

  @objc func tracedLayout() {}
}

final class Panel: UIView {
  let bar = UINavigationBar()
  let item = UITabBarItem()

  func peek() {
    perform(Selector(("_dimBackground:")), with: nil)  // expect: runtime_access_bypass "'_dimBackground:' is nobody's to use but Apple's"
    perform(NSSelectorFromString("_dimBackground"))  // expect: runtime_access_bypass
    _ = NSClassFromString("_UIDimmingView")  // expect: runtime_access_bypass
    bar.setValue(true, forKey: "hidesShadow")  // expect: runtime_access_bypass "the key 'hidesShadow'"
    setValue(1, forKey: "_secretInset")  // expect: runtime_access_bypass
    _ = bar.value(forKeyPath: "layer._inner.size")  // expect: runtime_access_bypass
    _ = item.value(forKey: "view")  // expect: runtime_access_bypass
    _ = unknownTabItem.value(forKey: "view")  // expect: runtime_access_bypass
  }
}

dynamic func greet() {}
@_dynamicReplacement(for: greet()) func greetLouder() {}  // expect: runtime_access_bypass "'greetLouder()'"

func swap(_ first: Method, _ second: Method) {
  let exchange = method_exchangeImplementations  // expect: runtime_access_bypass
  exchange(first, second)
}
func swapAll(_ first: Method, _ second: Method) {
  ObjectiveC.method_exchangeImplementations(first, second)  // expect: runtime_access_bypass
}

// What is taken is known where others' classes are extended, too; what may be called like a parameter of theirs is not.
extension UIViewController {
  func strip(_ field: UISearchBar, _ item: UIBarButtonItem) {
    field.setValue("stop", forKey: "_cancelButtonText")  // expect: runtime_access_bypass
    _ = item.value(forKey: "view")  // expect: runtime_access_bypass
  }
}
extension Store {
  func strip(_ value: Value) { value.setValue("stop", forKey: "_cancelButtonText") }
}
