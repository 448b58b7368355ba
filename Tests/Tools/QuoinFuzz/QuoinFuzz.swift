import ArgumentParser

/// Tries unusual inputs, and reports which of them end the process or take too long.
@main
struct QuoinFuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "QuoinFuzz",
        abstract: "Draws made-up documents and pictures, in processes of their own, and keeps those that end one.",
        subcommands: [Campaign.self, Work.self, Serve.self, Show.self])
}

/// Options of all subcommands.
struct FuzzOptions: ParsableArguments {
    @Option(help: "The folder Snapshots/Images of the package.")
    var images = "Snapshots/Images"

    @Option(help: "A folder for files that have to be read by their path.")
    var scratch = "/tmp"
}
