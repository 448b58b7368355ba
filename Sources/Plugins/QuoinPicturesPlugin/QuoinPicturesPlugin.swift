import Foundation
import PackagePlugin

/// Draws the documents of a target, so that the pictures are resources of the target.
///
/// Each document `card.yaml` in the target's folder becomes a resource `card.png`. A document is drawn again if it or
/// another file of the target changes that is no source of a program: an image or a font.
@main
struct QuoinPicturesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let quoin = try context.tool(named: "QuoinCLI").url
        let files = target.sourceFiles.filter { $0.type != .source && $0.type != .header }.map(\.url)
        let documents = files.filter(isDocument)
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

    /// Whether a file is YAML with the key `layout`. Others have another purpose.
    private func isDocument(_ file: URL) -> Bool {
        guard ["yaml", "yml"].contains(file.pathExtension) else { return false }
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("layout:") }
    }
}
