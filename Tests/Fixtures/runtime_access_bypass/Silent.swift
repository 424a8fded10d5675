import CoreData
import UIKit

final class Filter: NSObject {
  @objc var _rows: [Int] = []
  var lines: [Int] { value(forKey: "_rows") as? [Int] ?? [] }
  @objc func _refresh() {}
  func schedule() { perform(Selector(("_refresh"))) }
}

struct Store {
  func value(forKey key: String) -> Int { key.count }
  func setValue(_ value: Int, forKey key: String) {}
  func fill() {
    setValue(value(forKey: "_first"), forKey: "hidesShadow")
  }
}

final class Record: NSManagedObject {
  func touch() { setValue(1, forKey: "_stamp") }
}

func plain(_ filter: CIFilter, _ layer: CAGradientLayer, _ view: UIView, _ defaults: UserDefaults, _ dictionary: NSDictionary) {
  filter.setValue(1, forKey: "_key")
  layer.setValue(1, forKey: "_mark")
  defaults.setValue(1, forKey: "statusBar")
  view.setValue(1, forKey: "tag")
  _ = view.value(forKey: "key" + "_suffix")
  _ = dictionary.value(forKey: "_id")
  _ = unknown.value(forKey: "_id")
  _ = unknown.value(forKey: "view")
  _ = NSClassFromString("UIAlertController")
  _ = NSClassFromString("_TtC4Main6Filter")
  _ = NSClassFromString("_\(filter)")
  print("Selector((\"_hidden\"))", "method_exchangeImplementations")
}

// Somebody's own function of the name.
func object_setIvar(_ thing: Int) {}
func useOwn() { object_setIvar(1) }

// Without a block it only brings a method in.
func add(_ type: AnyClass, _ method: Method) {
  class_addMethod(type, method_getName(method), method_getImplementation(method), nil)
}
