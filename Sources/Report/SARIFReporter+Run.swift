import RuleKit

// What a run was: the tool with its rules, and how it ended.
extension SARIFReporter {
  /// What GitHub takes of a description.
  private static let longestDescription = 1024

  func writeDriver(_ cards: [RuleCard], _ run: RunNotes, to json: inout JSONWriter) {
    json.object("driver") { json in
      json.member("name", "accesslint")
      if !presentation.version.isEmpty { json.member("semanticVersion", presentation.version) }
      json.array("rules") { json in
        for card in cards {
          json.newLine()
          json.object { json in write(card, to: &json) }
        }
      }
      let subjects = subjects(of: run)
      if subjects.isEmpty { return }
      json.array("notifications") { json in
        for subject in subjects {
          json.object { json in
            json.member("id", subject.id)
            json.object("shortDescription") { json in json.member("text", subject.summary) }
          }
        }
      }
    }
  }

  private func write(_ card: RuleCard, to json: inout JSONWriter) {
    json.member("id", card.id)
    json.member("name", card.id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    json.object("shortDescription") { json in
      json.member("text", shortened(card.summary.prefix(1).uppercased() + card.summary.dropFirst()))
    }
    json.object("fullDescription") { json in json.member("text", shortened(card.rationale)) }
    json.object("help") { json in
      json.member("text", card.rationale)
      json.member("markdown", CardMarkdown(card).text)
    }
    json.object("defaultConfiguration") { json in
      json.member("level", level(card.severity))
      if card.isOptIn { json.member("enabled", false) }
    }
    json.object("properties") { json in
      json.array("tags") { json in
        json.element("access-control")
        json.element("swift")
      }
      // What is off by default is so because it is not always right.
      json.member("precision", card.isOptIn ? "medium" : "high")
      json.member("problem.severity", card.severity == .info ? "recommendation" : card.severity.text)
    }
  }

  private func shortened(_ text: String) -> String {
    let most = SARIFReporter.longestDescription
    return text.utf16.count <= most ? text : String(text.prefix(most / 2)) + "…"
  }

  /// How the process ends, and what went wrong on the way.
  func writeInvocation(_ run: RunNotes, _ places: SARIFPlaces, to json: inout JSONWriter) {
    json.array("invocations") { json in
      json.object { json in
        json.member("executionSuccessful", run.exitCode < 2)
        json.member("exitCode", run.exitCode)
        write(run.notes.filter { $0.subject == .configuration }, "toolConfigurationNotifications", run, places, to: &json)
        write(run.notes.filter { $0.subject != .configuration }, "toolExecutionNotifications", run, places, to: &json)
      }
    }
  }

  private func write(
    _ notes: [RunNotes.Note], _ key: String, _ run: RunNotes, _ places: SARIFPlaces, to json: inout JSONWriter
  ) {
    if notes.isEmpty { return }
    let subjects = subjects(of: run)
    json.array(key) { json in
      for note in notes {
        json.newLine()
        json.object { json in
          json.object("descriptor") { json in
            json.member("id", note.subject.id)
            if let place = subjects.firstIndex(of: note.subject) { json.member("index", place) }
          }
          json.member("level", level(note.severity))
          json.object("message") { json in json.member("text", SARIFReporter.withoutPlaceholders(note.text)) }
          guard let path = note.path else { return }
          json.array("locations") { json in
            json.object { json in
              json.object("physicalLocation") { json in
                json.object("artifactLocation") { json in places.writeURI(of: path, to: &json) }
              }
            }
          }
        }
      }
      json.endLine()
    }
  }

  private func subjects(of run: RunNotes) -> [RunNotes.Note.Subject] {
    RunNotes.Note.Subject.allCases.filter { subject in run.notes.contains { $0.subject == subject } }
  }
}

extension RunNotes.Note.Subject {
  fileprivate var id: String {
    switch self {
    case .configuration: "configuration"
    case .input: "input"
    case .limit: "limit"
    case .output: "output"
    }
  }

  fileprivate var summary: String {
    switch self {
    case .configuration: "What the run was told to do makes no sense"
    case .input: "Something could not be read, or not as it was meant"
    case .limit: "The report does not hold everything"
    case .output: "A report could not be written"
    }
  }
}
