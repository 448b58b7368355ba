import Quoin
import Testing

/// A collection in Swift of which there is a document too.
struct CollectionExample: Sendable {
    /// The document's path from `Snapshots`, without extension.
    var name: String
    var canvas: Canvas
    var element: AnyElement

    /// - Parameters:
    ///   - width: in points.
    ///   - height: in points; as high as the content where it is nil.
    init(
        _ name: String, width: Double?, height: Double? = nil, scale: Double = 2, fill: Color = .white,
        _ element: () -> any LayoutElement
    ) {
        self.name = "Compositional/" + name
        canvas = Canvas(
            width: width.map { ExtentRange(exactly: $0) } ?? .unconstrained,
            height: height.map { ExtentRange(exactly: $0) } ?? .unconstrained, scale: scale)
        canvas.fills = [.solid(fill)]
        self.element = element().erased
    }

    static let all = SnapshotLayout.allCases.map(\.example) + lists + lanes + [fractal, storefront]
}

extension CollectionExample: CustomTestStringConvertible {
    var testDescription: String { name }
}

/// Colors and texts of more than one example.
extension Color {
    static let ink = Color(hex: 0x1C1C1E)
    static let gray = Color(hex: 0x8E8E93)
    static let ground = Color(hex: 0xF2F2F7)

    /// - Parameters:
    ///   - hue: in degrees.
    ///   - saturation: in percent.
    ///   - lightness: in percent.
    init(hue: Double, _ saturation: Double, _ lightness: Double) {
        self.init(
            RGBA(
                hue: hue.truncatingRemainder(dividingBy: 360), saturation: saturation / 100,
                lightness: lightness / 100))
    }
}

extension Text {
    /// A text with a size in points.
    init(_ string: String, size: Double, _ color: Color, weight: FontWeight = .regular, lines: Int? = nil) {
        var paragraph = ParagraphStyle()
        paragraph.lineLimit = lines
        self.init(string, style: TextStyle(size: size, weight: weight, color: color), paragraph: paragraph)
    }
}

extension LayoutElement {
    /// In the middle of the height, with room at the sides in points.
    func inBar(padding: Double = 0) -> AnyElement {
        let bar = position(horizontal: .none, vertical: .center)
        return padding == 0 ? bar.erased : bar.inset(horizontal: padding).erased
    }
}

extension CollectionViewCompositionalLayout.Content {
    /// The number that the digits of the section, those of the item and a 0 make: a hue that changes from cell to cell.
    var hue: Double { Double("\(section ?? 0)\(index)0") ?? 0 }
    /// The number that digits, those of the item and more digits make.
    func hue(_ prefix: String, _ suffix: String = "0") -> Double { Double("\(prefix)\(index)\(suffix)") ?? 0 }
}
