/// A choice by the offered size: the first child that serves for the largest size that is offered is laid out, and the
/// others are left out.
///
/// Where none serves, nothing is shown, and the layout is as small as it may be.
public struct WhenSizeLayout: LayoutKind {
    public static let name = "whenSize"

    public static let declaration = KindDeclaration(
        "One of several children, chosen by the size that is offered.", WhenSizeLayout(),
        entries: ChildEntries(
            "cases", \.cases, casesTable, [.size, .inside, .contentPixels],
            "The offered sizes for which each child serves."),
        also: ["viewThatFits", "containerQuery", "layoutSpecThatFits"])

    private static let casesTable = PropertyTable(
        SizeRange.unconstrained,
        [
            Property(
                "width", \.[.horizontal], .extentRange, [.size, .inside], also: ["maxWidth", "minWidth"],
                "The offered widths for which the child serves, in points; both ends belong to them."),
            Property(
                "height", \.[.vertical], .extentRange, [.size, .inside], also: ["maxHeight", "minHeight"],
                "The offered heights for which the child serves, in points; both ends belong to them."),
        ])

    /// For each child the offered sizes for which it serves, in points; both ends belong to them. An axis on which there
    /// is no bound offers infinity.
    public var cases: [SizeRange]

    public init(_ cases: [SizeRange] = []) {
        self.cases = cases
    }

    public static func childName(at index: Int, of count: Int) -> String { "cases[\(index)]" }

    public var childStyle: ChildStyle { [] }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard let index = cases.firstIndex(where: { $0.serves(range.max) }), index < scope.children.count else {
            return LayoutMeasurement(size: range.min)
        }
        let child = scope.children[index]
        child.explain { "\(range.max) is offered, for which \(cases[index]) is the first to serve" }
        return LayoutMeasurement(
            size: child.measure(range, parent: scope.parentSize), baselines: .ofChildren(first: index, last: index))
    }
}

extension SizeRange {
    fileprivate func serves(_ offered: Size) -> Bool {
        Axis.allCases.allSatisfy { self[$0].min <= offered[$0] && offered[$0] <= self[$0].max }
    }
}

// MARK: - In Swift

/// A choice by the offered size:
///
///     WhenSize(
///         .when(width: ExtentRange(0, 320)) { Column { … } },
///         .otherwise { Row { … } })
///
/// or whatever a closure makes of it: `WhenSize { range in … }`.
public typealias WhenSize = Element<WhenSizeLayout>

/// A child of a ``WhenSize``, and the offered sizes for which it serves.
public struct SizeCase: Sendable {
    fileprivate let sizes: SizeRange
    fileprivate let child: AnyElement

    /// A child for some sizes.
    ///
    /// - Parameters:
    ///   - width: the offered widths for which it serves, in points; both ends belong to them.
    ///   - height: the same of the heights.
    ///   - child: one element; several lie at the same corner.
    public static func when(
        width: ExtentRange = .unconstrained, height: ExtentRange = .unconstrained,
        @ElementBuilder _ child: () -> [AnyElement]
    ) -> SizeCase {
        SizeCase(sizes: SizeRange(width: width, height: height), child: child().single)
    }

    /// A child for all sizes, for the end.
    public static func otherwise(@ElementBuilder _ child: () -> [AnyElement]) -> SizeCase { when(child) }
}

extension Element where Kind == WhenSizeLayout {
    /// The first child that serves for the largest size that is offered.
    public init(_ cases: SizeCase...) {
        self.init(WhenSizeLayout(cases.map(\.sizes)), children: cases.map(\.child))
    }

    /// What a closure makes of the sizes that are allowed, as Texture's `layoutSpecThatFits(_:)` does.
    ///
    /// - Parameter content: makes one element, or several at the same corner, or none. It gets the sizes that the parent
    ///   and this element's own style allow, in points. It runs while the layout is made, several times where the parent
    ///   asks for several ranges; what it makes may depend on nothing but the range.
    public init(@ElementBuilder _ content: @escaping @Sendable (_ range: SizeRange) -> [AnyElement]) {
        self.init(
            WhenSizeLayout([.unconstrained]), children: [Element<RangeContent>(RangeContent(content: content)).erased])
    }
}

/// Stands for what a closure makes of a range.
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
    /// The only element, or all of them at the same corner.
    fileprivate var single: AnyElement {
        count == 1 ? self[0] : Wrapper(WrapperLayout(), children: self).erased
    }
}
