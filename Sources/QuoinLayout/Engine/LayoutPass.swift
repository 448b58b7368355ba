/// Measures a flat tree: the hot loop of the engine, and the one place where it uses unsafe memory.
///
/// A pass is a bundle of pointers into the arrays of a ``LayoutTree`` and into the memory that a ``LayoutEngine`` owns;
/// it is valid while the engine's `layout` call runs. Measuring allocates nothing, counts no references, and finds a
/// node by index.
struct LayoutPass {
    let nodes: UnsafeBufferPointer<LayoutTree.Node>
    let styles: UnsafeBufferPointer<ElementStyle>
    let kinds: UnsafeBufferPointer<any LayoutKind>
    let states: UnsafeMutablePointer<NodeState>
    let cache: MeasuringCache
    let surroundings: UnsafePointer<LayoutEnvironment>
    let grid: PixelGrid

    var environment: LayoutEnvironment { surroundings.pointee }

    /// What an element's extent stays below, in points (Texture, §1.4).
    static let extentLimit = 10_000_000.0

    func measure(_ index: Int, in range: SizeRange, parent: Size) -> Size {
        let node = nodes[index]
        guard node.hasSizeWish else { return settle(index, range.normalized, parent) }
        let own = node.hasSizeFraction ? styles[index].sizeRange(in: parent) : node.ownRange
        return settle(index, range.intersected(with: own), parent)
    }

    func measure(_ index: Int, in range: SizeRange, parent: Size, ownRange: SizeRange) -> Size {
        settle(index, range.intersected(with: ownRange), parent)
    }

    /// Finds the size for the effective range: at once where it is exact, from the cache, or by running the kind.
    ///
    /// An exact range has one answer, so what is inside is laid out only when its frames or baselines are needed.
    private func settle(_ index: Int, _ range: SizeRange, _ parent: Size) -> Size {
        let state = states + index
        state.pointee.range = range
        state.pointee.parentSize = parent
        state.pointee.isMeasured = true
        if range.isExact {
            state.pointee.size = valid(grid.ceil(range.min), for: state)
        } else {
            _ = resolve(index)
        }
        return state.pointee.size
    }

    /// Makes the size that of the current range, and gives the baselines.
    private func resolve(_ index: Int) -> Baselines {
        let state = states + index
        guard let found = cache.find(index, state) else { return run(index) }
        state.pointee.size = valid(found.size, for: state)
        return found.baselines
    }

    /// Runs the kind with the current range.
    @discardableResult
    private func run(_ index: Int) -> Baselines {
        let node = nodes[index]
        let state = states + index
        var child = states + Int(node.firstChild)
        for _ in 0..<Int(node.childCount) {
            child.pointee.isMeasured = false
            child.pointee.size = .zero
            child.pointee.position = .zero
            child += 1
        }
        let measured = kinds[index].layout(in: state.pointee.range, scope: LayoutScope(pass: self, index: index))
        let size = grid.ceil(state.pointee.range.clamp(measured.size))
        cache.keep(Measurement(size: size, baselines: measured.baselines), index, state)
        state.pointee.size = valid(size, for: state)
        return measured.baselines
    }

    /// Lets the children stand where the element's current range puts them, if a later measuring moved them.
    func placeChildren(of index: Int) {
        if !cache.isLatest(index, states + index) { run(index) }
    }

    /// The size that the current range gives, valid or not.
    func sizeBeforeValidation(of index: Int) -> Size {
        let range = states[index].range
        if range.isExact { return range.min }
        return range.clamp(kinds[index].layout(in: range, scope: LayoutScope(pass: self, index: index)).size)
    }

    private func valid(_ size: Size, for state: UnsafeMutablePointer<NodeState>) -> Size {
        let isValid =
            size.width >= 0 && size.height >= 0 && size.width < Self.extentLimit && size.height < Self.extentLimit
        state.pointee.isInvalid = !isValid
        return isValid ? size : .zero
    }
}

extension LayoutPass {
    func ascender(of index: Int) -> Double {
        if let own = styles[index].ascender { return own }
        switch baselines(of: index) {
        case .none: return 0
        case .at(let ascender, _): return ascender
        case .ofChildren(let first, _): return ascender(of: Int(nodes[index].firstChild) + first)
        }
    }

    func descender(of index: Int) -> Double {
        if let own = styles[index].descender { return own }
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
    /// The range with its minimum as its maximum wherever it was above it.
    @inline(__always)
    fileprivate var normalized: SizeRange {
        if min.width <= max.width && min.height <= max.height { return self }
        return SizeRange(min: min, max: Size(Swift.max(min.width, max.width), Swift.max(min.height, max.height)))
    }
}
