// A helper that asks what the value is finds the type's own version.
protocol Formula {}
extension Formula {
  var fault: String? { Faults.fault(of: self) }
  var price: Int { Faults.count() }  // expect: extension_member_not_requirement "'price'"
  func note() -> String? { noteOf(self) }
}
struct Ratio: Formula {
  let fault: String?
  let price: Int
  func note() -> String? { "ratio" }
}
struct Whole: Formula {}
enum Faults {
  static func fault(of formula: any Formula) -> String? {
    if let ratio = formula as? Ratio { return ratio.fault }
    return nil
  }
  static func count() -> Int { 0 }
}
func noteOf(_ formula: any Formula) -> String? {
  switch formula {
  case let ratio as Ratio: ratio.note()
  default: nil
  }
}
