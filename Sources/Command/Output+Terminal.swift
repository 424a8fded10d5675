#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// What a stream's reader can see.
extension Output {
  /// The columns of the terminal, if a person reads the stream.
  var width: Int? {
    guard isTerminal else { return nil }
    if let columns = Environment.value("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    // The call fills the structure that is passed.
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether a person waits at the stream, and not a log.
  var takesProgress: Bool {
    isTerminal && Environment.value("TERM") != "dumb" && Environment.value("CI") == nil
      && Environment.value("PRE_COMMIT") == nil
  }

  /// Whether the stream is a terminal that is known to show links, and on the machine that has the files.
  var takesLinks: Bool {
    guard isTerminal, Environment.value("SSH_CONNECTION") == nil, let type = Environment.value("TERM"), type != "dumb" else {
      return false
    }
    // Older versions of the library that GNOME's terminals share printed the links.
    if let version = Environment.value("VTE_VERSION").flatMap({ Int($0) }) { return version >= 5000 }
    let isKnown = ["iTerm.app", "WezTerm", "vscode", "ghostty"].contains(Environment.value("TERM_PROGRAM"))
    return isKnown || ["xterm-kitty", "xterm-ghostty", "alacritty", "foot"].contains(type)
      || ["WT_SESSION", "KONSOLE_VERSION"].contains { Environment.value($0) != nil }
  }

  /// Whether the stream takes colours: what the option says, else what the environment says, else whether it is a terminal.
  func isColored(_ option: String) -> Bool {
    if option != "auto" { return option == "always" }
    if let value = Environment.value("NO_COLOR"), !value.isEmpty { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = Environment.value(name), !value.isEmpty, value != "0", value != "false" { return true }
    }
    return isTerminal && Environment.value("TERM") != "dumb"
  }
}
