/// Children at fixed places (Texture, §4.9).
public struct AbsoluteLayout: LayoutKind {
    /// How large the layout is.
    public enum Sizing: String, Hashable, Sendable, CaseIterable {
        /// As large as the available size on each axis on which that is finite.
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
            ]), children: .list,
        containment: { _ in ChildContainment(.unlessBleeding, isByRules: true) })

    /// How large the layout is. On an axis without a finite maximum it is as large as its children (Texture, §4.9).
    public var sizing: Sizing

    @inlinable
    public init(sizing: Sizing = .default) {
        self.sizing = sizing
    }

    public static func content(of count: Int) -> Int? { nil }

    public var childStyle: ElementStyle.Parts { .layoutPosition }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .children }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let available = range.max.knownExtents
        var size = range.min
        for child in scope.children {
            let place = child.style.layoutPosition(in: available)
            let left = Size(range.max.width - place.x, range.max.height - place.y)
            let bleeds = child.style.bleeds
            child.explain {
                "layoutPosition \(child.style.positionWords(place)) leaves \(left)"
                    + (bleeds ? ", which it may pass" : "")
            }
            let measured = child.measure(
                child.style.sizeRange(in: available, automaticMax: bleeds ? .infinity : left), parent: available)
            child.place(at: place)
            if bleeds { continue }
            size = Size(max(size.width, place.x + measured.width), max(size.height, place.y + measured.height))
        }
        for axis in Axis.allCases where sizing == .default && !available[axis].isNaN {
            size[axis] = available[axis]
        }
        return LayoutMeasurement(size: size)
    }
}

// MARK: - In Swift

/// Children at fixed places (Texture, §4.9): `Absolute(sizing: .sizeToFit) { … }`.
public typealias Absolute = Element<AbsoluteLayout>

extension Element where Kind == AbsoluteLayout {
    /// - Parameters:
    ///   - sizing: whether the layout is as large as the available size, or as its children.
    ///   - children: each is at its `layoutPosition`.
    @inlinable
    public init(
        sizing: AbsoluteLayout.Sizing = AbsoluteLayout().sizing, @ElementBuilder children: () -> [AnyElement] = { [] }
    ) {
        self.init(AbsoluteLayout(sizing: sizing), children: children())
    }
}

extension LayoutElement where Kind == AbsoluteLayout {
    /// Whether the layout is as large as the available size, or as its children.
    @inlinable
    public func sizing(_ sizing: AbsoluteLayout.Sizing) -> Absolute { modified { $0.kind.sizing = sizing } }
}
