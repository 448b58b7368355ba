import Foundation
import QuoinExplanations

/// Compares pixels in memory and PNG files on disk, equal ones and ones with 2 % of the pixels changed, exactly and by
/// pixelmatch's rules.
enum DiffWorkload: Workload {
    static let name = "diff"

    static func figures(_ context: BenchContext) throws -> [Figure] {
        // As the command does.
        PictureRenderer.keepFreedMemory()
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

/// Files with pictures of an interface: the original, an equal one, and one with about 2 % of the pixels changed.
enum DiffPictures {
    static func write(to folder: ScratchFolder) throws {
        let renderer = try PictureRenderer()
        for (name, width, height) in [("fhd", 1_920.0, 1_080.0), ("uhd", 3_840.0, 2_160.0)] {
            let canvas = Canvas(width: ExtentRange(exactly: width), height: ExtentRange(exactly: height))
            let picture = try renderer.draw(interface(height: height), on: canvas).bitmap
            for (version, bitmap) in [("a", picture), ("a2", picture), ("b", changed(picture))] {
                let file = folder.url.appendingPathComponent("\(name)-\(version).png")
                try Data(PNGEncoder.encode(bitmap, scale: 1)).write(to: file)
            }
        }
    }

    /// A header with a gradient, and three rows of three cards.
    private static func interface(height: Double) -> some LayoutElement {
        let unit = height / 1_080
        let header = Box().fill(.linear(.degrees(120), colors: [Color(hex: 0x1E3A8A), Color(hex: 0x7C3AED)]))
            .height(.points(180 * unit)).overlay(
                Text("Pictures compared", style: TextStyle(size: 64 * unit, weight: .bold, color: .white)).inset(
                    60 * unit))
        return Column(spacing: 30 * unit) {
            header
            for row in 0..<3 {
                Row(spacing: 60 * unit) {
                    for column in 0..<3 { card("Row \(row), card \(column)", unit).flexGrow() }
                }.inset(horizontal: 30 * unit)
            }
        }.background(Box().fill(Color(hex: 0xF8FAFC)))
    }

    private static func card(_ title: String, _ unit: Double) -> some LayoutElement {
        Row(spacing: 24 * unit) {
            Box().fill(.radial(colors: [.white, Color(hex: 0xF59E0B)])).preferredSize(72 * unit, 72 * unit)
            Column(spacing: 12 * unit) {
                for line in 0..<4 { Text("\(title), line \(line) of text", style: TextStyle(size: 22 * unit)) }
            }
        }.inset(12 * unit).background(
            Box().fill(.white).border(width: 2, color: Color(hex: 0xCBD5E1)).cornerRadius(12))
    }

    /// The picture with other colors in twelve squares.
    private static func changed(_ bitmap: Bitmap) -> Bitmap {
        var result = bitmap
        let side = Int((0.02 / 12 * Double(bitmap.width * bitmap.height)).squareRoot())
        for square in 0..<12 {
            let (left, top) = (square * 977 % (bitmap.width - side), square * 613 % (bitmap.height - side))
            for y in top..<top + side {
                for x in left..<left + side { result.pixels[y * bitmap.width + x] ^= 0x00C0_C0C0 }
            }
        }
        return result
    }
}
