import ArgumentParser

/// The folder with what earlier runs made.
struct CacheOptions: ParsableArguments, Sendable {
    static let help = ArgumentHelp(
        "A folder in which results are kept. What has not changed since is not drawn again.", valueName: "folder")

    @Option(help: help)
    var cache: String?
}
