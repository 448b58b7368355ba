/// Numbers that kinds store for their children while they run, four for each child.
///
/// A kind runs while the kinds around it run, so the numbers are a stack: those of a kind follow those of the kind that
/// measures it. A large tree needs memory for the children along one path only.
struct Scratch {
    private let numbers: UnsafeMutableBufferPointer<SIMD4<Double>>
    /// The place after the numbers of the running kinds.
    private var end = 0
    /// The distance from the index of a child of the innermost running kind to the place of its numbers.
    private var offset = 0

    /// - Parameter count: the number of elements of the tree. Memory that is not used is not touched.
    init(count: Int) {
        numbers = .allocate(capacity: count)
    }

    func deallocate() { numbers.deallocate() }

    /// Begins a run of a kind with these children.
    ///
    /// - Returns: what ``end(_:)`` needs.
    @inline(__always)
    mutating func begin(_ children: Range<Int>) -> (end: Int, offset: Int) {
        let outer = (end, offset)
        offset = end - children.lowerBound
        end += children.count
        return outer
    }

    /// Ends the innermost run.
    @inline(__always)
    mutating func end(_ outer: (end: Int, offset: Int)) {
        (end, offset) = outer
    }

    /// The numbers for a child of the innermost running kind. They are undefined before they are set.
    subscript(child: Int) -> SIMD4<Double> {
        @inline(__always) get { numbers[child + offset] }
        @inline(__always) nonmutating set { numbers[child + offset] = newValue }
    }
}
