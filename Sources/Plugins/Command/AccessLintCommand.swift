import Foundation
import PackagePlugin

/// `swift package accesslint …`: the command with the same arguments, in the folder of the package.
@main struct AccessLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "accesslint").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    let isExit = process.terminationReason == .exit
    // What was found, or what is wrong, has been said; SwiftPM ends with 1 for either.
    if !isExit || status > 1 { Diagnostics.error("accesslint failed") }
    if isExit, status == 1 { Diagnostics.error("accesslint has something to report") }
  }
}
