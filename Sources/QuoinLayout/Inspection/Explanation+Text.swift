extension Explanation: CustomStringConvertible {
    /// The explanation in words, a block of lines an element.
    public var description: String {
        steps.enumerated().map { index, step in
            step.lines(isLast: index == steps.count - 1).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}

extension Explanation.Step {
    /// Every event for the explained element, only what counted in the end for those above it.
    fileprivate func lines(isLast: Bool) -> [String] {
        var lines = ["\(element): \(kind), \(frame)"]
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

extension Explanation.Offer {
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
        let name = axis == .horizontal ? "width" : "height"
        return "the style's \(name) \(own) is overruled: the parent's range wins"
    }
}
