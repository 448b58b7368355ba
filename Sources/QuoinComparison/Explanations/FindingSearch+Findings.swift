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
        /// Whether it has an effect on places and sizes.
        var moves = false
        /// The element that it is about stands in.
        var parent: Int?
        /// What moved first because of it, and is told with it.
        var followed: Int?
        /// Whether it explains pixels, but is part of what another finding tells.
        var isSilent = false
    }

    /// What happened to elements: first causes, then what follows from them, then what has no effect where it stands,
    /// each in paint order.
    func candidates(seenIn pixels: VisiblePixels) -> [Candidate] {
        let (oldNames, newNames) = (ElementNames(old), ElementNames(new))
        var all = removed.map { candidate(ofRemoved: $0, oldNames) } + added.map { candidate(ofAdded: $0, newNames) }
        var followed: Set<Int> = []
        for (index, change) in changes.sorted(by: { $0.key < $1.key }) {
            let causes = causes(of: index, change, newNames, seenIn: pixels)
            all += causes
            followed.formUnion(causes.compactMap(\.followed))
            let isTold = causes.contains { $0.moves && $0.finding.changes.contains(where: change.geometry.contains) }
            if !isTold, var consequence = consequence(of: index, change, newNames) {
                if followed.contains(index) { consequence.isSilent = true }
                all.append(consequence)
            }
        }
        let told = all.filter { candidate in
            candidate.moves || candidate.finding.isWithoutEffect
                || pixels.isSeen(in: candidate.places, under: candidate.covers)
        }
        func rank(_ candidate: (offset: Int, element: Candidate)) -> (Int, Int, Int) {
            let finding = candidate.element.finding
            return (
                finding.isWithoutEffect ? 2 : finding.isConsequence ? 1 : 0, candidate.element.order, candidate.offset
            )
        }
        return told.enumerated().sorted { rank($0) < rank($1) }.map(\.element)
    }

    // MARK: Causes

    /// What changed of an element itself: what has an effect, and what has none.
    private func causes(
        of index: Int, _ change: ElementChanges, _ names: ElementNames, seenIn pixels: VisiblePixels
    ) -> [Candidate] {
        let own = change.own.filter { if case .rule = $0 { false } else { true } }
        let moving = own.filter { moves($0, index) }
        let painting = own.filter { !moves($0, index) && !$0.effect.isDisjoint(with: [.pixels, .contentPixels]) }
        var causes: [Candidate] = []
        var idle = own.filter { !moving.contains($0) && !painting.contains($0) }
        if !painting.isEmpty {
            let places = places(of: index, painting)
            if pixels.isSeen(in: places, under: covers(of: index, change)) {
                // Names are told with what else changed.
                let renamed = idle.filter(\.isRenaming)
                idle.removeAll(where: \.isRenaming)
                causes.append(cause(of: index, renamed + moving + painting, change, names, painting: places))
            } else {
                idle += painting.filter { !($0.isAppearance && hasOtherAppearance) }
            }
        }
        if causes.isEmpty, !moving.isEmpty {
            let renamed = idle.filter(\.isRenaming)
            idle.removeAll(where: \.isRenaming)
            causes.append(cause(of: index, renamed + moving, change, names, painting: []))
        }
        causes += rules(of: index, change, names)
        if !idle.isEmpty {
            var candidate = candidate(of: index, idle, names, places: [], moves: false)
            candidate.finding.isWithoutEffect = true
            causes.append(candidate)
        }
        return causes
    }

    /// What changed of an element with what came of it there, if it moves something.
    private func cause(
        of index: Int, _ own: [Change], _ change: ElementChanges, _ names: ElementNames, painting places: [Rect]
    ) -> Candidate {
        guard own.contains(where: { moves($0, index) }) else {
            return candidate(of: index, own, names, places: places, moves: false)
        }
        let geometry = change.geometry
        return candidate(
            of: index, own + geometry, names,
            places: places + (geometry.isEmpty ? [] : self.places(of: index, geometry)),
            moves: true)
    }

    /// The rules of a layout of constraints that are other ones, each with the views that it moved.
    private func rules(of index: Int, _ change: ElementChanges, _ names: ElementNames) -> [Candidate] {
        change.own.compactMap { own -> Candidate? in
            guard case .rule(let rule) = own else { return nil }
            let moves = moves(own, index)
            var candidate = candidate(of: index, [own], names, places: [], moves: moves)
            candidate.finding.isWithoutEffect = !moves
            let movements = items(of: rule, in: index).lazy.compactMap { item in
                movement(of: item, names).map { (item, $0) }
            }
            if let (item, movement) = movements.first {
                (candidate.followed, candidate.finding.followed) = (item, movement)
            }
            return candidate
        }
    }

    /// `b moved by +8, 0`
    private func movement(of index: Int, _ names: ElementNames) -> String? {
        guard let change = changes[index], !change.geometry.isEmpty else { return nil }
        let name = new.elements[index].label ?? names.name(of: index)
        return "\(name) " + change.geometry.map(\.description).joined(separator: ", ")
    }

    private func candidate(
        of index: Int, _ changes: [Change], _ names: ElementNames, places: [Rect], moves: Bool
    ) -> Candidate {
        let element = new.elements[index]
        var finding = Finding(.elements([NamedElement(element.reference, names.name(of: index))]), changes)
        finding.oldFrame = matching.oldIndex[index].map { old.elements[$0].frame }
        finding.newFrame = element.frame
        finding.isConsequence = hasOtherAppearance && changes.allSatisfy(\.isAppearance)
        return Candidate(finding: finding, order: index, places: places, moves: moves, parent: new.parents[index])
    }

    private func candidate(ofAdded index: Int, _ names: ElementNames) -> Candidate {
        let element = new.elements[index]
        let isItem = element.label != nil && element.id == nil && isCollection(new.parents[index], in: new)
        // What it was put around is told of it.
        let inner = new.children[index].first { matching.oldIndex[$0] != nil }
        var finding =
            inner.map {
                Finding(
                    .elements([NamedElement(new.elements[$0].reference, names.name(of: $0))]),
                    [.wrapped(in: element.kind)])
            }
            ?? Finding(.elements([NamedElement(element.reference, names.name(of: index))]), [isItem ? .shown : .added])
        finding.newFrame = element.frame
        finding.isConsequence = isItem && hasLayoutCauseBeside
        let inside = new.subtree(of: index).filter { matching.oldIndex[$0] == nil }
        var candidate = Candidate(
            finding: finding, order: index, places: inside.flatMap { PaintedArea.own($0, in: new) },
            moves: hasGeometry, parent: new.parents[index])
        candidate.isSilent = element.isPart
        return candidate
    }

    private func candidate(ofRemoved index: Int, _ names: ElementNames) -> Candidate {
        let element = old.elements[index]
        let isItem = element.label != nil && element.id == nil && isCollection(old.parents[index], in: old)
        let inner = old.children[index].first { matching.newIndex[$0] != nil }.flatMap { matching.newIndex[$0] }
        var finding =
            inner.map {
                Finding(
                    .elements([NamedElement(new.elements[$0].reference, ElementNames(new).name(of: $0))]),
                    [.unwrapped(from: element.kind)])
            }
            ?? Finding(
                .elements([NamedElement(element.reference, names.name(of: index))]), [isItem ? .unshown : .removed])
        finding.oldFrame = element.frame
        finding.isConsequence = isItem && hasLayoutCauseBeside
        let inside = old.subtree(of: index).filter { matching.newIndex[$0] == nil }
        var candidate = Candidate(
            finding: finding, order: index, places: inside.flatMap { PaintedArea.own($0, in: old) },
            moves: hasGeometry, parent: nil)
        candidate.isSilent = element.isPart
        return candidate
    }

    private func isCollection(_ index: Int?, in tree: RecordTree) -> Bool {
        index.map { tree.elements[$0].kind == "collection" } ?? false
    }

    /// Whether something else than elements that came or went can have moved others.
    private var hasLayoutCauseBeside: Bool {
        hasOtherCanvas || changes.contains { index, change in change.own.contains { moves($0, index) } }
    }

    private var hasGeometry: Bool { changes.contains { !$0.value.geometry.isEmpty } }

    // MARK: Consequences

    /// Where an element is and how large it is. It follows from causes, if there are any.
    private func consequence(of index: Int, _ change: ElementChanges, _ names: ElementNames) -> Candidate? {
        guard !change.geometry.isEmpty else { return nil }
        let element = new.elements[index]
        var candidate = candidate(
            of: index, change.geometry, names, places: places(of: index, change.geometry), moves: false)
        if change.geometry.count == 1, !change.isResized, change.isMoved {
            let told = namesakes(of: index)
            candidate.finding.subject = .elements(
                told.map { NamedElement(new.elements[$0].reference, names.name(of: $0)) })
        }
        candidate.finding.isConsequence = hasLayoutCause
        candidate.covers = covers(of: index, change)
        candidate.isSilent =
            element.isPart || (element.extent == nil && element.id == nil && !change.isMoved && hasLayoutCause)
        return candidate
    }

    /// An element, or what a person knows of it where it has no name and shows nothing: what moved within it.
    private func namesakes(of index: Int) -> [Int] {
        let element = new.elements[index]
        guard element.id == nil, element.label == nil, element.extent == nil else { return [index] }
        let inside = new.children[index].filter { changes[$0]?.isMoved != true && matching.oldIndex[$0] != nil }
        return inside.isEmpty ? [index] : inside.flatMap { namesakes(of: $0) }
    }

    // MARK: Places

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

    /// Where changes of an element can be seen.
    private func places(of index: Int, _ told: [Change]) -> [Rect] {
        guard let was = matching.oldIndex[index] else { return [] }
        if told.contains(where: \.affectsContent) {
            return PaintedArea.subtree(index, in: new) + PaintedArea.subtree(was, in: old)
        }
        let (element, former) = (new.elements[index], old.elements[was])
        let isResizedOnly = told.allSatisfy { if case .resized = $0 { true } else { false } }
        if isResizedOnly, let extent = element.extent, extent.isFlat {
            return PaintedArea.rim(former.frame, element.frame, width: extent.rim + extent.reach + 1)
        }
        return PaintedArea.own(index, in: new) + PaintedArea.own(was, in: old)
    }
}

extension Change {
    fileprivate var isRenaming: Bool { if case .renamed = self { true } else { false } }

    /// Whether it can come of another appearance alone.
    fileprivate var isAppearance: Bool {
        if case .property(let change) = self { change.effect.isDisjoint(with: .layout) } else { false }
    }
}
