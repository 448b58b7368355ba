/// Measures a flat tree: the hot loop of the engine, and beside the unrolling the one place where it uses unsafe memory.
///
/// A pass is a pointer to its ``Surroundings`` and is valid while the engine's `layout` call runs. Measuring allocates
/// nothing, counts no references, and finds a node by index.
struct LayoutPass {
    let surroundings: UnsafePointer<Surroundings>

    /// Lets an element have a range, within which its own style counts; its size is found when it is asked for.
    func offer(_ index: Int, _ range: SizeRange, parent: Size) {
        if let recording = recording(of: index) {
            recording.write({ offer(index, of: range, parent: parent) }, to: index)
        }
        let node = nodes[index]
        guard node.hasSizeWish else { return settle(index, range.normalized, parent) }
        let own = node.hasSizeFraction ? styles[index].sizeRange(in: parent) : node.ownRange
        settle(index, range.intersected(with: own), parent)
    }

    func offer(_ index: Int, _ range: SizeRange, parent: Size, ownRange: SizeRange) {
        if let recording = recording(of: index) {
            recording.write({ offer(of: range, parent: parent, ownRange: ownRange) }, to: index)
        }
        settle(index, range.intersected(with: ownRange), parent)
    }

    /// Makes a range the current one. An extent that is exact has one answer, so what is inside is laid out only when
    /// its frames or baselines are needed.
    private func settle(_ index: Int, _ range: SizeRange, _ parent: Size) {
        let state = states + index
        state.pointee.take(range, parentSize: parent)
        state.pointee.isMeasured = true
        state.pointee.pendingAxes = range.inexactAxes
        state.pointee.size = valid(grid.ceil(range.min), for: state)
    }

    /// The size for the current range.
    @inline(__always)
    func size(of index: Int) -> Size {
        if !states[index].pendingAxes.isEmpty { _ = resolve(index) }
        return states[index].size
    }

    /// The extent for the current range along an axis, which may be known where the other one is not.
    @inline(__always)
    func extent(of index: Int, along axis: Axis) -> Double {
        if states[index].pendingAxes.contains(AxisSet(axis)) { findExtent(of: index, along: axis) }
        return states[index].size[axis]
    }

    private func findExtent(of index: Int, along axis: Axis) {
        let state = states + index
        let separable = nodes[index].separable
        let isUnbounded = state.pointee.range.max[axis] >= LayoutTree.extentLimit
        if (isUnbounded ? separable.whereUnbounded : separable.always).contains(AxisSet(axis)),
            let extent = cache.findExtent(along: axis, state), extent < LayoutTree.extentLimit
        {
            state.pointee.size[axis] = extent
            state.pointee.pendingAxes.remove(AxisSet(axis))
        } else {
            _ = resolve(index)
        }
    }

    /// Makes the size that of the current range, and gives the baselines.
    private func resolve(_ index: Int) -> Baselines {
        let state = states + index
        guard let found = cache.find(state) else { return run(index) }
        state.pointee.pendingAxes = []
        state.pointee.size = valid(found.size, for: state)
        return found.baselines
    }

    /// Runs the kind with the current range, and keeps what it gives.
    @discardableResult
    private func run(_ index: Int) -> Baselines {
        let state = states + index
        let measured = layOut(index)
        let size = grid.ceil(state.pointee.range.clamp(measured.size))
        cache.keep(LayoutMeasurement(size: size, baselines: measured.baselines), state)
        state.pointee.pendingAxes = []
        state.pointee.size = valid(size, for: state)
        return measured.baselines
    }

    /// Runs the kind with the current range.
    @inline(__always)
    @discardableResult
    func layOut(_ index: Int) -> LayoutMeasurement {
        forgetChildren(of: index)
        return runKind(of: index)
    }

    /// Makes the children ones that were not measured yet.
    @inline(__always)
    func forgetChildren(of index: Int) {
        let node = nodes[index]
        let children = states + Int(node.firstChild)
        if states[index].runs == 0 {
            children.initialize(repeating: NodeState(), count: Int(node.childCount))
        } else {
            for child in 0..<Int(node.childCount) { children[child].forgetMeasuring() }
        }
    }

    @inline(__always)
    private func runKind(of index: Int) -> LayoutMeasurement {
        kinds[index].layout(in: states[index].range, scope: LayoutScope(pass: self, index: index))
    }

    /// Lets the children stand where the element's current range puts them, if a later measuring moved them.
    func placeChildren(of index: Int) {
        if !cache.isLatest(states + index) { run(index) }
    }

    /// The size that the current range gives, valid or not.
    func sizeBeforeValidation(of index: Int) -> Size {
        let range = states[index].range
        if range.isExact { return range.min }
        return range.clamp(runKind(of: index).size)
    }

    private func valid(_ size: Size, for state: UnsafeMutablePointer<NodeState>) -> Size {
        let isValid =
            size.width >= 0 && size.height >= 0 && size.width < LayoutTree.extentLimit
            && size.height < LayoutTree.extentLimit
        state.pointee.isInvalid = !isValid
        return isValid ? size : .zero
    }
}

extension LayoutPass {
    func ascender(of index: Int) -> Double {
        if nodes[index].requests.contains(.baselines), let own = styles[index].ascender { return own }
        switch baselines(of: index) {
        case .none: return 0
        case .at(let ascender, _): return ascender
        case .ofChildren(let first, _): return ascender(of: Int(nodes[index].firstChild) + first)
        }
    }

    func descender(of index: Int) -> Double {
        if nodes[index].requests.contains(.baselines), let own = styles[index].descender { return own }
        switch baselines(of: index) {
        case .none: return 0
        case .at(_, let descender): return descender
        case .ofChildren(_, let last): return descender(of: Int(nodes[index].firstChild) + last)
        }
    }

    private func baselines(of index: Int) -> Baselines {
        guard states[index].isMeasured else { return .none }
        let baselines = resolve(index)
        if case .ofChildren = baselines { placeChildren(of: index) }
        return baselines
    }
}

extension SizeRange {
    @inline(__always)
    fileprivate var inexactAxes: AxisSet {
        AxisSet(rawValue: (min.width == max.width ? 0 : 1) | (min.height == max.height ? 0 : 2))
    }

    /// The range with its minimum as its maximum wherever it was above it.
    @inline(__always)
    fileprivate var normalized: SizeRange {
        if min.width <= max.width && min.height <= max.height { return self }
        return SizeRange(min: min, max: Size(Swift.max(min.width, max.width), Swift.max(min.height, max.height)))
    }
}
