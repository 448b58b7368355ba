/// A measurement of an element, with the whole range that it was made for.
struct CachedMeasurement {
    var range: SizeRange
    var parentSize: Size
    var measurement: LayoutMeasurement
    /// The number of the element's previous measurement, or ``none``.
    var previous: Int32

    /// The number that means no measurement.
    static let none: Int32 = -1

    /// The number of measurements that are kept of one element. It is as many ranges as an element is usually offered:
    /// natural, wrapped, flexed and stretched, for two sizes of the parent.
    fileprivate static let limit: Int32 = 8

    @inline(__always)
    fileprivate func matches(_ state: NodeState) -> Bool {
        range == state.range && (!state.readsParentSize || parentSize.isSame(as: state.parentSize))
    }

    @inline(__always)
    fileprivate func matches(_ state: NodeState, along axis: Axis) -> Bool {
        range[axis] == state.range[axis]
            && (!state.readsParentSize || isSameExtent(parentSize[axis], state.parentSize[axis]))
    }
}

/// The cache of measurements. It makes nested stacks linear: a stack measures each child up to three times, so without a
/// cache the number of measurements of a leaf would grow exponentially with its depth.
extension LayoutPass {
    /// What the kind returned for the current range; `nil` if it is not cached.
    @inline(__always)
    func cachedMeasurement(of index: Int) -> LayoutMeasurement? {
        if let kept = keptMeasurement(of: index) { return kept }
        var number = states[index].latestMeasurement
        while number != CachedMeasurement.none {
            if measurements[Int(number)].matches(states[index]) { return measurements[Int(number)].measurement }
            number = measurements[Int(number)].previous
        }
        return nil
    }

    /// The extent that the kind returned for the current range along an axis and any range along the other; `nil` if
    /// there is none in the cache.
    @inline(__always)
    func cachedExtent(of index: Int, along axis: Axis) -> Double? {
        var number = states[index].latestMeasurement
        while number != CachedMeasurement.none {
            if measurements[Int(number)].matches(states[index], along: axis) {
                return measurements[Int(number)].measurement.size[axis]
            }
            number = measurements[Int(number)].previous
        }
        return nil
    }

    /// Whether the kind's latest run was for the current range, so that the children's positions are valid.
    @inline(__always)
    func isLatestRunForRange(_ index: Int) -> Bool {
        if states[index].latestRun != .other { return true }
        let latest = states[index].latestMeasurement
        return latest != CachedMeasurement.none && measurements[Int(latest)].matches(states[index])
    }

    /// Stores the measurement of a run, which is the element's size.
    @inline(__always)
    func cache(_ measurement: LayoutMeasurement, of index: Int) {
        states[index].runs += 1
        guard storage.keepsMeasurements else { return }
        if !states[index].isInvalid,
            let kept = NodeState.LatestRun(keeping: measurement.baselines, childCount: nodes[index].childCount)
        {
            states[index].latestRun = kept
        } else {
            addToCache(measurement, of: index)
            states[index].latestRun = .current
        }
    }

    /// Prepares for another range, or for none.
    @inline(__always)
    func releaseLatestRun(of index: Int) {
        if let kept = keptMeasurement(of: index) { addToCache(kept, of: index) }
        states[index].latestRun = .other
    }

    /// The measurement of the latest run, if only the element's state has it.
    @inline(__always)
    private func keptMeasurement(of index: Int) -> LayoutMeasurement? {
        switch states[index].latestRun {
        case .other, .current: nil
        case .kept: LayoutMeasurement(size: states[index].size)
        case .keptWithBaselines:
            LayoutMeasurement(
                size: states[index].size,
                baselines: .ofChildren(first: 0, last: Int(nodes[index].childCount) - 1))
        }
    }

    /// Adds the measurement of the latest run. If the element has the largest number of measurements, it replaces the
    /// oldest.
    private func addToCache(_ measurement: LayoutMeasurement, of index: Int) {
        let isFull = states[index].runs > CachedMeasurement.limit
        let number = isFull ? removeOldestMeasurement(of: index) : storage.addMeasurement()
        measurements.initializeElement(
            at: Int(number),
            to: CachedMeasurement(
                range: states[index].range, parentSize: states[index].parentSize, measurement: measurement,
                previous: states[index].latestMeasurement))
        states[index].latestMeasurement = number
    }

    /// Takes an element's oldest measurement out of its list, and returns the number.
    @inline(never)
    private func removeOldestMeasurement(of index: Int) -> Int32 {
        var newer = Int(states[index].latestMeasurement)
        while measurements[Int(measurements[newer].previous)].previous != CachedMeasurement.none {
            newer = Int(measurements[newer].previous)
        }
        defer { measurements[newer].previous = CachedMeasurement.none }
        return measurements[newer].previous
    }
}
