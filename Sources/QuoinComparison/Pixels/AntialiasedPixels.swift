import QuoinCairo

/// Recognizes pixels that smooth an edge, by the rules of pixelmatch (after Vyšniauskas, "Anti-aliased pixel and
/// intensity slope detector", 2009): a pixel that lies between a darker and a brighter neighbor, one of which belongs to
/// an area of one color in both pictures.
struct AntialiasedPixels {
    /// Of both pictures, as large as the smaller one.
    private let width: Int
    private let height: Int
    private let reference: Bitmap
    private let new: Bitmap

    /// How many neighbors of the same color make an area.
    private static let fewestEqual = 3

    init(_ reference: Bitmap, _ new: Bitmap) {
        (self.reference, self.new) = (reference, new)
        (width, height) = (min(reference.width, new.width), min(reference.height, new.height))
    }

    /// Whether a pixel smooths an edge in either picture.
    func contains(_ x: Int, _ y: Int) -> Bool {
        smoothes(x, y, in: reference) || smoothes(x, y, in: new)
    }

    private func smoothes(_ x: Int, _ y: Int, in picture: Bitmap) -> Bool {
        let center = YIQDistance.brightness(picture.pixels[y * picture.width + x])
        var equal = isAtRim(x, y) ? 1 : 0
        var (darkest, brightest) = (0.0, 0.0)
        var (darkPlace, brightPlace) = ((x, y), (x, y))
        for (nextX, nextY) in neighbors(x, y) {
            let difference = center - YIQDistance.brightness(picture.pixels[nextY * picture.width + nextX])
            if difference == 0 {
                equal += 1
                if equal >= AntialiasedPixels.fewestEqual { return false }
            } else if difference < darkest {
                (darkest, darkPlace) = (difference, (nextX, nextY))
            } else if difference > brightest {
                (brightest, brightPlace) = (difference, (nextX, nextY))
            }
        }
        guard darkest < 0, brightest > 0 else { return false }
        return isInAreaOfBoth(darkPlace) || isInAreaOfBoth(brightPlace)
    }

    private func isInAreaOfBoth(_ place: (x: Int, y: Int)) -> Bool {
        isInArea(place.x, place.y, of: reference) && isInArea(place.x, place.y, of: new)
    }

    /// Whether enough neighbors have the same color; beyond the rim counts as one.
    private func isInArea(_ x: Int, _ y: Int, of picture: Bitmap) -> Bool {
        let pixel = picture.pixels[y * picture.width + x]
        var equal = isAtRim(x, y) ? 1 : 0
        for (nextX, nextY) in neighbors(x, y) where picture.pixels[nextY * picture.width + nextX] == pixel {
            equal += 1
            if equal >= AntialiasedPixels.fewestEqual { return true }
        }
        return false
    }

    private func isAtRim(_ x: Int, _ y: Int) -> Bool {
        x == 0 || y == 0 || x == width - 1 || y == height - 1
    }

    /// The pixels around a pixel, column by column.
    private func neighbors(_ x: Int, _ y: Int) -> some Sequence<(Int, Int)> {
        let rows = max(y - 1, 0)...min(y + 1, height - 1)
        return (max(x - 1, 0)...min(x + 1, width - 1)).lazy.flatMap { column in
            rows.lazy.map { (column, $0) }
        }.filter { $0 != (x, y) }
    }
}
