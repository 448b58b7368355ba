import ArgumentParser
import QuoinSystem
import QuoinVerification

/// Options for drawing a document: values that replace properties of its canvas, fonts, and limits.
///
/// The parser makes, reflects and decodes each option group separately. A group in this one would add 2 % to the
/// instructions of a short run.
struct CanvasOptions: ParsableArguments, Sendable {
    @Option(help: "Pixels per point.")
    var scale: Double?

    @Option(help: ArgumentHelp("Width in points: 300, 0...300 or auto.", valueName: "points"))
    var width: CanvasExtent?

    @Option(help: ArgumentHelp("Height in points: 300, 0...300 or auto.", valueName: "points"))
    var height: CanvasExtent?

    @Option(
        help: """
            Which of the two values of adaptive colors is drawn: light, dark or both. Both are two files, card.png and \
            card~dark.png, or one SVG that follows the page.
            """)
    var appearance: AppearanceChoice?

    @Option(help: "The direction of reading: ltr or rtl.")
    var direction: LayoutDirection?

    @Option(help: ArgumentHelp("A factor for the sizes of all texts.", valueName: "factor"))
    var textScale: Double?

    @Option(
        help: """
            The pseudo-language in which texts are shown, to see what longer or other words do, as pseudo-long; for a \
            storyboard also a language that it has strings for, as de.
            """)
    var language: TextLanguage?

    @Option(help: FontOptions.help)
    var fontDir: [String] = []

    @Option(name: .customLong("limit"), help: ReplacedLimit.help)
    var replacedLimits: [ReplacedLimit] = []

    @Flag(
        help:
            "Sets all limits for documents that strangers wrote, before those of --limit, and draws each document in a process of its own, which can only read."
    )
    var strangers = false

    func validate() throws {
        try replacedLimits.validate()
        if let scale, !Canvas.possibleScales.contains(scale) {
            let (smallest, largest) = (Canvas.possibleScales.lowerBound, Canvas.possibleScales.upperBound)
            throw ValidationError(
                "--scale is from \(shortDescription(smallest)) to \(shortDescription(largest))")
        }
        if let textScale, !(textScale > 0 && textScale <= Canvas.largestTextScale) {
            throw ValidationError(
                "--text-scale is above 0 and at most \(shortDescription(Canvas.largestTextScale))")
        }
    }

    var author: DocumentFile.Author { strangers ? .strangers : .own }

    var limits: Limits { replacedLimits.limits(for: author) }

    /// Does what is requested in this process; with `--strangers` in one that can only read, whose output is printed.
    func perform(_ request: ChildRequest) throws {
        guard strangers else { return try request.perform() }
        try OutputFile.standardOutput.write(Array(try confinedOutput(of: request).text.utf8))
    }

    /// The output of a process that can only read, whose warnings are printed.
    func confinedOutput(of request: ChildRequest) throws(QuoinError) -> ConfinedOutput {
        let output = try request.runConfined()
        for warning in output.warnings { Terminal.printMessage(warning) }
        return output
    }

    /// Whether any option replaces a property of the canvas.
    var replacesCanvas: Bool {
        var overrides = overrides
        (overrides.fonts, overrides.limits) = ([], Limits())
        return appearance == .both || overrides != RenderingOptions()
    }

    /// Checks that one appearance is chosen, for a command that shows one.
    func refuseBothAppearances() throws {
        if appearance == .both { throw ValidationError("--appearance both only works with render and diagram") }
    }

    /// The values that replace properties of a document's canvas, with what its settings say of fonts.
    ///
    /// - Throws: a ``QuoinError`` for wrong settings.
    func overrides(for file: DocumentFile) throws(QuoinError) -> RenderingOptions {
        var result = overrides
        let settings = try settings(for: file)
        result.fonts += settings.fonts
        result.fallbacks = settings.fallbacks
        return result
    }

    /// The settings for a document. They are ignored with `--strangers`, because the settings may be untrusted, too.
    ///
    /// - Parameter settings: the settings files that were read for other documents.
    func settings(
        for file: DocumentFile, in settings: SettingsSearch = SettingsSearch()
    ) throws(QuoinError) -> DocumentSettings {
        try strangers ? DocumentSettings() : settings.settings(of: file)
    }

    var overrides: RenderingOptions {
        var result = RenderingOptions()
        result.scale = scale
        result.width = width?.range
        result.height = height?.range
        result.appearance = appearance?.single
        result.direction = direction
        result.textScale = textScale
        result.language = language?.pseudo
        result.fonts = fontDir
        result.limits = limits
        return result
    }
}

/// The appearances in which a document is drawn, as an argument.
enum AppearanceChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
    case light
    case dark
    case both

    /// The only appearance; `nil` for both.
    var single: Appearance? { Appearance(rawValue: rawValue) }
}

/// A range of extents, as an argument.
struct CanvasExtent: ExpressibleByArgument, Sendable {
    var range: ExtentRange

    init?(argument: String) {
        guard let range = ExtentRange(parsing: argument) else { return nil }
        self.range = range
    }
}

extension LayoutDirection: ExpressibleByArgument {}
extension Canvas.PseudoLanguage: ExpressibleByArgument {}

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable<String> {
    /// The names of all cases.
    ///
    /// The default implementation uses reflection, and the parser calls it several times at each start.
    public static var allValueStrings: [String] {
        allCases.map { $0.rawValue }
    }
}

/// The fonts that are used besides the default set.
struct FontOptions: ParsableArguments, Sendable {
    static let help: ArgumentHelp = "A folder with fonts, in addition to the default set. May be given several times."

    @Option(help: help)
    var fontDir: [String] = []
}

/// Options for how much each document and picture may take, of commands that read them in their own process.
struct LimitOptions: ParsableArguments, Sendable {
    @Option(name: .customLong("limit"), help: ReplacedLimit.help)
    var replaced: [ReplacedLimit] = []

    @Flag(
        help: "Sets all limits for documents and pictures that strangers made, before those of --limit.")
    var strangers = false

    func validate() throws { try replaced.validate() }

    var author: DocumentFile.Author { strangers ? .strangers : .own }

    var limits: Limits { replaced.limits(for: author) }
}

extension [ReplacedLimit] {
    func validate() throws {
        for limit in self where Limits().setting(limit.name, to: limit.value) == nil {
            guard let known = Limits.declarations.first(where: { $0.name == limit.name }) else {
                let names = Limits.declarations.map(\.name).joined(separator: ", ")
                throw ValidationError("unknown limit \"\(limit.name)\"; the limits are \(names)")
            }
            let values = known.values
            throw ValidationError(
                "the limit \"\(limit.name)\" is a number from \(values.lowerBound) to \(values.upperBound)")
        }
    }

    func limits(for author: DocumentFile.Author) -> Limits {
        reduce(author == .own ? Limits() : .strangers) { $0.setting($1.name, to: $1.value) ?? $0 }
    }
}

/// The name and the new value of a limit, as an argument.
struct ReplacedLimit: ExpressibleByArgument, Sendable {
    var name: String
    var value: Int

    static let help = ArgumentHelp(
        "Replaces a limit, as pixels=4000000 does; the article Limits lists them. May be given several times.",
        valueName: "name=number")

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let value = Int(parts[1].filter { $0 != "_" }) else { return nil }
        (name, self.value) = (String(parts[0]), value)
    }
}
