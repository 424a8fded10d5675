import Facts
import Index
import Report
import RuleKit

/// A project on which rules have worked: what they found, held against the marks.
struct Trial {
  let project: Project
  let report: Report
  /// What is wrong, in sentences that begin with a place; nothing if findings and marks agree.
  private(set) var problems: [String]
  private let marks: [[Mark]]

  /// Only the rule that the project is about works, and those that marks name.
  ///
  /// - Parameter isSharingBench: Whether the same rule objects see all files, or each file has its own.
  init(_ project: Project, rules: RuleSet, isSharingBench: Bool = true) {
    self.project = project
    let facts = project.facts(rules)
    let (marks, badMarks) = project.marks()
    let (layout, badModules) = project.layout(facts, marks)
    self.marks = marks
    problems = badMarks + badModules
    let choice = Trial.choice(of: project, rules, marks, &problems)
    let conventions = Trial.conventions(marks, &problems)
    let index = ProjectIndex(joining: facts, layout: layout, conventions, texts: project.words())
    problems += index.lostAnnotations.map { "\(project.name): nothing is called '\($0.member)'" }
    var bench = Workbench(choice, on: index)
    var findings: [Finding] = []
    for file in index.files.indices {
      if !isSharingBench { bench = Workbench(choice, on: index) }
      findings += bench.findings(inFile: file)
    }
    report = Report(findings, in: index)
    compareExpectations()
    compareEvidence()
    checkMessages()
  }

  private static func choice(
    of project: Project, _ rules: RuleSet, _ marks: [[Mark]], _ problems: inout [String]
  ) -> RuleChoice {
    var choice = RuleChoice(from: rules)
    choice.turnOffAll()
    var answers = [choice.turnOn(project.rule)]
    for mark in marks.joined() {
      switch mark {
      case .expect(let claim), .related(let claim): answers.append(choice.turnOn(claim.rule))
      case .option(let name, let text):
        let standard = rules.card(project.rule)?.options.first { $0.name == name }?.standard
        // What is no option, or does not read as its type, is refused as a text in place of a number.
        answers.append(choice.setOption(name, of: project.rule, to: standard?.sameType(reading: text) ?? .text(text)))
      case .module, .configuration: break
      }
    }
    problems += answers.compactMap { $0 }.map { "\(project.name): \($0.sentence)" }
    return choice
  }

  private static func conventions(_ marks: [[Mark]], _ problems: inout [String]) -> Conventions {
    let kinds: [String: ContractFact.Kind] = ["protected": .protected, "required": .required, "testable": .exposedForTests]
    var conventions = Conventions()
    for case .configuration(let key, let text) in marks.joined() {
      if key == "trap_functions" {
        conventions.trapFunctions.append(text)
      } else if key == "required_message_patterns" {
        conventions.messagePatterns.append(text)
      } else if let annotation = kinds[key].flatMap({ Annotation($0, of: text, saidAt: "configuration:1") }) {
        conventions.annotations.append(annotation)
      } else {
        problems.append("'\(key) = \(text)' is no configuration of the sources")
      }
    }
    return conventions
  }

  /// Each finding needs a mark on the line where it starts, and each mark a finding.
  private mutating func compareExpectations() {
    var left = report.entries
    for (file, marks) in zip(project.files, marks) {
      for case .expect(let claim) in marks {
        let found = left.firstIndex { entry in
          entry.rule == claim.rule && entry.location.path == file.path && entry.location.line == claim.line
            && (claim.text.isEmpty || entry.message.contains(claim.text))
        }
        if let found {
          left.remove(at: found)
        } else {
          let detail = claim.text.isEmpty ? "" : " with '\(claim.text)'"
          problems.append("\(project.name)/\(file.path):\(claim.line): no finding of \(claim.rule)\(detail)")
        }
      }
    }
    for entry in left {
      problems.append("\(place(of: entry.location)): a finding without a mark: \(entry.message) [\(entry.rule)]")
    }
  }

  /// Each line that is marked as evidence must be shown as such; other evidence needs no mark.
  private mutating func compareEvidence() {
    for (file, marks) in zip(project.files, marks) {
      for case .related(let claim) in marks {
        let isShown = report.entries.contains { entry in
          entry.rule == claim.rule && entry.related.contains { related in
            related.location.path == file.path && related.location.line == claim.line
              && (claim.text.isEmpty || related.message.contains(claim.text))
          }
        }
        if isShown { continue }
        problems.append("\(project.name)/\(file.path):\(claim.line): no evidence of \(claim.rule)")
      }
    }
  }

  private mutating func checkMessages() {
    for entry in report.entries {
      for message in [entry.message] + entry.related.map(\.message) where !Message(message).isPhrase {
        problems.append("\(place(of: entry.location)): begins big, or ends in a stop: \(message)")
      }
    }
  }

  private func place(of location: Location) -> String { "\(project.name)/\(location.path):\(location.line)" }
}

extension RuleOption.Value {
  /// The value that a text stands for where one of the type of `self` is wanted; the texts of a list are separated by commas.
  fileprivate func sameType(reading text: String) -> RuleOption.Value? {
    switch self {
    case .flag: Bool(text).map { .flag($0) }
    case .number: Int(text).map { .number($0) }
    case .text: .text(text)
    case .list: .list(text.split(separator: ",").map { String($0.drop { $0 == " " }) })
    }
  }
}
