import ArgumentParser
import Quoin
import QuoinPNG

/// Compares two pictures.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Compares two pictures, and explains the difference.",
        discussion: """
            The pictures are PNG, JPEG, WebP or SVG files. Where both are PNGs that carry what they were drawn from, \
            the difference is explained in words of the layout. The exit code is 0 where they are equal within the limits, \
            1 where they differ, and 5 where they differ only because other libraries or fonts drew them.
            """)

    @Argument(help: "The picture as it was.")
    var reference: String

    @Argument(help: "The picture as it is.")
    var picture: String

    @Option(name: .shortAndLong, help: "A PNG file, or - for standard output, that shows where the pictures differ.")
    var output: String?

    @Flag(help: "Tells everything that follows from a change, instead of the first few and how many more.")
    var all = false

    @Flag(help: "Prints JSON.")
    var json = false

    @OptionGroup var options: ComparisonOptions

    func validate() throws {
        if json && output == "-" { throw ValidationError("standard output is for either the JSON or the picture") }
    }

    func run() throws {
        let files = (old: try Self.file(reference), new: try Self.file(picture))
        let comparison: PictureComparison
        do {
            comparison = try options.rules.compare(files.new, with: files.old)
        } catch {
            throw QuoinError(error, cause: error.isLimit ? .limitPassed : .wrongInput)
        }
        if let output { try write(comparison, over: files.old, to: output) }
        if json {
            try Terminal.printData(try JSONText.of(comparison))
        } else if output != "-" {
            try Terminal.printData(Self.text(of: comparison, all: all))
        }
        if let status = ExitStatus(comparison.verdict) { throw status }
    }

    private static func file(_ path: String) throws(QuoinError) -> ImageFile {
        do {
            return try ImageFile(.file(path))
        } catch {
            throw QuoinError(error)
        }
    }

    private func write(_ comparison: PictureComparison, over file: ImageFile, to path: String) throws {
        let picture = comparison.pixels.picture(over: try file.bitmap())
        let target = path == "-" ? OutputFile.standardOutput : .file(path)
        try target.write(PNGEncoder.encode(picture, scale: 1))
    }

    private static func text(of comparison: PictureComparison, all: Bool) -> String {
        let verdict = Terminal.colored(comparison.verdictDescription, comparison.isAccepted ? .green : .red)
        return ([verdict] + comparison.details(all: all).map { "  " + $0 }).joined(separator: "\n")
    }
}

extension ComparisonRules.Problem {
    fileprivate var isLimit: Bool {
        if case .image(let error) = self { error.isLimit } else { false }
    }
}
