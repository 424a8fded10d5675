import Testing

@testable import Lint

/// Programs that are asked for what they write.
@Suite struct ChildProgramTests {
  private func output(_ script: String, within limit: Duration = .seconds(60)) -> Result<String, ChildProgram.Failure> {
    ChildProgram.output(of: ["sh", "-c", script], within: limit, with: ["ACCESSLINT_TEST=here"]).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func whatTheyWrite() {
    #expect(output("printf '%s' \"$ACCESSLINT_TEST\" \"${PATH:+ path}\"") == .success("here path"))
    #expect(output("head -c 300000 /dev/zero").map(\.utf8.count) == .success(300_000))
    #expect(output("echo some; exit 3") == .failure(.failed))
    #expect(output("kill -9 $$") == .failure(.failed))
    #expect(ChildProgram.output(of: ["accesslint-no-such-program"], within: .seconds(60)) == .failure(.notStarted))
  }

  @Test func whatTheySayToPeople() {
    func complaint(_ script: String) -> String {
      String(decoding: ChildProgram.complaint(of: ["sh", "-c", script], within: .seconds(60)), as: UTF8.self)
    }
    #expect(complaint("echo some; echo other >&2; exit 3") == "other\n" && complaint("echo some") == "")
    #expect(ChildProgram.complaint(of: ["accesslint-no-such-program"], within: .seconds(60)).isEmpty)
  }

  /// Whether it is silent, talks on and on, or has closed its output.
  @Test(arguments: ["exec sleep 600", "while :; do echo a; done", "exec >&-; exec sleep 600", "sleep 600 & wait"])
  func programsThatHang(script: String) {
    let time = ContinuousClock().measure { #expect(output(script, within: .milliseconds(300)) == .failure(.late)) }
    #expect(time < .seconds(60))
  }
}
