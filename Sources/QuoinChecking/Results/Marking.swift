import QuoinValues

extension Rect {
    /// A border of two points around the rectangle, as four rectangles.
    var outline: [Rect] {
        let width = 2.0
        let outer = inset(by: EdgeInsets(-width))
        return [
            Rect(outer.minX, outer.minY, outer.size.width, width), Rect(outer.minX, maxY, outer.size.width, width),
            Rect(outer.minX, minY, width, size.height), Rect(maxX, minY, width, size.height),
        ]
    }
}

extension RGBA {
    /// The color of marks on pictures.
    static let mark = RGBA(hex: 0xE5_00_6E)
}
