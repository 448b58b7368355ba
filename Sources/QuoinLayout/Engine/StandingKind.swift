/// A kind where it stands in the array of a tree.
///
/// Running a kind out of an array copies it first, which for one that is too large to stand in the array itself means
/// to count a reference up and down. What cannot be copied is run without.
struct StandingKind: ~Copyable {
    private let kind: any LayoutKind

    /// Not inlined, since what stood in the array would be copied where this is called.
    @inline(never)
    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        kind.layout(in: range, scope: scope)
    }
}

extension LayoutTree {
    /// Gives the kinds of all elements, where they stand.
    func withStandingKinds<Result>(_ body: (UnsafeBufferPointer<StandingKind>) -> Result) -> Result {
        kinds.withUnsafeBytes { $0.withMemoryRebound(to: StandingKind.self, body) }
    }
}
