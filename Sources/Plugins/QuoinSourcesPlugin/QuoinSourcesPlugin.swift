import Foundation
import PackagePlugin

/// Compiles the sources of an app into a target, in copies that need no Objective-C, its xibs and storyboards, the models of
/// its stores, and the names of its assets.
///
/// A file `AppSources.txt` in the target's folder lists folders and files of the app, a line each, relative to it. A line that
/// begins with `-` leaves out what is below it; one that begins with `#` is a comment. Beside it stands at least one Swift
/// file, or SwiftPM takes the target for empty.
@main
struct QuoinSourcesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "QuoinSources").url
        // The manifest may exclude the list, as it is no source.
        let list = target.directoryURL.appending(path: "AppSources.txt")
        guard FileManager.default.fileExists(atPath: list.path) else {
            Diagnostics.warning(
                "\(target.name) has no AppSources.txt: its files are compiled as they are, without Objective-C. List the "
                    + "app's folder in it, such as ../../App, and keep the app's files out of \(target.directoryURL.path)."
            )
            return []
        }
        let sources = try sources(listedIn: list)
        let copies = sources.map { context.pluginWorkDirectoryURL.appending(path: $0.name) }
        // One command, as a file has to know what is in the others.
        return [
            .buildCommand(
                displayName: "Copying \(sources.count) files of the app", executable: tool,
                arguments: zip(sources, copies).flatMap { [$0.file.path, $1.path] }, inputFiles: sources.map(\.file),
                outputFiles: copies)
        ]
    }

    /// A file of the app, and the name of its copy, which no other one has.
    private struct Source {
        var file: URL
        var name: String
    }

    private func sources(listedIn list: URL) throws -> [Source] {
        let lines = try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
        let folder = list.deletingLastPathComponent()
        func resolved(_ path: some StringProtocol) -> URL {
            folder.appending(path: path.trimmingCharacters(in: .whitespaces)).standardizedFileURL
        }
        let excluded = lines.filter { $0.hasPrefix("-") }.map { resolved($0.dropFirst()).path }
        let roots = lines.filter { !$0.hasPrefix("-") }.map { resolved($0) }
        for root in roots where !FileManager.default.fileExists(atPath: root.path) {
            Diagnostics.error("There is no \(root.path).", file: list.path)
        }
        return roots.flatMap { root in
            files(in: root).filter { file in !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } }
                .map { Source(file: $0, name: name(of: $0, in: root)) }
        }
    }

    private func files(in root: URL) -> [URL] {
        let kinds: Set = ["swift", "xib", "storyboard"]
        if kinds.contains(root.pathExtension) { return [root] }
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return paths.sorted().map { root.appending(path: $0) }.filter {
            kinds.contains($0.pathExtension) || $0.path.hasSuffix(".xcdatamodel/contents")
                || $0.path.hasSuffix(".xcassets/Contents.json")
        }
    }

    /// Another name than the file's own, which its errors and failures have.
    private func name(of file: URL, in root: URL) -> String {
        let path = file == root ? file.lastPathComponent : String(file.path.dropFirst(root.path.count + 1))
        let stem = path.hasSuffix(".swift") ? String(path.dropLast(".swift".count)) : path
        return stem.replacing("/", with: ".") + ".copy.swift"
    }
}
