import Quoin

/// A statement about the rectangles of a picture's colors, in pixels: `blue.x == red.right`,
/// `image.h == max(red.bottom, blue.bottom)`.
struct PictureRelation {
    struct Unreadable: Error {
        var text: String
    }

    private let left: String
    private let comparison: (Int, Int) -> Bool
    private let right: String

    init(_ text: String) throws {
        let comparisons: [(String, (Int, Int) -> Bool)] = [
            (" == ", { $0 == $1 }), (" <= ", { $0 <= $1 }), (" >= ", { $0 >= $1 }), (" < ", { $0 < $1 }),
            (" > ", { $0 > $1 }),
        ]
        for (sign, comparison) in comparisons {
            guard let range = text.firstRange(of: sign) else { continue }
            left = String(text[..<range.lowerBound])
            right = String(text[range.upperBound...])
            self.comparison = comparison
            return
        }
        throw Unreadable(text: text)
    }

    /// Whether it holds in a picture; not where a color is missing.
    func holds(in bitmap: Bitmap) throws -> Bool {
        guard let left = try Self.value(of: left, in: bitmap), let right = try Self.value(of: right, in: bitmap) else {
            return false
        }
        return comparison(left, right)
    }

    private static func value(of term: String, in bitmap: Bitmap) throws -> Int? {
        if let number = Int(term) { return number }
        for (name, choose) in [("max(", max), ("min(", min)] as [(String, (Int, Int) -> Int)] {
            guard term.hasPrefix(name), term.hasSuffix(")") else { continue }
            let parts = term.dropFirst(name.count).dropLast().split(separator: ",")
            let values = try parts.map { try value(of: $0.filter { $0 != " " }, in: bitmap) }
            guard values.count == 2, let first = values[0], let second = values[1] else { return nil }
            return choose(first, second)
        }
        let parts = term.split(separator: ".")
        guard parts.count == 2 else { throw Unreadable(text: term) }
        return try rectangle(of: String(parts[0]), in: bitmap).map { try $0[String(parts[1])] }
    }

    private static func rectangle(of name: String, in bitmap: Bitmap) throws -> PixelRectangle? {
        switch name {
        case "image": PixelRectangle(x: 0, y: 0, right: bitmap.width, bottom: bitmap.height)
        case "red": PixelRectangle(of: 0xFFFF_0000, in: bitmap)
        case "green": PixelRectangle(of: 0xFF00_FF00, in: bitmap)
        case "blue": PixelRectangle(of: 0xFF00_00FF, in: bitmap)
        default: throw Unreadable(text: name)
        }
    }
}

/// The smallest rectangle around all pixels of a color.
struct PixelRectangle: Equatable {
    var x: Int
    var y: Int
    var right: Int
    var bottom: Int

    init(x: Int, y: Int, right: Int, bottom: Int) {
        (self.x, self.y, self.right, self.bottom) = (x, y, right, bottom)
    }

    /// - Parameter color: `0xAARRGGBB`.
    init?(of color: UInt32, in bitmap: Bitmap) {
        let (pixels, width) = (bitmap.pixels, bitmap.width)
        guard let first = pixels.firstIndex(of: color), let last = pixels.lastIndex(of: color) else { return nil }
        var (left, right) = (width, 0)
        for y in first / width...last / width {
            let row = pixels[y * width..<(y + 1) * width]
            guard let start = row.firstIndex(of: color), let end = row.lastIndex(of: color) else { continue }
            (left, right) = (min(left, start - row.startIndex), max(right, end - row.startIndex + 1))
        }
        self.init(x: left, y: first / width, right: right, bottom: last / width + 1)
    }

    subscript(property: String) -> Int {
        get throws {
            switch property {
            case "x": x
            case "y": y
            case "w": right - x
            case "h": bottom - y
            case "right": right
            case "bottom": bottom
            default: throw PictureRelation.Unreadable(text: property)
            }
        }
    }
}
