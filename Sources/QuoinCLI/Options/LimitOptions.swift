import ArgumentParser
import Quoin

/// Options for how much each document and picture may take, of commands that read them in their own process.
struct LimitOptions: ParsableArguments, Sendable {
    @Option(name: .customLong("limit"), help: ReplacedLimit.help)
    var replaced: [ReplacedLimit] = []

    @Flag(
        help: "Sets all limits for documents and pictures that strangers made, before those of --limit.")
    var strangers = false

    func validate() throws { try replaced.validate() }

    var limits: Limits { replaced.limits(forStrangers: strangers) }
}

extension [ReplacedLimit] {
    func validate() throws {
        for limit in self where Limits().setting(limit.name, to: limit.value) == nil {
            guard let known = Limits.declarations.first(where: { $0.name == limit.name }) else {
                let names = Limits.declarations.map(\.name).joined(separator: ", ")
                throw ValidationError("there is no limit \"\(limit.name)\"; the limits are \(names)")
            }
            let values = known.values
            throw ValidationError(
                "the limit \"\(limit.name)\" is a number from \(values.lowerBound) to \(values.upperBound)")
        }
    }

    func limits(forStrangers: Bool) -> Limits {
        reduce(forStrangers ? .strangers : Limits()) { $0.setting($1.name, to: $1.value) ?? $0 }
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
