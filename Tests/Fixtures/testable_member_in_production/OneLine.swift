struct Receipt { let text: String }
extension Receipt { /// - Note: for testing only
  static func blank() -> Receipt { Receipt(text: "") } }
func printReceipt() { show(Receipt.blank()) }  // expect: testable_member_in_production
