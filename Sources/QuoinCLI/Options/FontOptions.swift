import ArgumentParser

/// The fonts that are used besides the default set.
struct FontOptions: ParsableArguments, Sendable {
    @Option(help: "A folder with fonts, in addition to the default set. May be given several times.")
    var fontDir: [String] = []
}
