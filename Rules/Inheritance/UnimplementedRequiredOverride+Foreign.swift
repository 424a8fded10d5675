import Facts
import Index
import RuleKit

// What classes that are not the project's leave to those who inherit from them.
extension UnimplementedRequiredOverride {
  func judgeForeignHooks(of type: TypeID, _ pass: inout Pass) {
    let index = pass.index
    if index.foreignHooks(of: type).isEmpty { return }
    for (subclass, lacks) in index.foreignLacks(of: type).sorted(by: { $0.key < $1.key }) {
      let (first, file) = (lacks[0].hook, index.file(of: index.entry(subclass).decl))
      var related = index.foreignHooks(of: type).flatMap { index.overrides(of: $0, in: subclass) }.map {
        Related(pass.place(of: $0), .overridden(index.title(of: $0, inFile: file)))
      }
      related += siblings(index.overridesElsewhere(of: first, besides: type), pass) + deeper(lacks[0].deeper, pass)
      pass.report(
        .foreign(
          lacks.map(\.hook), in: index.name(of: index.entry(subclass).decl), isObjC: index.isObjectiveC(index.entry(subclass).decl)),
        at: index.entry(subclass).decl,
        related: related, isLesser: !lacks.contains { $0.hook.traps })
    }
  }
}

extension Message {
  fileprivate static func foreign(_ hooks: [ForeignHook], in type: String, isObjC: Bool) -> Message {
    let list = series(hooks.map { "'\(isObjC ? ProjectIndex.selector(ofTitle: $0.title) : $0.title)'" })
    let reason = hooks[0].origin.map { " (\($0))" } ?? ", which \(hooks[0].type) leaves to subclasses"
    let end = hooks.contains(where: \.traps) ? "; what it inherits traps when called" : ""
    return Message("'\(type)' must override \(list)\(reason)\(end)")
  }

  fileprivate static func overridden(_ title: String) -> Message { "it does override '\(title)'" }
}
