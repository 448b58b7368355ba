/// The latest measurements of every element, by the whole range they were made for.
///
/// It makes nested stacks linear: a stack measures each child up to three times, and without a memory of them a leaf
/// would be measured once more for every level above it and every way that level was measured.
struct MeasuringCache {
    struct Entry {
        var range: SizeRange
        var parentSize: Size
        var measurement: LayoutMeasurement
        /// The entry of the element's run before, or ``none``.
        var previous: Int32
    }

    /// What stands for no entry.
    static let none: Int32 = -1

    /// As many ranges as an element is usually offered: natural, wrapped, flexed and stretched, for two sizes of the
    /// parent.
    private static let capacity: Int32 = 8

    /// The entries of all elements, in the order of the runs, so that elements whose kinds never run need none.
    private struct Memory {
        var entries: UnsafeMutablePointer<Entry>
        var capacity: Int32
        var count: Int32 = 0
    }

    private let memory: UnsafeMutablePointer<Memory>
    /// Whether anything is kept; not where a test wants everything measured each time.
    private let remembers: Bool

    /// - Parameter count: how many entries there is room for at first.
    init(count: Int, remembers: Bool) {
        self.remembers = remembers
        memory = .allocate(capacity: 1)
        memory.initialize(to: Memory(entries: .allocate(capacity: count), capacity: Int32(count)))
    }

    func deallocate() {
        memory.pointee.entries.deallocate()
        memory.deallocate()
    }

    /// What the kind gave for the current range, if it is still known.
    @inline(__always)
    func find(_ state: UnsafeMutablePointer<NodeState>) -> LayoutMeasurement? {
        first(of: state) { $0.pointee.isFor(state) }?.pointee.measurement
    }

    /// The extent that the kind gave for the current range along an axis, whatever the other axis was offered.
    @inline(__always)
    func findExtent(along axis: Axis, _ state: UnsafeMutablePointer<NodeState>) -> Double? {
        first(of: state) { $0.pointee.isFor(state, along: axis) }?.pointee.measurement.size[axis]
    }

    /// Whether the kind's latest run was for the current range, so that the children stand where it puts them.
    @inline(__always)
    func isLatest(_ state: UnsafeMutablePointer<NodeState>) -> Bool {
        if state.pointee.isRunForRange { return true }
        let latest = state.pointee.latestEntry
        return latest != Self.none && memory.pointee.entries[Int(latest)].isFor(state)
    }

    @inline(__always)
    private func first(
        of state: UnsafeMutablePointer<NodeState>, where isWanted: (UnsafeMutablePointer<Entry>) -> Bool
    ) -> UnsafeMutablePointer<Entry>? {
        var index = state.pointee.latestEntry
        while index != Self.none {
            let entry = memory.pointee.entries + Int(index)
            if isWanted(entry) { return entry }
            index = entry.pointee.previous
        }
        return nil
    }

    /// Keeps the measurement of a run, in place of the oldest where there is no room.
    @inline(__always)
    func keep(_ measurement: LayoutMeasurement, _ state: UnsafeMutablePointer<NodeState>) {
        if remembers {
            let index = state.pointee.runs < Self.capacity ? newEntry() : takeOldest(of: state)
            let entry = Entry(
                range: state.pointee.range, parentSize: state.pointee.parentSize, measurement: measurement,
                previous: state.pointee.latestEntry)
            (memory.pointee.entries + Int(index)).initialize(to: entry)
            state.pointee.latestEntry = index
            state.pointee.isRunForRange = true
        }
        state.pointee.runs += 1
    }

    @inline(__always)
    private func newEntry() -> Int32 {
        if memory.pointee.count == memory.pointee.capacity { grow() }
        memory.pointee.count += 1
        return memory.pointee.count - 1
    }

    @inline(never)
    private func grow() {
        let (old, count) = (memory.pointee.entries, Int(memory.pointee.count))
        memory.pointee.capacity *= 2
        memory.pointee.entries = .allocate(capacity: 2 * count)
        memory.pointee.entries.moveInitialize(from: old, count: count)
        old.deallocate()
    }

    /// Takes the entry of an element's oldest run out of those of the element.
    @inline(never)
    private func takeOldest(of state: UnsafeMutablePointer<NodeState>) -> Int32 {
        let entries = memory.pointee.entries
        var newer = Int(state.pointee.latestEntry)
        while entries[Int(entries[newer].previous)].previous != Self.none { newer = Int(entries[newer].previous) }
        defer { entries[newer].previous = Self.none }
        return entries[newer].previous
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
