import Command
import Rules

/// The command with the rules of the house.
@main
struct Main {
  static func main() { Command.run(with: ruleBook) }
}
