import QuoinCairo
import QuoinComparison

/// Times comparing pictures: pixels that are in memory, and two PNG files from the disk. Each pair of pictures is compared,
/// and the first of it with itself, exactly and by pixelmatch's rules. Milliseconds, of the processor and by the clock.
struct DiffBench {
    /// - Parameter paths: of the pictures, in pairs; pictures of its own where there are none.
    static func run(_ paths: [String]) throws {
        if paths.isEmpty {
            let pictures = try DiffPictures(sizes: [(1_920, 1_080), (3_840, 2_160)])
            try compare(pictures.paths)
            try pictures.remove()
        } else {
            try compare(paths)
        }
    }

    private static func compare(_ paths: [String]) throws {
        print("pictures  rules  pixels  compare cpu  compare  files cpu  files")
        for index in stride(from: 0, to: paths.count - 1, by: 2) {
            for second in [paths[index], paths[index + 1]] {
                for (name, rules) in rules {
                    print(try row(paths[index], second, name, rules))
                }
            }
        }
    }

    private static var rules: [(String, ComparisonRules)] {
        var pixelmatch = ComparisonRules()
        (pixelmatch.metric, pixelmatch.threshold, pixelmatch.antialiasing) = (.yiq, 0.1, .isIgnored)
        var perceptual = ComparisonRules()
        perceptual.threshold = 0.02
        return [("exact", ComparisonRules()), ("oklab 0.02", perceptual), ("pixelmatch 0.1", pixelmatch)]
    }

    private static func row(
        _ first: String, _ second: String, _ name: String, _ rules: ComparisonRules
    ) throws -> String {
        let pictures = (
            old: try ImageFile(.file(first)).bitmap(), new: try ImageFile(.file(second)).bitmap()
        )
        let (comparing, difference) = try medianTimes(of: 51) {
            try rules.difference(of: pictures.new, from: pictures.old)
        }
        let (reading, comparison) = try medianTimes(of: 21) {
            try rules.compare(ImageFile(.file(second)), with: ImageFile(.file(first)))
        }
        precondition(comparison.pixels.count == difference.count, "files and pixels differ alike")
        let names = [first, second].map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        let figures = [comparing.processor, comparing.clock, reading.processor, reading.clock].map { time in
            "\((time / 1e4).rounded() / 100)"
        }
        return ([names.joined(separator: " "), name, "\(difference.count)"] + figures).joined(separator: "  ")
    }
}
