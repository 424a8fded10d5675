// What a comment tells to use in place of the member ends in somebody who calls it.

final class Vault {
  /// Empties the vault.
  /// This shouldn't be called directly. Instead use bus.send(.emptyVault),
  /// which asks first.
  func empty() {}

  /// Don't call this directly. Nobody knows why.
  func shut() {}
}

final class Butler {
  private let vault = Vault()

  func subscribe(to bus: Bus) {
    bus.on(.emptyVault) { [weak self] in self?.emptyVault() }
  }

  private func emptyVault() { vault.empty() }

  func leave() {
    vault.empty()  // expect: protected_member_called "Instead use bus.send"
    vault.shut()  // expect: protected_member_called "'shut()' is not for users of 'Vault'"
  }
}

final class Bus {
  enum Topic { case emptyVault }
  func on(_ topic: Topic, _ run: @escaping () -> Void) {}
  func send(_ topic: Topic) {}
}

final class Cellar {
  /// Wipes the shelves
  /// This shouldn't be called directly
  func wipe() {}
}

func clean(_ cellar: Cellar) {
  cellar.wipe()  // expect: protected_member_called "of 'Cellar': "
}
