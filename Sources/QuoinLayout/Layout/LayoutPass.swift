/// One measurement of a flat tree: the hot loop of the engine.
///
/// A pass is valid while the engine's `layout` call runs. Measuring allocates only when the cache grows, and finds an
/// element by its index.
struct LayoutPass {
    let storage: PassStorage

    var nodes: UnsafeBufferPointer<LayoutTree.Node> { storage.nodes }
    var states: UnsafeMutableBufferPointer<NodeState> { storage.states }
    var measurements: UnsafeMutableBufferPointer<CachedMeasurement> { storage.measurements }
    var grid: PixelGrid { storage.grid }

    /// Offers an element a range, within which its own style applies. Its size is computed when it is read.
    func offer(_ index: Int, _ range: SizeRange, parent: Size) {
        recordOffer(of: range, parent: parent, ownRange: nil, to: index)
        let node = nodes[index]
        guard node.hasExplicitSize else {
            return setRange(index, range.normalized, parent, roundsEdges: node.roundsEdges)
        }
        let own =
            node.hasSizeFraction
            ? nodes[index].element.style.sizeRange(in: parent) : storage.ownRanges[Int(node.ownRange)]
        setRange(index, range.intersected(with: own), parent, roundsEdges: node.roundsEdges)
    }

    /// Offers an element a range, with `ownRange` in place of the sizes that its style allows.
    func offer(_ index: Int, _ range: SizeRange, parent: Size, ownRange: SizeRange) {
        recordOffer(of: range, parent: parent, ownRange: ownRange, to: index)
        setRange(
            index, range.intersected(with: ownRange), parent, roundsEdges: nodes[index].roundsEdges)
    }

    /// Makes a range the current one. An exact extent needs no measuring; the content is laid out only when its frames
    /// or baselines are needed.
    private func setRange(_ index: Int, _ range: SizeRange, _ parent: Size, roundsEdges: Bool) {
        states[index].isMeasured = true
        if states[index].hasKeptSize && states[index].isCurrent(range, parentSize: parent) {
            states[index].parentSize = parent
            return
        }
        makeCurrent(range, parent, of: index)
        states[index].pendingAxes = range.inexactAxes
        setSize(roundsEdges ? range.min : grid.ceil(range.min), of: index)
    }

    /// Makes a range the current one, without a size.
    @inline(__always)
    func makeCurrent(_ range: SizeRange, _ parent: Size, of index: Int) {
        if !states[index].isCurrent(range, parentSize: parent) { releaseLatestRun(of: index) }
        (states[index].range, states[index].parentSize) = (range, parent)
    }

    /// The size for the current range.
    @inline(__always)
    func size(of index: Int) -> Size {
        if !states[index].pendingAxes.isEmpty { _ = measure(index) }
        return states[index].size
    }

    /// The extent for the current range along an axis. It may be known when the other one is not.
    @inline(__always)
    func extent(of index: Int, along axis: Axis) -> Double {
        if states[index].pendingAxes.contains(AxisSet(axis)) { findExtent(of: index, along: axis) }
        return states[index].size[axis]
    }

    private func findExtent(of index: Int, along axis: Axis) {
        let separable = nodes[index].separable
        let isUnbounded = states[index].range.max[axis] >= LayoutTree.extentLimit
        if (isUnbounded ? separable.whereUnbounded : separable.always).contains(AxisSet(axis)),
            let extent = cachedExtent(of: index, along: axis), extent < LayoutTree.extentLimit
        {
            states[index].size[axis] = extent
            states[index].pendingAxes.remove(AxisSet(axis))
        } else {
            _ = measure(index)
        }
    }

    /// Makes the size that of the current range, and returns the baselines.
    private func measure(_ index: Int) -> LayoutMeasurement.Baselines {
        guard let found = cachedMeasurement(of: index) else { return run(index) }
        states[index].pendingAxes = []
        setSize(found.size, of: index)
        return found.baselines
    }

    /// Runs the kind with the current range, and caches the measurement.
    @discardableResult
    private func run(_ index: Int) -> LayoutMeasurement.Baselines {
        if storage.isSpent { return leaveOut(index) }
        let measured = layOut(index)
        let size = sizeToKeep(of: index, states[index].range.clamp(measured.size))
        states[index].pendingAxes = []
        setSize(size, of: index)
        cache(LayoutMeasurement(size: size, baselines: measured.baselines), of: index)
        return measured.baselines
    }

    /// A measured size in whole pixels, unless edges are rounded instead. Even then the extents that a leaf measured
    /// are rounded, so that a text has the same lines in every position; extents that its range gave are not.
    @inline(__always)
    private func sizeToKeep(of index: Int, _ size: Size) -> Size {
        guard nodes[index].roundsEdges else { return grid.ceil(size) }
        guard nodes[index].childCount == 0 else { return size }
        let range = states[index].range
        return Size(
            extentToKeep(size.width, in: range[.horizontal]), extentToKeep(size.height, in: range[.vertical]))
    }

    @inline(__always)
    private func extentToKeep(_ extent: Double, in range: ExtentRange) -> Double {
        extent == range.min || extent == range.max ? extent : grid.ceil(extent)
    }

    /// Runs the kind with the current range.
    @inline(__always)
    @discardableResult
    func layOut(_ index: Int) -> LayoutMeasurement {
        invalidateChildren(of: index)
        return runKind(of: index)
    }

    /// Takes the smallest size of the range, without measuring: the layout fails anyway, because a limit is exceeded.
    @inline(never)
    private func leaveOut(_ index: Int) -> LayoutMeasurement.Baselines {
        invalidateChildren(of: index)
        states[index].pendingAxes = []
        setSize(states[index].range.min, of: index)
        return .none
    }

    /// Marks the children as not measured.
    @inline(__always)
    func invalidateChildren(of index: Int) {
        let isFirst = states[index].runs == 0
        for child in nodes[index].children {
            if isFirst {
                states.initializeElement(at: child, to: NodeState())
            } else {
                releaseLatestRun(of: child)
                states[child].invalidate()
            }
        }
    }

    @inline(__always)
    private func runKind(of index: Int) -> LayoutMeasurement {
        let outer = storage.scratch.begin(nodes[index].children)
        defer { storage.scratch.end(outer) }
        return nodes[index].element.kind.layout(
            in: states[index].range, scope: LayoutScope(pass: self, index: index))
    }

    /// Restores the children's positions for the element's current range, if a later run moved them.
    func rerunIfStale(_ index: Int) {
        if !isLatestRunForRange(index) { run(index) }
    }

    /// The size that the current range gives, valid or not.
    func sizeBeforeValidation(of index: Int) -> Size {
        let range = states[index].range
        if range.isExact { return range.min }
        return range.clamp(runKind(of: index).size)
    }

    /// Sets the size; one that is not valid becomes zero.
    private func setSize(_ size: Size, of index: Int) {
        let isValid =
            size.width >= 0 && size.height >= 0 && size.width < LayoutTree.extentLimit
            && size.height < LayoutTree.extentLimit
        states[index].isInvalid = !isValid
        states[index].size = isValid ? size : .zero
    }
}

extension LayoutPass {
    func ascender(of index: Int) -> Double {
        if nodes[index].styleParts.contains(.baselines), let own = nodes[index].element.style.ascender { return own }
        switch baselines(of: index) {
        case .none: return 0
        case .at(let ascender, _): return ascender
        case .ofChildren(let first, _): return ascender(of: nodes[index].children.lowerBound + first)
        case .ofPlacedChildren(let first, _): return placedAscender(of: nodes[index].children.lowerBound + first)
        }
    }

    func descender(of index: Int) -> Double {
        if nodes[index].styleParts.contains(.baselines), let own = nodes[index].element.style.descender { return own }
        switch baselines(of: index) {
        case .none: return 0
        case .at(_, let descender): return descender
        case .ofChildren(_, let last): return descender(of: nodes[index].children.lowerBound + last)
        case .ofPlacedChildren(_, let last):
            return placedDescender(of: nodes[index].children.lowerBound + last, in: size(of: index).height)
        }
    }

    func baselines(of index: Int) -> LayoutMeasurement.Baselines {
        guard states[index].isMeasured else { return .none }
        let baselines = measure(index)
        switch baselines {
        case .ofChildren, .ofPlacedChildren: rerunIfStale(index)
        case .none, .at: break
        }
        return baselines
    }
}

extension SizeRange {
    @inline(__always)
    fileprivate var inexactAxes: AxisSet {
        AxisSet(rawValue: (min.width == max.width ? 0 : 1) | (min.height == max.height ? 0 : 2))
    }

    /// The range with each maximum that is below its minimum raised to it.
    @inline(__always)
    fileprivate var normalized: SizeRange {
        if min.width <= max.width && min.height <= max.height { return self }
        return SizeRange(min: min, max: Size(Swift.max(min.width, max.width), Swift.max(min.height, max.height)))
    }
}

extension LayoutPass {
    /// The width below which an element's content overflows, in points, regardless of its style.
    func minimumContentWidth(of index: Int) -> Double {
        if states[index].runs == 0 { invalidateChildren(of: index) }
        let width = nodes[index].element.kind.base.minimumWidth(scope: LayoutScope(pass: self, index: index))
        return nodes[index].roundsEdges && nodes[index].childCount > 0 ? width : grid.ceil(width)
    }

    /// The least width that an element's content and its style allow, in points. Fractions are ignored, but what does not
    /// wrap, such as an image, can be as narrow as they may make it (CSS Sizing, 5.2.2).
    func minimumWidth(of index: Int) -> Double {
        guard nodes[index].hasExplicitSize else { return minimumContentWidth(of: index) }
        let style = nodes[index].element.style
        let own = style.extentRange(.horizontal, in: .nan)
        if own.isExact { return own.min }
        let isCompressible =
            (style.width.isFraction || style.maxWidth.isFraction) && nodes[index].childCount == 0
            && !nodes[index].element.kind.base.wrapsContent
        return own.clamp(isCompressible ? 0 : minimumContentWidth(of: index))
    }
}
