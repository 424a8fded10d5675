import Foundation
import PackagePlugin

/// Shows what concerns a target's files when it is built; the package is read as a whole.
///
/// It has no outputs, for SwiftPM would make resources of them; it runs when any source of the package has changed, or what
/// configures it. Only errors stop a build.
@main struct AccessLintBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    // There are targets that have no sources: binaries, libraries of the system.
    guard let module = target as? any SourceModuleTarget else { return [] }
    let folder = context.package.directoryURL
    let sources = context.package.targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { $0.sourceFiles.map(\.url) }
    let configurations = [".accesslint.yml", "accesslint.yml"].map { folder.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "accesslint \(target.name)", executable: try context.tool(named: "accesslint").url,
        arguments: [folder.path, "--report", module.directoryURL.path, "--reporter", "xcode", "--lenient"],
        inputFiles: sources + configurations.filter { FileManager.default.fileExists(atPath: $0.path) })
    ]
  }
}
