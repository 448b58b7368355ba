/// A choice by the available size: the first child whose sizes contain it is laid out, and the others are left out.
///
/// The available size is the maximum of the range. If no child fits, nothing is shown, and the layout is as small as its
/// range allows.
public struct WhenSizeLayout: LayoutKind {
    public static let name = "whenSize"

    public static let declaration = KindDeclaration(
        "One of several children, chosen by the size that is offered.", WhenSizeLayout(),
        entries: ChildEntries(
            "cases", \.cases, casesTable, [.size, .contentLayout, .contentPixels],
            "The offered sizes for which each child is shown."),
        also: ["viewThatFits", "containerQuery", "layoutSpecThatFits"])

    private static let casesTable = PropertyTable(
        SizeRange.unconstrained,
        [
            Property(
                "width", \.[.horizontal], .extentRange, [.size, .contentLayout], also: ["maxWidth", "minWidth"],
                "The offered widths for which the child is shown, in points; both ends are included."
            ).named("WhenSizeLayout.Case.when(width:height:_:)"),
            Property(
                "height", \.[.vertical], .extentRange, [.size, .contentLayout], also: ["maxHeight", "minHeight"],
                "The offered heights for which the child is shown, in points; both ends are included."
            ).named("WhenSizeLayout.Case.when(width:height:_:)"),
        ])

    /// For each child, the available sizes for which it is chosen, in points; both ends are included. An unbounded axis
    /// has an infinite available size.
    public var cases: [SizeRange]

    public init(_ cases: [SizeRange] = []) {
        self.cases = cases
    }

    public static func childName(at index: Int, of count: Int) -> String { "cases[\(index)]" }

    public var childStyle: ElementStyle.Parts { [] }

    /// A size between those of two cases is seldom meant to show nothing, nor is one beyond those of several.
    public func warnings(of element: Layout.LaidOutElement) -> [(property: String, reason: String)] {
        guard let offered = element.offer?.effectiveRange.max, !cases.contains(where: { $0.contains(offered) }),
            Axis.allCases.contains(where: { axis in
                cases.contains { $0[axis].max < offered[axis] } && cases.contains { $0[axis].min > offered[axis] }
                    || cases.count > 1 && cases.allSatisfy { $0[axis].max < offered[axis] }
            })
        else { return [] }
        return [("cases", "have none for \(offered), which is offered, so that nothing is shown")]
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard let index = cases.firstIndex(where: { $0.contains(range.max) }), index < scope.children.count else {
            return LayoutMeasurement(size: range.min)
        }
        let child = scope.children[index]
        child.explain { "\(range.max) is offered, and \(cases[index]) is the first case that contains it" }
        return LayoutMeasurement(
            size: child.measure(range, parent: scope.parentSize), baselines: .ofChildren(first: index, last: index))
    }
}

extension SizeRange {
    fileprivate func contains(_ size: Size) -> Bool {
        Axis.allCases.allSatisfy { self[$0].min <= size[$0] && size[$0] <= self[$0].max }
    }
}

// MARK: - In Swift

/// A choice by the available size:
///
///     WhenSize(
///         .when(width: ExtentRange(min: 0, max: 320)) { Column { … } },
///         .otherwise { Row { … } })
///
/// or by a closure: `WhenSize { range in … }`.
public typealias WhenSize = Element<WhenSizeLayout>

extension WhenSizeLayout {
    /// A child of a ``WhenSize``, and the available sizes for which it is chosen.
    public struct Case: Sendable {
        fileprivate let sizes: SizeRange
        fileprivate let child: AnyElement

        /// A child for some sizes.
        ///
        /// - Parameters:
        ///   - width: the available widths for which it is chosen, in points; both ends are included.
        ///   - height: the available heights for which it is chosen, in points; both ends are included.
        ///   - child: one element; several are at the same corner.
        public static func when(
            width: ExtentRange = .unconstrained, height: ExtentRange = .unconstrained,
            @ElementBuilder _ child: () -> [AnyElement]
        ) -> Case {
            Case(sizes: SizeRange(width: width, height: height), child: child().single)
        }

        /// A child for all other sizes; the last case.
        public static func otherwise(@ElementBuilder _ child: () -> [AnyElement]) -> Case { when(child) }
    }
}

extension Element where Kind == WhenSizeLayout {
    /// The first child whose sizes contain the available size.
    public init(_ cases: WhenSizeLayout.Case...) {
        self.init(WhenSizeLayout(cases.map(\.sizes)), children: cases.map(\.child))
    }

    /// The result of a closure, like Texture's `layoutSpecThatFits(_:)`.
    ///
    /// - Parameter content: returns one element, or several at the same corner, or none. Its argument is the sizes that
    ///   the parent and this element's own style allow, in points. It runs during layout, several times if the parent
    ///   offers several ranges; its result must depend on nothing but the range.
    public init(@ElementBuilder _ content: @escaping @Sendable (_ range: SizeRange) -> [AnyElement]) {
        self.init(
            WhenSizeLayout([.unconstrained]), children: [Element<RangeContent>(RangeContent(content: content)).erased])
    }
}

/// Unfolds into the result of a closure.
private struct RangeContent: RangeUnfoldingKind {
    let content: @Sendable (SizeRange) -> [AnyElement]

    static let name = "whenSize"

    func unfolded(for range: SizeRange, environment: LayoutEnvironment) -> WhenSize {
        let elements = content(range)
        return elements.isEmpty
            ? WhenSize() : WhenSize(WhenSizeLayout([.unconstrained]), children: [elements.single])
    }
}

extension [AnyElement] {
    /// The only element, or a wrapper of all.
    fileprivate var single: AnyElement {
        count == 1 ? self[0] : Wrapper(WrapperLayout(), children: self).erased
    }
}
