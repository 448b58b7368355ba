/// A child, and an element whose center is on one of the child's corners (Texture, §4.10).
public struct CornerLayout: LayoutKind {
    /// A corner of the child.
    public enum Location: String, Hashable, Sendable, CaseIterable {
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight

        /// The corner as fractions of the child's width and height.
        var factors: (x: Double, y: Double) {
            switch self {
            case .topLeft: (0, 0)
            case .topRight: (1, 0)
            case .bottomLeft: (0, 1)
            case .bottomRight: (1, 1)
            }
        }
    }

    public static let name = "corner"

    public static let declaration = KindDeclaration(
        "A child, and an element whose center is on one of its corners.",
        PropertyTable(
            CornerLayout(),
            [
                Property(
                    "location", \.location, .choice, .contentLayout,
                    also: ["cornerLocation", "alignment", "position"],
                    "The corner of the child on which the element is centered."),
                Property(
                    "offset", \.offset, .point, .contentLayout,
                    "How far the element is moved from the corner, in points."),
                Property(
                    "wrapsCorner", \.wrapsCorner, .bool, [.size, .contentLayout],
                    "Whether the layout is as large as both together, instead of as the child."),
            ]), children: .named([ChildSlots.wrapped, "corner"]), also: ["badge"],
        // The corner element may stand out.
        containment: { _ in ChildContainment(.first) })

    /// The corner of the child on which the corner element is centered, before it is moved by `offset`.
    public var location: Location
    /// How far the corner element is moved from the corner, in points.
    public var offset: Point
    /// Whether the layout is as large as child and corner element together, instead of as the child.
    public var wrapsCorner: Bool

    @inlinable
    public init(_ location: Location = .topRight, offset: Point = .zero, wrapsCorner: Bool = false) {
        (self.location, self.offset, self.wrapsCorner) = (location, offset, wrapsCorner)
    }

    public static func childName(at index: Int, of count: Int) -> String {
        index == 0 ? "child" : "corner"
    }

    public static func content(of count: Int) -> Int? { count > 0 ? 0 : nil }

    public var childStyle: ElementStyle.Parts { [] }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { wrapsCorner ? .children : .child(0) }

    public func minimumWidth(scope: LayoutScope) -> Double { scope.children.first?.minimumWidth ?? 0 }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard let child = scope.children.first else { return LayoutMeasurement(size: .zero) }
        let available = range.max.knownExtents
        let frame = Rect(origin: .zero, size: child.measure(range, parent: available))
        guard let corner = scope.children.dropFirst().first else { return LayoutMeasurement(size: frame.size) }
        // The range's minimum does not apply to the corner element (Texture, §10 Q18).
        let cornerFrame = place(
            corner.measure(SizeRange(min: .zero, max: range.max), parent: available), on: frame.size)
        corner.explain { "its center is on the \(location) of the child, moved by \(offset)" }
        guard wrapsCorner else {
            corner.place(at: cornerFrame.origin)
            return LayoutMeasurement(size: frame.size)
        }
        let union = frame.union(cornerFrame)
        child.place(at: Point.zero - union.origin)
        corner.place(at: cornerFrame.origin - union.origin)
        return LayoutMeasurement(size: union.size)
    }

    private func place(_ size: Size, on child: Size) -> Rect {
        Rect(
            child.width * location.factors.x - size.width / 2 + offset.x,
            child.height * location.factors.y - size.height / 2 + offset.y, size.width, size.height)
    }
}
