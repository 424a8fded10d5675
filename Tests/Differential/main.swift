import Foundation

private let usage = """
  unknown or missing arguments
  usage: differential [--experimental] OURS.jsonl FILE|DIR…
         differential [--experimental] --print FILE|DIR…
  """

/// Returns the exit status: 0 if no file without syntax errors differs, 1 if one does.
private func run(_ arguments: [String]) throws(Unusable) -> Int32 {
  let options = arguments.filter { $0.hasPrefix("-") }
  var paths = arguments.filter { !$0.hasPrefix("-") }
  let prints = options.contains("--print")
  let experimental = options.contains("--experimental")
  guard Set(options).isSubset(of: ["--print", "--experimental"]), paths.count >= (prints ? 1 : 2) else {
    throw Unusable(reason: usage)
  }
  let ours = prints ? [:] : try Files.trees(in: paths.removeFirst())
  let files = try Files.sources(paths)
  if files.isEmpty { throw Unusable(reason: "there is no Swift file to compare") }

  var comparison = Comparison()
  for path in files {
    let reference = Reference(try Files.bytes(of: path), experimental: experimental)
    if prints {
      print(reference.file(named: path).json)
    } else {
      comparison.add(path, reference, ours[Files.normalized(path)])
    }
  }
  if prints { return 0 }
  for example in comparison.examples { print(example) }
  print(comparison.totals)
  return comparison.differences == 0 ? 0 : 1
}

// The parser is recursive and deep nesting is ordinary input: the main thread's stack is too small for it.
let worker = Thread {
  do {
    exit(try run(Array(CommandLine.arguments.dropFirst())))
  } catch {
    let reason = (error as? Unusable)?.reason ?? "\(error)"
    FileHandle.standardError.write(Data("differential: \(reason)\n".utf8))
    exit(2)
  }
}
worker.stackSize = 512 << 20
worker.start()
while true { Thread.sleep(until: .distantFuture) }
