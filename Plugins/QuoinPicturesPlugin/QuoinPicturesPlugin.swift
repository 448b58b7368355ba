import Foundation
import PackagePlugin

/// Draws the documents of a target, so that the pictures are resources of the target.
///
/// Each `card.yaml` in the target's folder becomes a resource `card.png`. A document is drawn again if it or another file of
/// the target changes that is no source of a program: an image or a font.
@main
struct QuoinPicturesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let quoin = try context.tool(named: "QuoinCLI").url
        let files = target.sourceFiles.filter { $0.type != .source && $0.type != .header }.map(\.url)
        let documents = files.filter { ["yaml", "yml"].contains($0.pathExtension) }
        let assets = files.filter { !documents.contains($0) }
        return documents.map { document in
            let name = document.deletingPathExtension().lastPathComponent
            let picture = context.pluginWorkDirectoryURL.appending(path: "\(name).png")
            return .buildCommand(
                displayName: "Drawing \(name).png", executable: quoin,
                arguments: ["render", document.path, "--root", target.directoryURL.path, "-o", picture.path],
                inputFiles: [document] + assets, outputFiles: [picture])
        }
    }
}
