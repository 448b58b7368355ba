import QuoinCairo

/// One color component of a picture, from 0 to 255, in rows from the top.
struct Levels {
    let width: Int
    let height: Int
    private(set) var values: [Int]

    init(width: Int, height: Int, values: [Int]) {
        (self.width, self.height, self.values) = (width, height, values)
    }

    /// The red, green and blue components of the upper left part of a picture.
    static func components(of bitmap: Bitmap, width: Int, height: Int) -> [Levels] {
        [16, 8, 0].map { shift in
            var values: [Int] = []
            values.reserveCapacity(width * height)
            for y in 0..<height {
                for pixel in bitmap.pixels[y * bitmap.width..<y * bitmap.width + width] {
                    values.append(Int(pixel >> shift & 0xFF))
                }
            }
            return Levels(width: width, height: height, values: values)
        }
    }

    /// The lowest level within a distance of each pixel, in pixels.
    func lowest(within radius: Int) -> Levels { gathered(within: radius, min) }

    /// The highest level within a distance of each pixel, in pixels.
    func highest(within radius: Int) -> Levels { gathered(within: radius, max) }

    /// The largest deviation of each pixel from a straight slope between two opposite neighbors.
    var curvature: Levels {
        var result = Levels(width: width, height: height, values: Array(repeating: 0, count: values.count))
        guard width > 2, height > 2 else { return result }
        for y in 1..<height - 1 {
            for index in y * width + 1..<(y + 1) * width - 1 {
                let twice = 2 * values[index]
                for step in [1, width - 1, width, width + 1] {
                    let bend = abs(values[index - step] + values[index + step] - twice)
                    result.values[index] = max(result.values[index], bend)
                }
            }
        }
        return result
    }

    private func gathered(within radius: Int, _ choose: (Int, Int) -> Int) -> Levels {
        var result = self
        for _ in 0..<radius { result = result.gathered(step: 1, length: width, choose) }
        for _ in 0..<radius { result = result.gathered(step: width, length: height, choose) }
        return result
    }

    /// Combines each pixel with the ones before and after it along one axis.
    private func gathered(step: Int, length: Int, _ choose: (Int, Int) -> Int) -> Levels {
        var result = self
        for index in values.indices {
            let place = index / step % length
            if place > 0 { result.values[index] = choose(result.values[index], values[index - step]) }
            if place < length - 1 { result.values[index] = choose(result.values[index], values[index + step]) }
        }
        return result
    }
}
