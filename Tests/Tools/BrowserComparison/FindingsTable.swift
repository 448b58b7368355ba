import Foundation
import QuoinCairo

/// The figures of all pairs, as Markdown.
struct FindingsTable {
    var pairs: [ComparedPair]
    /// The browser's name and version.
    var browser: String

    var text: String {
        """
        # Beside a browser

        Each document here has a page that says the same in HTML and CSS. `scripts/compare-browser` draws both at their \
        scale of 2, ours with `quoin` and the pages with a browser, and writes this file. It needs the fonts of \
        `scripts/set-up`; the pages take the same files of Inter.

        - **Flat**: the largest difference of a color component, of 255, where both pictures are of one color; at most 2.
        - **Slope**: the same on gradients, shadows and blurs; at most 2, and 6 in pages with shadows or blurs.
        - **Offset**: the smallest distance, in pixels, within which each picture shows all that the other one shows, \
        edges and glyphs up to 64 levels lighter or darker; at most 1. Half a point is one pixel.
        - **Ink**: what our picture has of the browser's distance from white, over all pixels.

        Drawn by \(browser): \(pairs.count) pairs, \(pairs.count(where: \.isAlike)) of them within all limits.

        | Pair | Flat | Slope | Offset | Ink | Difference that stays |
        | --- | ---: | ---: | ---: | ---: | --- |
        \(pairs.map(row).joined(separator: "\n"))

        """
    }

    private func row(_ pair: ComparedPair) -> String {
        let findings = pair.findings
        let cells = [
            "[\(pair.name)](\(pair.name).yaml)", figure(findings.flat, limit: ComparedPair.flatLimit),
            figure(findings.slope, limit: pair.slopeLimit), offset(findings.offset),
            findings.ink.map { String(format: "%.1f %%", $0 * 100) } ?? "–", pair.explanation ?? "",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private func offset(_ value: Int) -> String {
        value < Findings.largestOffset ? figure(value, limit: ComparedPair.offsetLimit) : "**\(value) or more**"
    }

    /// A figure, in bold if it exceeds its limit.
    private func figure(_ value: Int, limit: Int) -> String { value > limit ? "**\(value)**" : "\(value)" }
}

/// The differences between two pictures of the same layout.
package struct Findings {
    /// The largest difference of a color component in areas of one color, in levels of 255.
    package var flat = 0
    /// The same in gradients, shadows and blurs.
    package var slope = 0
    /// The smallest distance, in pixels, within which each picture shows everything that the other one shows.
    package var offset = 0
    /// The ratio of our distance from white to the browser's, over all pixels; `nil` if the browser's is 0.
    package var ink: Double?

    /// The greatest curvature of a slope, in levels per pixel; more is an edge.
    private static let largestBend = 8
    /// The difference in levels up to which edges and glyphs count as being at the same position.
    static let edgeTolerance = 64
    /// The largest offset that is searched, in pixels.
    package static let largestOffset = 8

    /// Compares the common area of two pictures.
    package init(ours: Bitmap, browser: Bitmap) {
        let (width, height) = (min(ours.width, browser.width), min(ours.height, browser.height))
        let ours = Levels.components(of: ours, width: width, height: height)
        let browser = Levels.components(of: browser, width: width, height: height)
        let areas = Areas(of: ours + browser)
        for (ours, browser) in zip(ours, browser) {
            compareAreas(ours, browser, areas)
            offset = max(offset, Self.offset(ours, browser))
        }
        let (ink, browserInk) = (Self.ink(ours), Self.ink(browser))
        self.ink = browserInk > 0 ? Double(ink) / Double(browserInk) : nil
    }

    private mutating func compareAreas(_ ours: Levels, _ browser: Levels, _ areas: Areas) {
        for index in ours.values.indices {
            let difference = abs(ours.values[index] - browser.values[index])
            if areas.ranges[index] == 0 {
                flat = max(flat, difference)
            } else if areas.bends[index] <= Self.largestBend {
                slope = max(slope, difference)
            }
        }
    }

    private static func ink(_ components: [Levels]) -> Int {
        components.reduce(0) { $0 + $1.values.reduce(0) { $0 + 255 - $1 } }
    }

    private static func offset(_ ours: Levels, _ browser: Levels) -> Int {
        (0..<largestOffset).first { ours.appears(in: browser, within: $0) && browser.appears(in: ours, within: $0) }
            ?? largestOffset
    }

    /// The range and the curvature of the levels around each pixel, in the component of either picture where they
    /// change most.
    private struct Areas {
        private(set) var ranges: [Int]
        private(set) var bends: [Int]

        init(of components: [Levels]) {
            ranges = Array(repeating: 0, count: components.first?.values.count ?? 0)
            bends = ranges
            for levels in components {
                let (lowest, highest) = (levels.lowest(within: 1).values, levels.highest(within: 1).values)
                let bends = levels.curvature.highest(within: 1).values
                for index in ranges.indices {
                    ranges[index] = max(ranges[index], highest[index] - lowest[index])
                    self.bends[index] = max(self.bends[index], bends[index])
                }
            }
        }
    }
}

extension Levels {
    /// Whether all levels lie between those that another picture has within a distance, in pixels.
    fileprivate func appears(in other: Levels, within radius: Int) -> Bool {
        let (lowest, highest) = (other.lowest(within: radius).values, other.highest(within: radius).values)
        return values.indices.allSatisfy {
            values[$0] >= lowest[$0] - Findings.edgeTolerance && values[$0] <= highest[$0] + Findings.edgeTolerance
        }
    }
}
