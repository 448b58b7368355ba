import ArgumentParser
import QuoinPages
import QuoinSystem

/// Compares two pictures, or the pictures of two folders or commits.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares pictures or documents, also of folders and commits, and explains the difference.",
        usage: """
            quoin diff BEFORE.png AFTER.png [OPTIONS]
            quoin diff BEFORE.storyboard AFTER.storyboard [OPTIONS]
            quoin diff BEFORE/ AFTER/ [OPTIONS]
            quoin diff main..HEAD [OPTIONS] [-- PATH...]
            """,
        discussion: """
            The pictures are PNG, JPEG, WebP or SVG files. If both are PNGs with a record of what they were drawn from, \
            the difference is explained in words of the layout. The exit code is 0 if they are equal within the limits, \
            1 if they differ, and 5 if they differ only in texts, because other libraries or fonts drew them.

            Documents are drawn and compared, a storyboard scene by scene. Of folders and commits all pictures are compared, by the settings of quoin.yaml for the documents that they \
            belong to, and storyboards without pictures are drawn. main...HEAD compares with the commit where HEAD left main.
            """)

    @Argument(
        help: ArgumentHelp(
            "Two pictures, two folders, or a range of commits and the paths of pictures in it.", valueName: "path"))
    var paths: [String]

    @Option(name: .shortAndLong, help: "A PNG file, or - for standard output, that shows where two pictures differ.")
    var output: String?

    @Option(
        help: ArgumentHelp(
            "A folder for the HTML report on two folders or commits, with the results as JSON and JUnit.",
            valueName: "folder"))
    var report: String?

    @Flag(help: "Lists everything that follows from a change, not only the first few.")
    var all = false

    @Flag(help: "Prints JSON.")
    var json = false

    @OptionGroup var options: ComparisonOptions

    @OptionGroup var limits: LimitOptions

    func validate() throws {
        if output == "-" { try Terminal.checkForBytes() }
        if let output, let ending = FilePath(output).extension, ending.lowercased() != "png" {
            throw ValidationError("\(output): the picture of the difference is a PNG; name it .png")
        }
        if json && output == "-" { throw ValidationError("standard output is for either the JSON or the picture") }
    }

    func run() throws {
        if let comparison = try stateComparison() {
            guard output == nil else {
                throw ValidationError("--output only works with two pictures; --report shows many")
            }
            return try compare(comparison)
        }
        guard report == nil else {
            throw ValidationError("--report only works with two folders or commits; -o shows one picture")
        }
        guard paths.count == 2 else {
            throw ValidationError("two pictures, two folders, or a range of commits are compared")
        }
        try comparePictures(paths[0], paths[1])
    }

    /// The comparison of two folders or commits; `nil` for two pictures.
    private func stateComparison() throws(QuoinError) -> StateComparison? {
        if let range = try paths.first.flatMap({ name throws(QuoinError) in try GitCommit.range(name) }) {
            let names = Array(paths.dropFirst())
            return StateComparison(from: try range.old.state(at: names), to: try range.new.state(at: names))
        }
        guard paths.count == 2 else { return nil }
        if paths.allSatisfy({ DocumentSearch.extensions.contains(FilePath($0).extension ?? "") }) {
            let files = paths.map { DocumentFile(path: $0) }
            let name = FilePath(paths[1]).lastComponent?.string ?? paths[1]
            return StateComparison(from: try .document(files[0], as: name), to: try .document(files[1], as: name))
        }
        guard paths.contains(where: FileKind.isFolder) else { return nil }
        return StateComparison(from: try .folder(paths[0]), to: try .folder(paths[1]))
    }

    private func compare(_ states: StateComparison) throws {
        var states = states
        states.changeRules = { [options] in options.apply(to: &$0) }
        let folder = report.map { ResultsFolder(URL(fileURLWithPath: $0)) }
        try folder?.check()
        try ResultsOutput(command: "diff", report: folder, prints: json ? .json : .summary(all: all)).write(
            try states.run())
    }

    private func comparePictures(_ reference: String, _ picture: String) throws {
        if let output {
            var inputs = RunInputs()
            for path in [reference, picture] { inputs.add(path, .picture) }
            try inputs.check(output, for: "the picture of --output")
        }
        let files = (
            old: try ImageFile(.file(reference), limits: limits.limits),
            new: try ImageFile(.file(picture), limits: limits.limits)
        )
        let comparison = try options.rules.compare(files.new, with: files.old)
        if let output { try write(comparison, over: files.old, to: output) }
        if json {
            try Terminal.printData(try JSONText.text(of: comparison))
        } else if output != "-" {
            try Terminal.printData(Self.text(of: comparison, all: all))
            try printNotes(on: comparison, naming: [(reference, files.old), (picture, files.new)])
        }
        if let status = ExitStatus(comparison.verdict) { throw status }
    }

    /// Prints the flaws of the pictures' files and, if pixels differ, what the files lack for an explanation.
    private func printNotes(on comparison: PictureComparison, naming files: [(path: String, file: ImageFile)]) throws {
        guard let states = comparison.files else { return }
        for ((path, file), state) in zip(files, [states.reference, states.new]) where file.isPNG {
            // If no pixel differs, a missing record is not a flaw.
            if comparison.pixels.count == 0, state.flaws.isEmpty { continue }
            let notes = RecordedPicture.notes(
                on: state.flaws, hasRecord: state.hasRecord, naming: path,
                remedy: "quoin approve, or quoin render --record")
            for note in notes { try Terminal.printData("  " + note) }
        }
    }

    private func write(_ comparison: PictureComparison, over file: ImageFile, to path: String) throws {
        let picture = comparison.pixels.picture(over: try file.bitmap())
        let target = path == "-" ? OutputFile.standardOutput : .file(path)
        try target.write(PNGEncoder.encode(picture, scale: 1))
    }

    private static func text(of comparison: PictureComparison, all: Bool) -> String {
        let verdict = Terminal.colored(comparison.verdictDescription, comparison.isAccepted ? .green : .red)
        let lines = comparison.lines(all: all, countsPixels: true) + comparison.notes
        return ([verdict] + lines.map { "  " + $0 }).joined(separator: "\n")
    }
}
