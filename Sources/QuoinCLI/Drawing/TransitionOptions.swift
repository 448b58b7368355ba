import ArgumentParser
import Quoin

/// Options for the figure of two documents, before and after, and for pictures between them.
struct TransitionOptions: ParsableArguments, Sendable {
    @Flag(
        help: """
            Shows what changed: from the first of two documents to the second, from one document with the values of \
            --before, or from the first panel of its pair or strip to the last.
            """)
    var compare = false

    @Option(
        help: ArgumentHelp(
            "A value that the document had before, as canvas.width=240 or title.text=Hi. May be given several times.",
            valueName: "path=value"))
    var before: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            How many pictures there are from before to after: an animated PNG or WebP with -o, or as many files in the \
            folder of --output-dir.
            """, valueName: "number"))
    var frames: Int?

    @Option(
        help: ArgumentHelp(
            "The picture at a time from 0, before, to 1, after, in place of a figure.", valueName: "time"))
    var at: Double?

    @Option(help: ArgumentHelp("How long an animation takes; 0.5 by default.", valueName: "seconds"))
    var duration: Double?

    /// The numbers of pictures that an animation can have.
    private static let frameCounts = 2...10_000

    /// The seconds that an animation can take.
    private static let durations = 0.01...60

    /// What is said if there are not two documents, or one that can be compared.
    static let wrongCount = ValidationError("--compare takes two documents, or one and --before")

    /// Checks the options, and that they fit the others.
    func check(_ drawing: DrawingOptions, _ variants: VariantOptions) throws {
        guard compare else {
            guard before.isEmpty, frames == nil, at == nil, duration == nil else {
                throw ValidationError("--before, --frames, --at and --duration are for --compare")
            }
            return
        }
        guard drawing.files.count == 1 || drawing.files.count == 2 && before.isEmpty else {
            throw Self.wrongCount
        }
        if let value = before.first(where: { !$0.contains("=") }) {
            throw ValidationError("--before \(value): write it as path=value, as in canvas.width=240")
        }
        if let frames, !Self.frameCounts.contains(frames) {
            throw ValidationError("--frames is from \(Self.frameCounts.lowerBound) to \(Self.frameCounts.upperBound)")
        }
        if let at, !(0...1).contains(at) { throw ValidationError("--at is from 0 to 1") }
        if let duration, !Self.durations.contains(duration) { throw ValidationError("--duration is from 0.01 to 60") }
        if at != nil && frames != nil { throw ValidationError("use either --at or --frames, not both") }
        if duration != nil && (frames == nil || drawing.output == nil) {
            throw ValidationError("--duration is for the animation of --frames and -o")
        }
        try checkOutput(drawing)
        try refuseOthers(drawing, variants)
    }

    private func checkOutput(_ drawing: DrawingOptions) throws {
        if frames == nil, drawing.output == nil { throw ValidationError("name the figure of --compare with -o") }
        if frames != nil, drawing.output == nil, drawing.outputDir == nil {
            throw ValidationError("name an animation with -o, or a folder for its pictures with --output-dir")
        }
        guard frames != nil || at != nil else { return }
        guard [.png, .webp].contains(drawing.pictureFormat) else {
            throw ValidationError("--frames and --at are for png and webp")
        }
    }

    private func refuseOthers(_ drawing: DrawingOptions, _ variants: VariantOptions) throws {
        let isOther =
            drawing.watch || drawing.cache != nil || drawing.byKey || drawing.canvas.strangers || drawing.page.isUsed
            || variants.variants || variants.contactSheet || drawing.canvas.appearance == .both
        guard isOther else { return }
        throw ValidationError(
            """
            --compare draws one figure of two documents, without --watch, --cache, --by-key, --strangers, --variants, \
            --contact-sheet, --appearance both and the options for pages
            """)
    }

    /// The values before, as YAML.
    var changes: String {
        before.map { value in
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return "\(parts[0]): \(parts.dropFirst().first ?? "")"
        }.joined(separator: "\n")
    }
}
