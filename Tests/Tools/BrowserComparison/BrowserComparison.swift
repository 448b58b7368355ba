import ArgumentParser
import Foundation
import QuoinCairo

/// Compares pictures of documents with a browser's pictures of equivalent pages.
@main
struct BrowserComparison: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "browser-comparison",
        abstract: "Compares pictures of documents with a browser's pictures of the same.",
        discussion: "Fails where a pair differs by more than it may and its page does not say why.")

    @Argument(help: "The folder with the documents and pages.")
    var pairs: String

    @Option(help: "The folder with our pictures.")
    var ours: String

    @Option(help: "The folder with the browser's pictures.")
    var browser: String

    @Option(help: "The folder for sheets of both pictures and their difference.")
    var sheets: String

    @Option(help: "The file for the table of figures.")
    var table: String

    @Option(help: "The browser's name and version.")
    var drawnBy: String

    func run() throws {
        let compared = try names().map { name in try compare(name) }
        let table = FindingsTable(pairs: compared, browser: drawnBy)
        try Data(table.text.utf8).write(to: URL(fileURLWithPath: self.table), options: .atomic)
        let unexplained = compared.filter { !$0.isAlike && $0.explanation == nil }
        for pair in unexplained { print("\(pair.name): \(pair.findings)") }
        if !unexplained.isEmpty { throw ExitCode(1) }
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: pairs).filter { $0.hasSuffix(".html") }
            .map { String($0.dropLast(".html".count)) }.sorted()
    }

    private func compare(_ name: String) throws -> ComparedPair {
        let pair = try ComparedPair(
            name: name, page: file(name, "html", in: pairs), ours: file(name, "png", in: ours),
            browser: file(name, "png", in: browser))
        try Data(PNGEncoder.encode(pair.sheet, scale: 1)).write(to: file(name, "png", in: sheets))
        return pair
    }

    private func file(_ name: String, _ type: String, in folder: String) -> URL {
        URL(fileURLWithPath: folder).appendingPathComponent(name).appendingPathExtension(type)
    }
}
