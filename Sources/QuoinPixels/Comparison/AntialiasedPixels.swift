/// Detects pixels that smooth an edge, as pixelmatch does (after Vyšniauskas, "Anti-aliased pixel and intensity slope
/// detector", 2009): a pixel between a darker and a brighter neighbor, where one of the two belongs to an area of one
/// color in both pictures.
struct AntialiasedPixels {
    private let pixels: PixelRows

    /// The number of neighbors of the same color that make an area.
    private static let areaThreshold = 3

    init(_ pixels: PixelRows) {
        self.pixels = pixels
    }

    /// Which of up to 64 pixels of a row smooth an edge in either picture.
    func among(_ bits: UInt64, word: Int, row: Int) -> UInt64 {
        let old = smoothing(bits, word: word, row: row, pixels)
        return old | smoothing(bits & ~old, word: word, row: row, pixels.swapped)
    }

    private func smoothing(_ bits: UInt64, word: Int, row: Int, _ pixels: PixelRows) -> UInt64 {
        (bits & ~inAreas(bits, word: word, row: row, pixels)).bits { smoothsEdge(word * 64 + $0, row, pixels) }
    }

    /// Which of up to 64 pixels of a row belong to areas of one color. Most pixels that differ do, so they are excluded
    /// first, four at a time, except at the picture's edge.
    private func inAreas(_ bits: UInt64, word: Int, row: Int, _ pixels: PixelRows) -> UInt64 {
        guard row > 0, row + 1 < pixels.height else { return 0 }
        var found: UInt64 = 0
        for start in stride(from: 0, to: 64, by: 4) where bits >> UInt64(start) & 0xF != 0 {
            let x = word * 64 + start
            guard x > 0, x + 4 < pixels.width else { continue }
            let centers = pixels.oldFour(x, row)
            // Each pixel is its own neighbor below.
            var equal = SIMD4<Int32>(repeating: -1)
            for y in row - 1...row + 1 {
                for left in x - 1...x + 1 {
                    let isEqual = pixels.oldFour(left, y) .== centers
                    equal &+= SIMD4<Int32>(repeating: 0).replacing(with: 1, where: isEqual)
                }
            }
            found |= (equal .>= Int32(AntialiasedPixels.areaThreshold)).bits << UInt64(start)
        }
        return found
    }

    /// Whether a pixel smooths an edge in the first of two pictures.
    private func smoothsEdge(_ x: Int, _ y: Int, _ pixels: PixelRows) -> Bool {
        let center = pixels.old(x, y)
        let brightness = YIQDistance.brightness(center)
        var equal = isAtEdge(x, y) ? 1 : 0
        var (darkest, brightest) = (0.0, 0.0)
        var (darkPlace, brightPlace) = ((x, y), (x, y))
        for column in max(x - 1, 0)...min(x + 1, pixels.width - 1) {
            for row in max(y - 1, 0)...min(y + 1, pixels.height - 1) where column != x || row != y {
                let neighbor = pixels.old(column, row)
                let difference = neighbor == center ? 0 : brightness - YIQDistance.brightness(neighbor)
                if difference == 0 {
                    equal += 1
                    if equal >= AntialiasedPixels.areaThreshold { return false }
                } else if difference < darkest {
                    (darkest, darkPlace) = (difference, (column, row))
                } else if difference > brightest {
                    (brightest, brightPlace) = (difference, (column, row))
                }
            }
        }
        guard darkest < 0, brightest > 0 else { return false }
        return isInAreaOfBoth(darkPlace) || isInAreaOfBoth(brightPlace)
    }

    private func isInAreaOfBoth(_ place: (x: Int, y: Int)) -> Bool {
        isInArea(place.x, place.y, pixels) && isInArea(place.x, place.y, pixels.swapped)
    }

    /// Whether enough neighbors in the first of two pictures have the same color. Outside of the picture counts as one.
    private func isInArea(_ x: Int, _ y: Int, _ pixels: PixelRows) -> Bool {
        let pixel = pixels.old(x, y)
        var equal = isAtEdge(x, y) ? 1 : 0
        for column in max(x - 1, 0)...min(x + 1, pixels.width - 1) {
            for row in max(y - 1, 0)...min(y + 1, pixels.height - 1) where column != x || row != y {
                if pixels.old(column, row) == pixel { equal += 1 }
            }
        }
        return equal >= AntialiasedPixels.areaThreshold
    }

    private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
        x == 0 || y == 0 || x == pixels.width - 1 || y == pixels.height - 1
    }
}
