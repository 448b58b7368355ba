extension Array {
    /// An array of equal elements. The compiler does not specialize the allocation of `init(repeating:count:)`, which takes
    /// twice as long for a short array.
    init(filledWith element: Element, count: Int) {
        self.init(repeatElement(element, count: count))
    }
}
