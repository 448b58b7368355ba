import QuoinCairo
import QuoinExplanations
import QuoinImages
import QuoinPixels

/// Compares pixels in memory and PNG files on disk, equal ones and ones with 2 % of the pixels changed, exactly and by
/// pixelmatch's rules.
enum DiffWorkload: Workload {
    static let name = "diff"

    static func figures(_ context: BenchContext) throws -> [Figure] {
        if let folder = context.pictures { return try figures(in: folder) }
        return try ScratchFolder.with { folder in
            try DiffPictures.write(to: folder)
            return try figures(in: folder.url.path)
        }
    }

    private static func figures(in folder: String) throws -> [Figure] {
        try [("fhd", "1920×1080"), ("uhd", "3840×2160")].flatMap { size, pixels in
            try [("same", "\(folder)/\(size)-a2.png"), ("2%", "\(folder)/\(size)-b.png")].flatMap { pair, second in
                try figures(
                    Pair(size: size, pixels: pixels, pair: pair, first: "\(folder)/\(size)-a.png", second: second))
            }
        }
    }

    private struct Pair {
        var size: String
        var pixels: String
        var pair: String
        var first: String
        var second: String

        var isChanged: Bool { pair == "2%" }

        /// Only changed pictures have goals, because equal files are compared by their bytes.
        func goal(_ ratio: Double) -> Figure.Goal? { isChanged ? .timesBestPeer(ratio) : nil }

        func peers(_ field: String) -> PeerQuery {
            PeerQuery(workload: "image-diff", field: field, matching: ["size": size, "pair": pair])
        }
    }

    private static func figures(_ pair: Pair) throws -> [Figure] {
        let title = "diff, \(pair.pixels), \(pair.isChanged ? "2 % changed" : "equal"): "
        let (old, new) = (try ImageFile(.file(pair.first)).bitmap(), try ImageFile(.file(pair.second)).bitmap())
        let rules = [("compare", ComparisonRules()), ("compare as pixelmatch", pixelmatch)]
        let compared = try rules.map { name, rules in
            let (time, _) = try ElapsedTime.median(of: 31) { try rules.difference(of: new, from: old) }
            return Figure.inProcess(
                title + name, time.processor, peers: pair.peers("compare_cpu_ms"), goal: pair.goal(0.3))
        }
        let (files, _) = try ElapsedTime.median(of: 21) {
            try ComparisonRules().compare(ImageFile(.file(pair.second)), with: ImageFile(.file(pair.first)))
        }
        return compared + [
            .inProcess(title + "from files", files.processor, peers: pair.peers("file_cpu_ms")),
            .inProcess(
                title + "from files, by the clock", files.clock, peers: pair.peers("file_ms"),
                goal: pair.goal(0.8)),
        ]
    }

    private static var pixelmatch: ComparisonRules {
        var rules = ComparisonRules()
        (rules.metric, rules.threshold, rules.antialiasing) = (.yiq, 0.1, .isIgnored)
        return rules
    }
}
