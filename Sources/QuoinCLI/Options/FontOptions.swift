import ArgumentParser

/// The fonts that are used besides the default set.
struct FontOptions: ParsableArguments, Sendable {
    static let help: ArgumentHelp = "A folder with fonts, in addition to the default set. May be given several times."

    @Option(help: help)
    var fontDir: [String] = []
}
