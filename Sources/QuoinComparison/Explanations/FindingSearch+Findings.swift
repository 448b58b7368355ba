import QuoinLayout

extension FindingSearch {
    /// A finding with what is needed to judge it.
    struct Candidate {
        var finding: Finding
        /// Its place in the order of painting.
        var order: Int
        /// Where it can be seen, in points.
        var places: [Rect]
        /// What was painted over it, before and after, so that nothing is seen through.
        var covers: [Rect] = []
        /// Whether it can be a reason for something although nothing of itself is seen.
        var moves: Bool
        /// The element that it is about stands in.
        var parent: Int?
    }

    /// What happened to elements where pixels differ: first what changed of itself, then what follows from it, each in
    /// paint order.
    func candidates(seenIn pixels: VisiblePixels) -> [Candidate] {
        let all =
            removed.map { candidate(ofRemoved: $0) } + added.map { candidate(ofAdded: $0) }
            + changes.sorted { $0.key < $1.key }.map { candidate(of: $0.key, $0.value) }
        let seen = all.enumerated().filter {
            $0.element.moves || pixels.isSeen(in: $0.element.places, under: $0.element.covers)
        }
        func rank(_ candidate: (offset: Int, element: Candidate)) -> (Int, Int, Int) {
            (candidate.element.finding.isConsequence ? 1 : 0, candidate.element.order, candidate.offset)
        }
        return seen.sorted { rank($0) < rank($1) }.map(\.element)
    }

    private func candidate(of index: Int, _ change: ElementChanges) -> Candidate {
        let element = new.elements[index]
        let old = matching.oldIndex[index].map { self.old.elements[$0] }
        let isMerelyMoved = change.own.isEmpty && change.geometry.count == 1 && !change.isResized
        let told = isMerelyMoved ? namesakes(of: index) : [index]
        var finding = Finding(.elements(told.map { new.elements[$0].reference }), change.told)
        (finding.oldFrame, finding.newFrame) = (old?.frame, element.frame)
        finding.isConsequence = consequences.contains(index) || (hasOtherAppearance && change.isPaintOnly)
        return Candidate(
            finding: finding, order: index, places: places(of: index, change), covers: covers(of: index, change),
            moves: change.own.contains(where: \.affectsLayout)
                && consequences.contains { reaches($0, from: index) }, parent: new.parents[index])
    }

    /// An element, or what a person knows of it where it has no name and shows nothing: what moved within it.
    private func namesakes(of index: Int) -> [Int] {
        let element = new.elements[index]
        guard element.id == nil, !element.isPainted else { return [index] }
        let inside = new.children[index].filter { changes[$0]?.isMoved != true && matching.oldIndex[$0] != nil }
        return inside.isEmpty ? [index] : inside.flatMap { namesakes(of: $0) }
    }

    private func candidate(ofAdded index: Int) -> Candidate {
        var finding = Finding(.elements([new.elements[index].reference]), [.added])
        finding.newFrame = new.elements[index].frame
        let inside = new.subtree(of: index).filter { matching.oldIndex[$0] == nil }
        return Candidate(
            finding: finding, order: index, places: inside.flatMap { PaintedArea.own($0, in: new) },
            moves: hasConsequences, parent: new.parents[index])
    }

    private func candidate(ofRemoved index: Int) -> Candidate {
        var finding = Finding(.elements([old.elements[index].reference]), [.removed])
        finding.oldFrame = old.elements[index].frame
        let inside = old.subtree(of: index).filter { matching.newIndex[$0] == nil }
        return Candidate(
            finding: finding, order: index, places: inside.flatMap { PaintedArea.own($0, in: old) },
            moves: hasConsequences, parent: nil)
    }

    private var hasConsequences: Bool { !consequences.isEmpty }

    /// What hides an element that stayed in its place: elements that are painted over it, and stayed in theirs.
    private func covers(of index: Int, _ change: ElementChanges) -> [Rect] {
        guard change.geometry.isEmpty, !change.all.contains(where: \.affectsContent) else { return [] }
        return new.elements.indices.dropFirst(index + 1).compactMap { other in
            guard let was = matching.oldIndex[other], old.elements[was].frame == new.elements[other].frame else {
                return nil
            }
            return old.isOpaque(was) && new.isOpaque(other) ? new.elements[other].frame : nil
        }
    }

    /// Where a change of an element can be seen.
    private func places(of index: Int, _ change: ElementChanges) -> [Rect] {
        guard let was = matching.oldIndex[index] else { return [] }
        if change.all.contains(where: \.affectsContent) {
            return PaintedArea.subtree(index, in: new) + PaintedArea.subtree(was, in: old)
        }
        let (element, former) = (new.elements[index], old.elements[was])
        let isResizedOnly = change.own.allSatisfy { if case .wish = $0 { true } else { false } }
        if isResizedOnly, element.isFlat, element.isPainted {
            return PaintedArea.rim(former.frame, element.frame, width: element.rimWidth)
        }
        return PaintedArea.own(index, in: new) + PaintedArea.own(was, in: old)
    }
}
