/// The manual page, in the macros of `man`.
enum ManualPage {
  static var text: String {
    let usages = Command.shownUsages
    var page = """
      .TH ACCESSLINT 1 "" "accesslint \(Command.version)" "User Commands"
      .SH NAME
      accesslint \\- find where Swift code goes around its own access control
      .SH SYNOPSIS
      .B accesslint
      [\\fISUBCOMMAND\\fR] [\\fIoptions\\fR] [\\fIPATH\\fR...]
      .SH DESCRIPTION
      Reads Swift sources, without building them, and reports what gets around their access control: properties that a
      protocol exposes only for its default implementations, methods that subclasses must override and do not, and methods
      that look connected but are never called.
      Without a subcommand it lints; without a path, the folder it runs in.
      .SH SUBCOMMANDS

      """
    for usage in usages { page += section(of: usage) }
    page += """
      .SH EXIT STATUS
      .TP
      .B 0
      Nothing to report.
      .TP
      .B 1
      Warnings or errors were found; with \\fB\\-\\-strict\\fR, anything.
      .TP
      .B 2
      The run itself failed: its arguments, its configuration, or a path that cannot be read.
      .SH ENVIRONMENT
      .TP
      .B NO_COLOR
      No colours, unless an option asks for them.
      .TP
      .B CLICOLOR_FORCE\\fR, \\fBFORCE_COLOR
      Colours, even where no person is reading.
      .TP
      .B ACCESSLINT_LIBCLANG
      The library that reads Objective-C, in place of the one that is found.
      .TP
      .B SDKROOT
      Apple's headers, where \\fB\\-\\-sdk\\fR names none.

      """
    return page
  }

  private static func section(of usage: Usage) -> String {
    var text = ".SS \(escaped(usage.synopsis))\n\(sentence(usage.summary))\n"
    for line in usage.details.split(separator: "\n") { text += ".br\n\(protected(String(line)))\n" }
    for option in usage.options where option.name != Option.help.name {
      let value = option.value.map { " \\fI\(escaped($0.placeholder))\\fR" } ?? ""
      let names = [option.short, option.name].compactMap { $0 }.map { "\\fB\(escaped($0))\\fR" }
      text += ".TP\n\(names.joined(separator: ", "))\(value)\n\(sentence(option.help))\n"
    }
    return text
  }

  private static func sentence(_ phrase: String) -> String { protected(HelpText.capitalised(phrase) + ".") }

  /// A line that begins with a stop or a quote would be a request.
  private static func protected(_ line: String) -> String {
    let text = escaped(line)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      case "'": result += "\\(aq"
      default: result.append(character)
      }
    }
    return result
  }
}
