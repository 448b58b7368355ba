import CPangoCairo
import QuoinGeometry
import QuoinScene

/// What takes a place in a line without being a glyph.
enum InlineObject: Hashable {
    /// A space of a width, in points.
    case space(Double)
    case image(TextContent.InlineImage)

    /// In points, from the baseline up.
    var size: Size {
        switch self {
        case .space(let width): Size(width, 0)
        case .image(let image): image.size ?? image.image.size
        }
    }

    /// The attribute that gives characters the size of the object.
    var attribute: UnsafeMutablePointer<PangoAttribute>? {
        var box = PangoRectangle(
            x: 0, y: -PangoUnits.units(size.height), width: PangoUnits.units(size.width),
            height: PangoUnits.units(size.height))
        return pango_attr_shape_new(&box, &box)
    }

    var image: TextContent.InlineImage? {
        if case .image(let image) = self { image } else { nil }
    }
}

/// The space that the padding of a background takes beside its first and its last span.
struct BackgroundPadding {
    private(set) var start: ParagraphText?
    private(set) var end: ParagraphText?

    /// A line may break before this character where it may break before a letter.
    private static let letter = "\u{2063}"
    /// No line breaks beside this character.
    private static let wordJoiner = "\u{2060}"

    init(of index: Int, in spans: [TextContent.Span]) {
        let style = spans[index].style
        guard style.background != nil, style.backgroundPadding != .zero else { return }
        func isBeside(_ other: Int) -> Bool {
            spans.indices.contains(other) && spans[other].style.hasSameBackground(as: style)
        }
        if !isBeside(index - 1) {
            var start = ParagraphText()
            start.append(Self.letter, style: style, object: .space(style.backgroundPadding.left))
            start.append(Self.wordJoiner, style: style, object: .space(0))
            self.start = start
        }
        if !isBeside(index + 1) {
            var end = ParagraphText()
            end.append(Self.wordJoiner, style: style, object: .space(style.backgroundPadding.right))
            self.end = end
        }
    }
}
