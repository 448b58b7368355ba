/// Why an element has its size and its place, told from the root down.
public struct Explanation: Sendable {
    /// The root first, the explained element last.
    public let steps: [LaidOutElement]
}

extension LayoutTrace {
    /// Tells why an element has its size and place. It has words only where they were traced.
    public func explanation(of index: Int) -> Explanation {
        let chain = sequence(first: index) { layout.tree.parent(of: $0) }
        return Explanation(steps: chain.reversed().map { self[$0] })
    }
}

extension LayoutElement {
    /// Tells why the element with a name has its size and place; `nil` where there is none.
    ///
    /// - Throws: any ``LayoutError``.
    public func explanation(
        ofID id: String, in range: SizeRange, environment: LayoutEnvironment = LayoutEnvironment()
    ) throws(LayoutError) -> Explanation? {
        let trace = try trace(in: range, environment: environment, .words)
        return trace.layout.tree.index(ofID: id).map(trace.explanation)
    }
}

// MARK: - Words

extension Explanation: CustomStringConvertible {
    /// The explanation in words, a block of lines an element.
    public var description: String {
        steps.enumerated().map { number, step in
            step.lines(isLast: number == steps.count - 1).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}

extension LaidOutElement {
    /// Every event for the explained element, only what counted in the end for those above it.
    fileprivate func lines(isLast: Bool) -> [String] {
        var lines = ["\(reference): \(kind), \(frame)"]
        let told = isLast ? events : offer.map { [.offered($0)] } ?? []
        for event in told {
            switch event {
            case .offered(let offer): lines += offer.lines
            case .note(let words): lines.append(words)
            }
        }
        if events.isEmpty { lines.append("its parent does not measure it") }
        if isLast { lines.append("placed at \(position) in its parent, \(frame.origin) on the canvas") }
        return [lines[0]] + lines.dropFirst().map { "  " + $0 }
    }
}

extension LaidOutElement.Offer {
    fileprivate var lines: [String] {
        let offered = "offered \(range), parent \(parentSize)"
        guard ownRange != .unconstrained else { return [offered] }
        return [offered + ", its style allows \(ownRange)"] + Axis.allCases.compactMap(clampedAway)
            + ["together \(effectiveRange)"]
    }

    /// What the offer does not leave of a style on one axis (Texture, §10 Q1).
    private func clampedAway(_ axis: Axis) -> String? {
        let (own, left) = (ownRange[axis], effectiveRange[axis])
        guard own != .unconstrained, left.max < own.min || left.min > own.max else { return nil }
        return "the style's \(axis.extentName) \(own) is overruled: the parent's range wins"
    }
}
