/// Recognizes pixels that smooth an edge, by the rules of pixelmatch (after Vyšniauskas, "Anti-aliased pixel and
/// intensity slope detector", 2009): a pixel that lies between a darker and a brighter neighbor, one of which belongs to
/// an area of one color in both pictures.
struct AntialiasedPixels {
    private let pixels: PixelRows

    /// How many neighbors of the same color make an area.
    private static let fewestEqual = 3

    init(_ pixels: PixelRows) {
        self.pixels = pixels
    }

    /// Whether a pixel smooths an edge in either picture.
    func contains(_ x: Int, _ y: Int) -> Bool {
        smoothes(x, y, pixels) || smoothes(x, y, pixels.swapped)
    }

    /// Whether a pixel smooths an edge in the first of two pictures.
    private func smoothes(_ x: Int, _ y: Int, _ pixels: PixelRows) -> Bool {
        let center = pixels.old(x, y)
        let brightness = YIQDistance.brightness(center)
        var equal = isAtRim(x, y) ? 1 : 0
        var (darkest, brightest) = (0.0, 0.0)
        var (darkPlace, brightPlace) = ((x, y), (x, y))
        for column in max(x - 1, 0)...min(x + 1, pixels.width - 1) {
            for row in max(y - 1, 0)...min(y + 1, pixels.height - 1) where column != x || row != y {
                let neighbor = pixels.old(column, row)
                let difference = neighbor == center ? 0 : brightness - YIQDistance.brightness(neighbor)
                if difference == 0 {
                    equal += 1
                    if equal >= AntialiasedPixels.fewestEqual { return false }
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

    /// Whether enough neighbors in the first of two pictures have the same color; beyond the rim counts as one.
    private func isInArea(_ x: Int, _ y: Int, _ pixels: PixelRows) -> Bool {
        let pixel = pixels.old(x, y)
        var equal = isAtRim(x, y) ? 1 : 0
        for column in max(x - 1, 0)...min(x + 1, pixels.width - 1) {
            for row in max(y - 1, 0)...min(y + 1, pixels.height - 1) where column != x || row != y {
                if pixels.old(column, row) == pixel { equal += 1 }
            }
        }
        return equal >= AntialiasedPixels.fewestEqual
    }

    private func isAtRim(_ x: Int, _ y: Int) -> Bool {
        x == 0 || y == 0 || x == pixels.width - 1 || y == pixels.height - 1
    }
}
