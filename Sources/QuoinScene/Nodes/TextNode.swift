import QuoinLayout

/// A node that shows text (Texture, §3.7 and §11.4).
///
/// Its size is that of the lines as they break within the available size. It has a first and a last baseline.
public struct TextNode: PaintedKind {
    public static let name = "text"

    public static let declaration = KindDeclaration(
        "A node that shows text.",
        PropertyTable(TextNode(TextContent("")), [insetsProperty, verticalAlignmentProperty] + paragraphProperties) {
            mapping, node in
            ParagraphStyle.refuseContradictions(mapping, node.text.paragraph)
        }, children: .none, also: ["label"], showsContent: true)

    private static let insetsProperty = Property<TextNode>(
        "insets", \.insets, .finiteInsets(), [.size, .pixels], also: ["padding", "textContainerInset"],
        "The space around the lines, in points; it is part of the size.")
    private static let verticalAlignmentProperty = Property<TextNode>(
        "verticalAlignment", \.verticalAlignment, .choice, [.parentLayout, .pixels],
        also: ["contentVerticalAlignment", "baselineAdjustment", "verticalAlign", "textAlignVertical"],
        "Where the lines stand if the text is higher than they are; its baselines follow them.")
    private static let paragraphProperties = ParagraphStyle.properties.properties.map {
        $0.within(\TextNode.text.paragraph)
    }

    /// The text that is shown.
    public var text: TextContent
    /// The space around the lines, in points; the space is part of the size (Texture, §11.4).
    public var insets = EdgeInsets.zero
    /// Where the lines are if the text is higher than they are.
    public var verticalAlignment = TextNode.VerticalAlignment.top
    public var paint: Paint

    /// A node without insets.
    public init(_ text: TextContent) {
        self.text = text
        paint = Paint()
    }

    public var childStyle: ElementStyle.Parts { [] }

    public var wrapsContent: Bool { true }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency {
        // The widest of several lines may be one that does not fit into the height.
        axis == .horizontal && !text.spans.contains { $0.string.hasNewline }
            ? .otherAxisWhereBounded : .otherAxis
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard let shaper = scope.environment[TextShaperKey.self] else {
            return LayoutMeasurement(size: range.clamp(.zero))
        }
        let inset = Size(insets.left + insets.right, insets.top + insets.bottom)
        let available = Size(max(range.max.width - inset.width, 0), max(range.max.height - inset.height, 0))
        let shaped = shaper.shape(text, in: available)
        let size = range.clamp(Size(shaped.size.width + inset.width, shaped.size.height + inset.height))
        let free = max(0, size.height - inset.height - shaped.size.height)
        let above = free * verticalAlignment.share
        return LayoutMeasurement(
            size: size,
            baselines: .at(
                ascender: insets.top + above + shaped.firstBaseline,
                descender: shaped.size.height - shaped.lastBaseline + insets.bottom
                    + (verticalAlignment == .top ? 0 : free - above)))
    }

    public func minimumWidth(scope: LayoutScope) -> Double {
        (scope.environment[TextShaperKey.self]?.minimumWidth(of: text) ?? 0) + insets.left + insets.right
    }

    public func paintContent(in frame: Rect, with painter: inout ScenePainter) {
        painter.add(text, in: frame.shrunk(by: insets), verticalAlignment)
    }
}

extension Layout {
    /// Where the lines of a text stand, in points relative to the canvas. They break within the size that was measured,
    /// also where the edges of the frame are rounded.
    package func lineArea(of index: Int, insets: EdgeInsets) -> Rect {
        let size = frames[index].size + roundedOff[index, default: .zero]
        return Rect(origin: frames[index].origin, size: size).shrunk(by: insets)
    }
}

/// An element that shows text.
public typealias Text = Element<TextNode>

extension Element where Kind == TextNode {
    /// A text of several styles.
    public init(_ text: TextContent) {
        self.init(TextNode(text))
    }

    /// A text of one style; by default Inter Regular of 16 points in black.
    public init(_ string: String, style: TextStyle = TextStyle(), paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(TextContent(string, style: style, paragraph: paragraph))
    }

    /// A text of one style, such as the first letter of a name.
    @_disfavoredOverload
    public init(_ string: Substring, style: TextStyle = TextStyle(), paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(String(string), style: style, paragraph: paragraph)
    }
}

extension TextNode {
    /// Where the lines are in a text that is higher than they are.
    public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
        case top, center, bottom

        /// The part of the free height that is above the lines.
        package var share: Double {
            switch self {
            case .top: 0
            case .center: 0.5
            case .bottom: 1
            }
        }
    }
}
