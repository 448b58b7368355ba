import Foundation

/// The page that says which names of UIKit and Texture there are, from their declarations.
struct AppNames {
    static let file = SourceHouse.root.appendingPathComponent("Sources/Quoin/Quoin.docc/NamesOfApps.md")

    /// A type of the top level.
    private struct Name {
        var name: String
        /// The first sentence of its comment.
        var summary: String
        /// Why it cannot be used.
        var reason: String?

        var isPlaceholder: Bool { summary.contains("placeholder of") }
        var isWithoutEffect: Bool { summary.localizedCaseInsensitiveContains(AppSettings.mark) }
    }

    let page: String

    init() throws {
        let settings = try AppSettings.all.get().settings.filter(\.isMarked)
        page =
            try Self.head
            + ["UIKit", "AsyncDisplayKit"].map { module in
                try Self.section(of: module, settings.filter { $0.module == module })
            }.joined(separator: "\n")
    }

    private static let head = """
        # Names of UIKit and Texture

        Which types of iOS's frameworks there are on Linux, which are placeholders, and which are unavailable and why.

        @Metadata {
            @PageKind(article)
            @TitleHeading("Reference")
        }

        ## Overview

        The lists are made from the declarations. A type or a property without effect on a still picture is there and does
        nothing; it is in a list below. What cannot be shown honestly is a compile error with its reason, or makes the picture
        fail with the place in the app.


        """

    /// - Parameter settings: those without effect.
    private static func section(of module: String, _ settings: [AppSettings.Setting]) throws -> String {
        let names = try names(in: module).sorted { $0.name < $1.name }
        let there = names.filter { $0.reason == nil && !$0.isPlaceholder && !$0.isWithoutEffect }
        var lines = ["### \(module)", "", "There: " + there.map { "`\($0.name)`" }.joined(separator: ", ") + ".", ""]
        lines += table(
            "Placeholder", "what it shows",
            names.filter { $0.reason == nil && $0.isPlaceholder }.map { ($0.name, $0.summary) })
        lines += table(
            "Without effect", "what it is",
            names.filter { $0.reason == nil && $0.isWithoutEffect }.map { ($0.name, $0.summary) })
        let bare = Set(names.filter(\.isWithoutEffect).map(\.name))
        lines += table(
            "Of", "without effect",
            Dictionary(grouping: settings, by: \.type).filter { !bare.contains($0.key) }.sorted { $0.key < $1.key }
                .map { ($0.key, $0.value.map { "`\($0.name)`" }.joined(separator: ", ")) })
        lines += table("Unavailable", "why", names.compactMap { name in name.reason.map { (name.name, $0) } })
        return lines.joined(separator: "\n")
    }

    private static func table(_ first: String, _ second: String, _ rows: [(String, String)]) -> [String] {
        guard !rows.isEmpty else { return [] }
        return ["| \(first) | \(second) |", "| --- | --- |"] + rows.map { "| `\($0.0)` | \($0.1) |" } + [""]
    }

    private static func names(in module: String) throws -> [Name] {
        let folder = SourceHouse.root.appendingPathComponent("Sources/\(module)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try paths.flatMap { path in
            try names(
                in: String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                    .split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        }
    }

    private static func names(in lines: [String]) -> [Name] {
        var (names, comment, reason): ([Name], [String], String?) = ([], [], nil)
        for line in lines {
            if line.hasPrefix("///") {
                comment.append(line.dropFirst(3).trimmingCharacters(in: .whitespaces))
            } else if line.hasPrefix("@") {
                reason = line.firstMatch(of: /unavailable.*message: "(.*)"/).map { String($0.1) } ?? reason
                add(line, &names, comment, reason)
            } else {
                if line.first?.isLetter == true { add(line, &names, comment, reason) }
                (comment, reason) = ([], nil)
            }
        }
        return names
    }

    private static func add(_ line: String, _ names: inout [Name], _ comment: [String], _ reason: String?) {
        let type = /^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
        guard let match = line.firstMatch(of: type) else { return }
        let sentence = comment.joined(separator: " ").split(separator: /\.(?: |$)/, maxSplits: 1).first.map(String.init)
        names.append(Name(name: String(match.1), summary: sentence ?? "", reason: reason))
    }
}
