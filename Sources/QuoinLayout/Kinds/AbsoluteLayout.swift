/// Children at fixed places (Texture, §4.9).
public struct AbsoluteLayout: LayoutKind {
    /// How large the layout is.
    public enum Sizing: String, Hashable, Sendable, CaseIterable {
        /// All the finite room.
        case `default`
        /// As large as the children need.
        case sizeToFit
    }

    public static let name = "absolute"

    public static let declaration = KindDeclaration(
        "Children at fixed places.",
        PropertyTable(
            AbsoluteLayout(),
            [
                Property(
                    "sizing", \.sizing, .choice, .size,
                    "How large the layout is: all the finite space, or as large as its children.")
            ]), children: .list, also: ["zstack", "ZStack"])

    /// How large the layout is; on an axis without a finite maximum it is what the children need (Texture, §4.9).
    public var sizing: Sizing

    @inlinable
    public init(sizing: Sizing = .default) {
        self.sizing = sizing
    }

    public var childStyle: ChildStyle { .layoutPosition }

    public func coupling(along axis: Axis, childCount: Int) -> AxisCoupling { .children }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let room = range.max.knownExtents
        var size = range.min
        for child in scope.children {
            let place = child.style.layoutPosition
            let left = Size(range.max.width - place.x, range.max.height - place.y)
            child.explain { "layoutPosition \(place) leaves \(left)" }
            let measured = child.measure(child.style.sizeRange(in: room, automaticMax: left), parent: room)
            child.place(at: place)
            size = Size(max(size.width, place.x + measured.width), max(size.height, place.y + measured.height))
        }
        for axis in Axis.allCases where sizing == .default && !room[axis].isNaN {
            size[axis] = room[axis]
        }
        return LayoutMeasurement(size: size)
    }
}
