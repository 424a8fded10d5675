import Testing

@testable import Lint

/// How many processors a run may keep busy.
@Suite struct ProcessorsTests {
  private func processors(_ membership: String, _ files: [String: String]) throws -> Int? {
    let folder = try TemporaryFolder()
    try folder.write("process/cgroup", membership)
    for (path, text) in files { try folder.write("groups/" + path, text) }
    return Processors(process: folder.path + "/process", groups: folder.path + "/groups").limit
  }

  @Test func firstEdition() throws {
    let files = { (quota: String) in ["cpu/cpu.cfs_quota_us": quota, "cpu/cpu.cfs_period_us": "100000\n"] }
    #expect(try processors("1:cpu:/\n", files("-1\n")) == nil)
    #expect(try processors("1:cpu:/\n", files("200000\n")) == 2)
    #expect(try processors("1:cpu:/\n", files("1000\n")) == 1)
  }

  @Test func secondEdition() throws {
    #expect(try processors("0::/\n", ["cpu.max": "max 100000\n"]) == nil)
    #expect(try processors("0::/\n", ["cpu.max": "150000 100000\n"]) == 2)
    #expect(try processors("9:name=systemd:/\n0::/a/b\n", ["a/b/cpu.max": "max 100000\n", "a/cpu.max": "300000 100000\n"]) == 3)
    #expect(try processors("0::/a/b\n", ["a/b/cpu.max": "100000 100000\n", "a/cpu.max": "300000 100000\n"]) == 1)
  }

  @Test func nothingThatCanBeRead() throws {
    #expect(try processors("", [:]) == nil)
    #expect(try processors("0::/../..\n", ["cpu.max": "many\n"]) == nil)
    #expect(try processors("0::/\n", ["cpu.max": "9223372036854775807 1\n"]) == Int.max)
    #expect(try processors("0::/\n", ["cpu.max": "0 0\n"]) == nil)
  }

  @Test(arguments: [("Name:\taccesslint\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1\n", 2), ("Cpus_allowed:\tff,80000000\n", 9)])
  func setOfProcessors(status: String, count: Int) throws {
    let folder = try TemporaryFolder(["process/status": status])
    #expect(Processors(process: folder.path + "/process").allowed == count)
  }

  @Test func thisProcess() { #expect(Processors().count >= 1) }

  #if os(Linux)
    @Test func thisProcessIsSaidToRunSomewhere() { #expect(Processors().allowed != nil) }
  #endif
}
