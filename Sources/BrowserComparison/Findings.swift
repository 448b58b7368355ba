import QuoinCairo

/// How far two pictures of the same thing are from each other.
struct Findings {
    /// The largest difference of a color component where both pictures are of one color, in levels of 255.
    var flat = 0
    /// The same where both are a slope: a gradient, a shadow, a blur.
    var slope = 0
    /// The smallest distance, in pixels, within which each picture has all that the other one shows.
    var offset = 0
    /// What our picture has of the browser's distance from white, summed over all pixels; `nil` where it has none.
    var ink: Double?

    /// How much a slope may bend from a pixel to the next, in levels; more is an edge.
    private static let largestBend = 8
    /// By how many levels edges and glyphs may be lighter or darker before they count as being elsewhere.
    static let edgeTolerance = 64
    /// Where the search for an offset ends, in pixels.
    static let largestOffset = 8

    /// Compares two pictures where both have pixels.
    init(ours: Bitmap, browser: Bitmap) {
        let (width, height) = (min(ours.width, browser.width), min(ours.height, browser.height))
        let pairs = zip(
            Levels.components(of: ours, width: width, height: height),
            Levels.components(of: browser, width: width, height: height))
        var ink = (ours: 0, browser: 0)
        for (ours, browser) in pairs {
            compareAreas(ours, browser)
            offset = max(offset, Self.offset(ours, browser))
            ink.ours += ours.values.reduce(0) { $0 + 255 - $1 }
            ink.browser += browser.values.reduce(0) { $0 + 255 - $1 }
        }
        self.ink = ink.browser > 0 ? Double(ink.ours) / Double(ink.browser) : nil
    }

    private mutating func compareAreas(_ ours: Levels, _ browser: Levels) {
        let (first, second) = (Areas(ours), Areas(browser))
        for index in ours.values.indices {
            let difference = abs(ours.values[index] - browser.values[index])
            if first.isFlat(index) && second.isFlat(index) {
                flat = max(flat, difference)
            } else if first.bends.values[index] <= Self.largestBend && second.bends.values[index] <= Self.largestBend {
                slope = max(slope, difference)
            }
        }
    }

    private static func offset(_ ours: Levels, _ browser: Levels) -> Int {
        (0..<largestOffset).first { ours.appears(in: browser, within: $0) && browser.appears(in: ours, within: $0) }
            ?? largestOffset
    }

    /// What surrounds each pixel.
    private struct Areas {
        let lowest: Levels
        let highest: Levels
        let bends: Levels

        init(_ levels: Levels) {
            (lowest, highest) = (levels.lowest(within: 1), levels.highest(within: 1))
            bends = levels.curvature.highest(within: 1)
        }

        func isFlat(_ index: Int) -> Bool { lowest.values[index] == highest.values[index] }
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
