import QuoinCairo
import Testing

/// Pictures in whole numbers, so that any program draws the same.
private enum Drawing {
    typealias Color = (red: Int, green: Int, blue: Int)

    /// A disc whose edge is smoothed with 4 × 4 samples a pixel; center and radius in eighths of a pixel.
    static func disc(
        _ width: Int, _ height: Int, at center: (x: Int, y: Int), radius: Int, _ color: Color, on ground: Color
    ) -> Bitmap {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let samples = (0..<16).count { sample in
                    let (across, down) = (
                        8 * x + 2 * (sample % 4) + 1 - center.x, 8 * y + 2 * (sample / 4) + 1 - center.y
                    )
                    return across * across + down * down <= radius * radius
                }
                for (fore, back) in [(color.red, ground.red), (color.green, ground.green), (color.blue, ground.blue)] {
                    bytes.append(UInt8((fore * samples + back * (16 - samples)) / 16))
                }
                bytes.append(255)
            }
        }
        return Bitmap(width: width, height: height, rgba: bytes)
    }

    /// Colors whose components are at random one of some levels.
    static func noise(_ width: Int, _ height: Int, seed: UInt32, levels: Int) -> Bitmap {
        var state = seed
        let bytes = (0..<width * height).flatMap { _ in
            let color = (0..<3).map { _ -> UInt8 in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(Int(state >> 8) % levels * 255 / (levels - 1))
            }
            return color + [255]
        }
        return Bitmap(width: width, height: height, rgba: bytes)
    }
}

/// Two pictures, and how many pixels pybind11-pixelmatch 0.1.6 found to differ in them with the thresholds 0.02, 0.1 and
/// 0.3, each first with `includeAA` on and then off.
private struct Verdicts: CustomTestStringConvertible {
    var testDescription: String
    var first: Bitmap
    var second: Bitmap
    var counts: [Int]

    init(_ name: String, _ first: Bitmap, _ second: Bitmap, _ counts: [Int]) {
        (testDescription, self.first, self.second, self.counts) = (name, first, second, counts)
    }

    static let thresholds = [0.02, 0.1, 0.3]

    static let all: [Verdicts] = {
        let (black, white, blue, red) = ((0, 0, 0), (255, 255, 255), (30, 90, 200), (200, 30, 30))
        func disc(_ x: Int, _ y: Int, _ radius: Int, _ color: Drawing.Color, on ground: Drawing.Color) -> Bitmap {
            Drawing.disc(40, 40, at: (x, y), radius: radius, color, on: ground)
        }
        let (plain, cream) = (disc(160, 160, 100, black, on: white), (250, 240, 230))
        return [
            Verdicts(
                "a disc that moved by an eighth of a pixel", plain, disc(161, 160, 100, black, on: white),
                [56, 0, 36, 0, 0, 0]),
            Verdicts(
                "a disc that moved by half a pixel", plain, disc(164, 163, 100, black, on: white),
                [97, 0, 80, 0, 46, 0]),
            Verdicts(
                "a disc that grew", disc(160, 160, 100, blue, on: cream), disc(160, 160, 110, blue, on: cream),
                [176, 16, 148, 16, 124, 16]),
            Verdicts(
                "a disc that the rim cuts", Drawing.disc(40, 24, at: (10, 96), radius: 90, red, on: white),
                Drawing.disc(40, 24, at: (16, 100), radius: 90, red, on: white), [61, 6, 45, 6, 25, 1]),
            Verdicts(
                "a disc of another color", disc(160, 160, 100, blue, on: white),
                disc(160, 160, 100, (38, 98, 208), on: white), [476, 456, 0, 0, 0, 0]),
            Verdicts(
                "noise of two levels", Drawing.noise(32, 32, seed: 1, levels: 2),
                Drawing.noise(32, 32, seed: 2, levels: 2), [884, 880, 884, 880, 884, 880]),
            Verdicts(
                "noise of five levels", Drawing.noise(32, 32, seed: 3, levels: 5),
                Drawing.noise(32, 32, seed: 4, levels: 5), [1018, 1018, 1004, 1004, 744, 744]),
        ]
    }()
}

@Suite("Pixelmatch's rules give pixelmatch's verdicts")
struct PixelmatchTests {
    @Test("the same pixels differ, with and without those that smooth an edge", arguments: Verdicts.all)
    private func count(_ verdicts: Verdicts) throws {
        var counts: [Int] = []
        for threshold in Verdicts.thresholds {
            for antialiasing in [ComparisonRules.Antialiasing.counts, .isIgnored] {
                var rules = ComparisonRules()
                (rules.metric, rules.threshold, rules.antialiasing) = (.yiq, threshold, antialiasing)
                counts.append(try rules.difference(of: verdicts.second, from: verdicts.first).count)
            }
        }
        #expect(counts == verdicts.counts)
    }

    @Test("a smoothed edge is recognized wherever it is in its row", arguments: [0, 1, 2, 3, 30, 48, 61, 120])
    private func place(offset: Int) throws {
        // The disc that grew, in a wider picture.
        func disc(radius: Int) -> Bitmap {
            Drawing.disc(
                200, 40, at: (160 + 8 * offset, 160), radius: radius, (30, 90, 200), on: (250, 240, 230))
        }
        var rules = ComparisonRules()
        (rules.metric, rules.threshold, rules.antialiasing) = (.yiq, 0.1, .isIgnored)
        let difference = try rules.difference(of: disc(radius: 110), from: disc(radius: 100))
        #expect(difference.count == 16 && difference.antialiased?.count == 132)
    }
}
