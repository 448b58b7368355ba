extension Array {
    /// An array with as many equal elements. The compiler does not specialize the allocation of an array that
    /// `init(repeating:count:)` makes, which takes twice as long for a short one.
    init(filledWith element: Element, count: Int) {
        self.init(repeatElement(element, count: count))
    }
}
