extension Layout.Trace {
    /// Why an element has its size and place: a block of lines for each element from the root down to it.
    ///
    /// It includes the explanations of kinds if the trace has ``Detail/words``.
    package func explanation(of index: Int) -> String {
        ancestors(of: index).flatMap { element in
            element.lines(element.index == index ? layout.direction : nil, isCell: isCell(element.index))
        }.joined(separator: "\n")
    }

    private func isCell(_ index: Int) -> Bool {
        layout.tree.parent(of: index).map { layout.tree.kind(of: $0) is any CellKind } ?? false
    }

    /// The elements from the root down to an element.
    package func ancestors(of index: Int) -> [Layout.LaidOutElement] {
        sequence(first: index) { layout.tree.parent(of: $0) }.map { self[$0] }.reversed()
    }

    /// Why the element with an id has its size and place, in lines of text; `nil` if there is none.
    public func explanation(ofID id: String) -> String? {
        layout.tree.index(ofID: id).map(explanation)
    }
}

/// A kind whose children are cells. What it says of a cell is said also where an element in the cell is explained.
package protocol CellKind: LayoutKind {}

extension LayoutElement {
    /// Why the element with an id has its size and place, in lines of text; `nil` if there is none.
    ///
    /// - Throws: a ``QuoinError``.
    public func explanation(
        ofID id: String, in range: SizeRange, environment: LayoutEnvironment = LayoutEnvironment()
    ) throws(QuoinError) -> String? {
        try trace(in: range, environment: environment, .words).explanation(ofID: id)
    }
}

extension Layout.LaidOutElement {
    /// Every event of the explained element, but only the last offer of those above it, with what is recorded about cells.
    ///
    /// - Parameter direction: the direction that the explained element was mirrored for; `nil` for those above it.
    fileprivate func lines(_ direction: LayoutDirection?, isCell: Bool) -> [String] {
        var lines = ["\(reference): \(word.printable), \(frame)"]
        let notes = isCell ? events.filter { if case .note = $0 { true } else { false } } : []
        for event in direction != nil ? events : (offer.map { [.offered($0)] } ?? []) + notes {
            switch event {
            case .offered(let offer): lines += offer.lines
            case .note(let words): lines.append(words)
            }
        }
        if events.isEmpty { lines.append("its parent does not measure it") }
        if let direction {
            let origin = direction == .rightToLeft ? "from the top right of its parent" : "in its parent"
            lines.append("placed at \(position) \(origin), \(frame.origin) on the canvas")
        }
        return [lines[0]] + lines.dropFirst().map { "  " + $0.printable }
    }
}

extension Layout.LaidOutElement.Offer {
    fileprivate var lines: [String] {
        let offered = "offered \(range), parent \(parentSize)"
        guard ownRange != .unconstrained else { return [offered] }
        return [offered + ", its style allows \(ownRange)"] + Axis.allCases.compactMap(overruled)
            + ["together \(effectiveRange)"]
    }

    /// The part of the style that the offer overrules on one axis (Texture, §10 Q1).
    private func overruled(_ axis: Axis) -> String? {
        let (own, left) = (ownRange[axis], effectiveRange[axis])
        guard own != .unconstrained, left.max < own.min || left.min > own.max else { return nil }
        return "the style's \(axis.extentName) \(own) is overruled: the parent's range wins"
    }
}
