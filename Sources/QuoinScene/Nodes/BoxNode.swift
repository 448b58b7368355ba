import QuoinLayout

/// A node that shows its paint, and a child if it has one (Texture, §3.4 and §3.7).
///
/// Without a child it takes the available space, or none if that is unbounded; with one it has the child's size and
/// baselines.
public struct BoxNode: PaintedKind {
    public static let name = "box"

    public static let declaration = KindDeclaration<BoxNode>(
        "A node that shows its paint, and a child if it has one.", PropertyTable(BoxNode(), []),
        children: .named([ChildSlots.wrapped]), also: ["view", "rectangle", "div", "divider", "separator"])

    public var paint: Paint
    /// Whether it was made to paint the layout in it. To the author the two are one element.
    package private(set) var paintsLayout = false
    /// Whether a modifier of stacks was applied, and there is no stack in the box.
    private var lacksStack = false

    public init(paint: Paint = Paint()) {
        self.paint = paint
    }

    /// A box that is made around a layout to paint it.
    package static func painting(_ paint: Paint = Paint()) -> BoxNode {
        var box = BoxNode(paint: paint)
        box.paintsLayout = true
        return box
    }

    public var childStyle: ElementStyle.Parts { .baselines }

    public var warnings: [(property: String, reason: String)] {
        lacksStack ? [("box", "holds no stack, so a modifier of stacks has no effect on it")] : []
    }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency {
        childCount == 0 ? .boundOfOtherAxis : .child(0)
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard let child = scope.children.first else {
            return LayoutMeasurement(size: range.clamp(.filling(range.max)))
        }
        let size = child.measure(range, parent: range.max)
        child.place(at: .zero)
        return LayoutMeasurement(size: size, baselines: .ofChildren(first: 0, last: 0))
    }
}

extension BoxNode: StackLayout.Holder {
    /// Changes the stack in the box, so that `Row { … }.fill(.white).spacing(8)` means the same as
    /// `Row { … }.spacing(8).fill(.white)`.
    public static func changeStack(of box: inout Box, _ change: (inout StackLayout) -> Void) {
        guard box.children.count == 1, var stack = box.children[0].kind.base as? StackLayout else {
            box.kind.lacksStack = true
            return
        }
        change(&stack)
        box.children[0].kind = AnyLayoutKind(stack)
    }
}

extension Size {
    /// The size of a node without content: the available size, or none if either extent is unbounded (Texture, §3.7).
    static func filling(_ available: Size) -> Size {
        func isBounded(_ extent: Double) -> Bool { extent >= 0 && extent < LayoutTree.extentLimit }
        return isBounded(available.width) && isBounded(available.height) ? available : .zero
    }
}

/// An element that shows its paint, and a child if it has one.
public typealias Box = Element<BoxNode>

extension Element where Kind == BoxNode {
    /// A box without a child; it takes the available space, or none if that is unbounded.
    public init() {
        self.init(BoxNode())
    }

    /// A box as large as its child.
    public init(_ child: some LayoutElement) {
        self.init(BoxNode(), children: [child.erased])
    }
}

/// A node that shows a path as a line, with the ends and corners that code of apps can give it. Documents cannot use it.
///
/// The path is the shape of its paint.
package struct StrokedPath: PaintedKind {
    package static let name = "line"

    package static let declaration = KindDeclaration<StrokedPath>(
        "A path that is drawn as a line.",
        StrokedPath(Path(), StrokeStyle(width: 1), color: .black),
        [
            Property("strokeColor", \.color, .color, .pixels, "The color of the line."),
            Property("lineWidth", \.style.width, .points(), .pixels, "The width of the line, in points."),
            Property("lineCap", \.style.cap, .choice, .pixels, "How the line and each dash end."),
            Property("lineJoin", \.style.join, .choice, .pixels, "How lines meet."),
            Property("miterLimit", \.style.miterLimit, .number(), .pixels, "How far sharp corners reach."),
            Property("lineDash", \.style.dash, .list(.points()), .pixels, "The lengths of dashes and gaps, in points."),
            Property(
                "lineDashPhase", \.style.phase, .points(), .pixels, "Where in the dashes the line begins, in points."),
        ])

    package var color: Color
    package var style: StrokeStyle
    package var paint = Paint()

    /// A line along a path, in points from the node's corner. Dashes that cannot be drawn are left out.
    package init(_ path: Path, _ style: StrokeStyle, color: Color) {
        (self.color, self.style) = (color, style)
        let dash = style.dash
        if !dash.allSatisfy({ $0 >= 0 && $0.isFinite }) || !dash.contains(where: { $0 > 0 }) { self.style.dash = [] }
        self.style.width = max(style.width, 0)
        paint.shape = .path(path, .nonZero)
    }

    package func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: range.clamp(.filling(range.max)))
    }

    package func paintContent(in frame: Rect, with painter: inout ScenePainter) {
        let path = paint.shape.shape(in: frame, radii: .zero, curve: .circular).path
        painter.add(.stroke(path, style, .solid(color.resolved(for: painter.ownAppearance))))
    }
}
