// Whoever the mark names may call it; a name that only is part of one of its words is nobody's.
class Kiln {
  /// Do not call this directly, call `bake()` instead.
  func heat() {}
}
struct Potter {
  func bake(_ kiln: Kiln) { kiln.heat() }
  func s(_ kiln: Kiln) { kiln.heat() }  // expect: protected_member_called
  func rect(_ kiln: Kiln) { kiln.heat() }  // expect: protected_member_called
}
// Through parameters with clauses, and compositions.
func fire<K>(_ kiln: K, _ other: any Kiln & Sendable, _ third: some Kiln) where K: Kiln, K: AnyObject {
  kiln.heat()  // expect: protected_member_called
  other.heat()  // expect: protected_member_called
  third.heat()  // expect: protected_member_called
}
// Which of them has the member cannot be told.
func cool<K>(_ kiln: K) where K: Kiln, K: Stranger { kiln.heat() }
func warm<K>(_ kiln: K) where K == Stranger { kiln.heat() }
struct Shed<K> {
  let kiln: K
  func open<T>(_ other: T) where T: Kiln { other.heat() }  // expect: protected_member_called
}
extension Shed where K: Kiln {
  func close() { kiln.heat() }  // expect: protected_member_called
}
// What must not be called directly is called by the one who does it otherwise.
class Archive {
  /// This should not be called directly, use the archive's queue.
  func purge() {}
  /// This should not be called directly, use the archive's queue.
  func pack() {}
}
struct ArchiveQueue {
  let archive: Archive
  func purge() { run(); all().forEach { $0.purge() } }
  func all() -> [ArchiveQueue] { [self] }
  func run() { archive.purge(); archive.pack() }  // expect: protected_member_called "'pack()'"
}
func pack(_ archive: Archive) { archive.pack() }  // expect: protected_member_called
class Vault {
  /// This should not be called directly.
  func seal() {}
}
class BankVault: Vault {}
func close(_ vault: BankVault) { vault.seal() }  // expect: protected_member_called

// A type in a body is a subclass as well as any other.
func forge(_ kiln: Kiln) {
  class Forge: Kiln {
    func light(_ other: Kiln) { other.heat() }
  }
  Forge().light(kiln)
}

// The only call there is may be the mistake: no other way is named, or the class has it.
class Safe {
  /// Do not call this directly.
  func drill() {}
  /// Do not call this directly, use `open()`.
  func force() {}
  func open() {}
}
func rob(_ safe: Safe) {
  safe.drill()  // expect: protected_member_called
  safe.force()  // expect: protected_member_called
}
