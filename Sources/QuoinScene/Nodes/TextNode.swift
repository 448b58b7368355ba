import QuoinLayout

/// A node that shows text (Texture, §3.7 and §11.4).
///
/// Its size is that of the lines as they break within the room it is offered. It has a first and a last baseline.
public struct TextNode: PaintedKind {
    public static let name = "text"

    public static let declaration = KindDeclaration(
        "A node that shows text.",
        PropertyTable(TextNode(TextContent("")), [insetsProperty] + paragraphProperties) { mapping, node in
            ParagraphStyle.refuseEmptyRange(mapping, node.text.paragraph)
        }, children: .none, also: ["label"], showsContent: true)

    private static let insetsProperty = Property<TextNode>(
        "insets", \.insets, .finiteInsets(), [.size, .pixels], also: ["padding", "textContainerInset"],
        "The space around the lines, in points; it is part of the size.")
    private static let paragraphProperties = ParagraphStyle.properties.properties.map {
        $0.within(\TextNode.text.paragraph)
    }

    /// What is shown; the environment's ``TextShaper`` breaks it into lines.
    public var text: TextContent
    /// Room around the lines, in points, which is part of the size (Texture, §11.4).
    public var insets = EdgeInsets.zero
    public var paint: Paint

    /// A node without insets.
    public init(_ text: TextContent) {
        self.text = text
        paint = Paint()
    }

    public var childStyle: ElementStyle.Parts { [] }

    public var wrapsContent: Bool { true }

    public func dependency(along axis: Axis, childCount: Int) -> AxisDependency {
        // A line that is left out for want of height may be the widest, unless there is one line only.
        axis == .horizontal && !text.spans.contains { $0.string.contains(where: \.isNewline) }
            ? .otherAxisWhereBounded : .otherAxis
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard let shaper = scope.environment[TextShaperKey.self] else {
            return LayoutMeasurement(size: range.clamp(.zero))
        }
        let rim = Size(insets.left + insets.right, insets.top + insets.bottom)
        let room = Size(max(range.max.width - rim.width, 0), max(range.max.height - rim.height, 0))
        let shaped = shaper.shape(text, in: room)
        return LayoutMeasurement(
            size: range.clamp(Size(shaped.size.width + rim.width, shaped.size.height + rim.height)),
            baselines: .at(
                ascender: insets.top + shaped.firstBaseline,
                descender: shaped.size.height - shaped.lastBaseline + insets.bottom))
    }

    public func paintContent(in frame: Rect, with painter: inout ScenePainter) {
        painter.add(text, in: frame.shrunk(by: insets))
    }
}

/// An element that shows text.
public typealias Text = Element<TextNode>

extension Element where Kind == TextNode {
    /// A text of several styles.
    public init(_ text: TextContent) {
        self.init(TextNode(text))
    }

    /// A text of one style: Inter of 16 points in black, unless said otherwise.
    public init(_ string: String, style: TextStyle = TextStyle(), paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(TextContent(string, style: style, paragraph: paragraph))
    }
}
