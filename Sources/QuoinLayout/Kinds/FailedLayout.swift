import QuoinValues

/// An element that cannot be made. Laying it out throws the reason, with its id or its place in Swift, so that a composition
/// need not handle it.
package struct FailedLayout: UnfoldingKind {
    package static let name = "failed"

    private let reason: any Error

    package init(_ reason: any Error) {
        self.reason = reason
    }

    package func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: range.min)
    }

    package func unfolded(in size: Size, environment: LayoutEnvironment) throws -> Spacer { throw reason }
}
