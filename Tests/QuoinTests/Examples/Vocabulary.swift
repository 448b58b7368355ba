import Quoin
import TestSupport

/// The images that the examples show.
enum Photo {
    static let portrait = image("portrait", 192)
    static let landscape = image("landscape", 600)
    static let forest = image("forest", 600)
    static let dessert = image("dessert", 600)
    static let plus = image("plus", 80)
    static let line = image("line", 3)

    private static func image(_ name: String, _ side: Double) -> ImageResource {
        let path = PackageFolder.snapshots.appendingPathComponent("Images/\(name).png").path
        return ImageResource(.file(path), size: Size(side, side))
    }
}

/// The colors of more than one example.
extension Color {
    static let paper = Color(hex: 0xF8F7F3)
    static let darkBlue = Color(hex: 0x125688)
    static let lightBlue = Color(hex: 0x007AFF)
    static let lightGray = Color(hex: 0xAAAAAA)
    static let mediumGray = Color(hex: 0x8A8A8E)
    static let almostBlack = Color(hex: 0x222222)
    static let darkGray = Color(hex: 0x555555)
    static let blue = Color(hex: 0x2632ED)
    static let vermilion = Color(hex: 0xDB5120)
    static let green = Color(hex: 0x34C759)
    static let red = Color(hex: 0xFF3B30)
    static let teal = Color(hex: 0x2F9E8F)
    static let cyan = Color(hex: 0x22FFFE)
}

extension ExtentRange {
    /// One extent, in points.
    static func points(_ extent: Double) -> ExtentRange { ExtentRange(exactly: extent) }
}

extension Text {
    /// A text in the examples' font; size and letter spacing in points.
    init(
        _ string: String, size: Double = 16, _ weight: FontWeight = .regular, _ color: Color = .black,
        lines: Int? = nil, align: ParagraphStyle.Alignment = .start, letterSpacing: Double = 0
    ) {
        var style = TextStyle(size: size, weight: weight, color: color)
        style.letterSpacing = letterSpacing
        var paragraph = ParagraphStyle()
        (paragraph.lineLimit, paragraph.alignment) = (lines, align)
        self.init(string, style: style, paragraph: paragraph)
    }
}
