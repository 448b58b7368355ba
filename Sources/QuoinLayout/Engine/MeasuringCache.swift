/// The latest measurements of every element, by the whole range they were made for.
///
/// It makes nested stacks linear: a stack measures each child up to three times, and without a memory of them a leaf
/// would be measured once more for every level above it and every way that level was measured.
struct MeasuringCache {
    struct Entry {
        var range: SizeRange
        var parentSize: Size
        var measurement: LayoutMeasurement
    }

    /// As many ranges as an element is usually offered: natural, wrapped, flexed and stretched, for two sizes of the
    /// parent.
    static let capacity = 8

    /// The first entries of all elements, then the second ones, and so on; memory that was never written costs nothing.
    private let entries: UnsafeMutablePointer<Entry>
    private let count: Int
    /// How many entries of an element are looked at: none where a test wants everything measured each time.
    private let depth: Int32

    init(count: Int, remembers: Bool) {
        self.count = count
        depth = remembers ? Int32(Self.capacity) : 0
        entries = .allocate(capacity: count * Self.capacity)
    }

    func deallocate() { entries.deallocate() }

    /// What the kind gave for the current range, if it is still known.
    @inline(__always)
    func find(_ index: Int, _ state: UnsafeMutablePointer<NodeState>) -> LayoutMeasurement? {
        var entry = entries + index
        for _ in 0..<min(state.pointee.runs, depth) {
            if entry.pointee.isFor(state) { return entry.pointee.measurement }
            entry += count
        }
        return nil
    }

    /// The extent that the kind gave for the current range along an axis, whatever the other axis was offered.
    @inline(__always)
    func findExtent(along axis: Axis, _ index: Int, _ state: UnsafeMutablePointer<NodeState>) -> Double? {
        var entry = entries + index
        for _ in 0..<min(state.pointee.runs, depth) {
            if entry.pointee.isFor(state, along: axis) { return entry.pointee.measurement.size[axis] }
            entry += count
        }
        return nil
    }

    /// Whether the kind's latest run was for the current range, so that the children stand where it puts them.
    @inline(__always)
    func isLatest(_ index: Int, _ state: UnsafeMutablePointer<NodeState>) -> Bool {
        let runs = Int(state.pointee.runs)
        return runs > 0 && depth > 0 && entries[(runs - 1) % Self.capacity * count + index].isFor(state)
    }

    /// Keeps the measurement of a run, in place of the oldest where there is no room.
    @inline(__always)
    func keep(_ measurement: LayoutMeasurement, _ index: Int, _ state: UnsafeMutablePointer<NodeState>) {
        let slot = Int(state.pointee.runs) % Self.capacity
        let entry = Entry(
            range: state.pointee.range, parentSize: state.pointee.parentSize, measurement: measurement)
        (entries + slot * count + index).initialize(to: entry)
        state.pointee.runs += 1
    }
}

extension MeasuringCache.Entry {
    @inline(__always)
    fileprivate func isFor(_ state: UnsafeMutablePointer<NodeState>) -> Bool {
        range == state.pointee.range
            && (!state.pointee.readsParentSize || parentSize.isSame(as: state.pointee.parentSize))
    }

    @inline(__always)
    fileprivate func isFor(_ state: UnsafeMutablePointer<NodeState>, along axis: Axis) -> Bool {
        range[axis] == state.pointee.range[axis]
            && (!state.pointee.readsParentSize || isSameExtent(parentSize[axis], state.pointee.parentSize[axis]))
    }
}
