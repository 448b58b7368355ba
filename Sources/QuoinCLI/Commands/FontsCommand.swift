import ArgumentParser
import Quoin

/// Lists the fonts that are available, and the versions of the libraries that draw.
struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        abstract: "Lists the fonts that would be used, and the fingerprint of the environment.")

    @OptionGroup var fonts: FontOptions

    @Flag(help: "Prints JSON.")
    var json = false

    func run() throws {
        let report = try FontReport(FontStack(fonts: FontSources(paths: fonts.fontDir)))
        try Terminal.printData(json ? try JSONText.text(of: report) : report.text)
    }
}

/// The output of `quoin fonts`.
private struct FontReport: Encodable {
    struct Face: Encodable {
        var family: String
        var style: String
        var path: String
        var digest: String
    }

    var faces: [Face]
    var libraries: [String: String]

    init(_ stack: FontStack) throws(QuoinError) {
        faces = try stack.files().flatMap { file in
            file.faces.map { Face(family: $0.family, style: $0.style, path: file.path, digest: file.digest) }
        }.sorted { ($0.family, $0.path, $0.style) < ($1.family, $1.path, $1.style) }
        libraries = EnvironmentFingerprint.libraryVersions
    }

    var text: String {
        let fonts = faces.map { "\($0.family), \($0.style)  \($0.path)  \($0.digest.prefix(12))".printable }
        let versions = libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        return (fonts + versions).joined(separator: "\n")
    }
}
