/// The latest measurements of every element, by the whole range they were made for.
///
/// It makes nested stacks linear: a stack measures each child up to three times, and without a memory of them a leaf
/// would be measured once more for every level above it and every way that level was measured.
struct MeasuringCache {
    struct Entry {
        var range: SizeRange
        var parentSize: Size
        var measurement: Measurement
    }

    /// As many ranges as an element is usually offered: natural, wrapped, flexed and stretched, for two sizes of the
    /// parent.
    static let capacity = 8

    /// `capacity` entries an element; those that were never written are not touched, so they cost nothing.
    private let entries: UnsafeMutablePointer<Entry>

    init(count: Int) {
        entries = .allocate(capacity: count * Self.capacity)
    }

    func deallocate() { entries.deallocate() }

    @inline(__always)
    func find(_ index: Int, _ state: UnsafeMutablePointer<NodeState>) -> Measurement? {
        let slots = entries + index * Self.capacity
        for slot in 0..<Int(min(state.pointee.cached, Int32(Self.capacity)))
        where slots[slot].range == state.pointee.range
            && (!state.pointee.readsParentSize || slots[slot].parentSize.isSame(as: state.pointee.parentSize))
        {
            return slots[slot].measurement
        }
        return nil
    }

    /// Keeps a measurement, in place of the oldest where there is no room.
    @inline(__always)
    func keep(_ measurement: Measurement, _ index: Int, _ state: UnsafeMutablePointer<NodeState>) {
        let slot = Int(state.pointee.cached % Int32(Self.capacity))
        let entry = Entry(
            range: state.pointee.range, parentSize: state.pointee.parentSize, measurement: measurement)
        (entries + index * Self.capacity + slot).initialize(to: entry)
        state.pointee.cached += 1
    }
}
