extension ClosedRange<Double> {
    /// The numbers that a document may set where no narrower bounds apply. Sums and products of a few of them stay
    /// exact enough to lay out with, and never become infinite.
    @usableFromInline package static let anyNumber = -1e9...1e9

    /// The numbers of `anyNumber` that are 0 or more.
    @usableFromInline package static let zeroOrMore = 0...1e9
}
