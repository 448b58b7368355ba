import Quoin

extension FindingSearch {
    /// A possible finding, whose visibility is not determined yet.
    struct Candidate {
        var finding: Finding
        /// Its index in paint order.
        var order: Int
        /// Where it is painted, in points.
        var places: [Rect]
        /// The opaque elements that cover it, before and after.
        var covers: [Rect] = []
        /// Whether it moved or resized something.
        var moves = false
        /// Its element in the new picture; `nil` if it was removed.
        var element: Int?
        /// The parent of its element in the new picture.
        var parent: Int?
        /// The first element that moved because of it, which its text names, and along which axes.
        var followed: (element: Int, axes: Set<Axis>)?
        /// Whether it only explains pixels, because another finding covers it.
        var isSilent = false
    }

    /// The changes of elements: first causes in paint order, then consequences, the nearest to a cause and largest first, then
    /// changes without effect.
    func candidates(changing pixels: VisiblePixels) -> [Candidate] {
        var all =
            removed.map { candidate(ofUnmatched: $0, isAdded: false) }
            + added.map { candidate(ofUnmatched: $0, isAdded: true) }
        var followed: [Int: Set<Axis>] = [:]
        for (index, change) in changes.sorted(by: { $0.key < $1.key }) {
            let causes = causes(of: index, change, changing: pixels)
            all += causes
            for (element, axes) in causes.compactMap(\.followed) { followed[element, default: []].formUnion(axes) }
            let isCovered = causes.contains { $0.moves && $0.finding.changes.contains(where: change.geometry.contains) }
            if !isCovered, var consequence = consequence(of: index, change) {
                if let axes = followed[index] { consequence.leaveOut(axes) }
                all.append(consequence)
            }
        }
        let visible = all.filter { candidate in
            candidate.moves || candidate.finding.isWithoutEffect
                || pixels.isChanged(in: candidate.places, under: candidate.covers)
        }
        let distances = distances(
            from: visible.filter { !$0.finding.isConsequence && $0.moves }.compactMap { $0.element ?? $0.parent })
        func rank(_ candidate: (offset: Int, element: Candidate)) -> (Int, Int, Double, Int, Int) {
            let (offset, candidate) = candidate
            let isConsequence = candidate.finding.isConsequence
            let index = isConsequence ? candidate.element : nil
            return (
                candidate.finding.isWithoutEffect ? 2 : isConsequence ? 1 : 0, index.map { distances[$0] } ?? 0,
                -(index.flatMap { changes[$0]?.magnitude } ?? 0), candidate.order, offset
            )
        }
        return visible.enumerated().sorted { rank($0) < rank($1) }.map(\.element)
    }

    /// The number of steps in the tree from each element of the new picture to the nearest of some elements.
    private func distances(from origins: [Int]) -> [Int] {
        var distances = Array(repeating: Int.max, count: new.elements.count)
        for origin in origins { distances[origin] = 0 }
        var reached = origins
        var next = 0
        while next < reached.count {
            let index = reached[next]
            next += 1
            for neighbor in new.children[index] + [new.parents[index]].compactMap(\.self)
            where distances[neighbor] == .max {
                distances[neighbor] = distances[index] + 1
                reached.append(neighbor)
            }
        }
        return distances
    }

    // MARK: Causes

    /// The changes of an element itself, those with and those without an effect.
    private func causes(
        of index: Int, _ change: ElementChanges, changing pixels: VisiblePixels
    ) -> [Candidate] {
        // New rows of a table are said themselves, and not as places of its cells.
        let saysCells = matching.oldIndices[index].map { !matching.keepsSpans($0, index) } ?? true
        let line = matching.movedLines[index]
        let own = change.own.filter { own in
            if case .rule = own { return false }
            return (saysCells || !own.isOfTableCells) && (line == nil || own != .reordered)
        }
        let moving = own.filter { moves($0, index) }
        let painting = own.filter { !moves($0, index) && $0.affectsPixels }
        let isSeen =
            !painting.isEmpty && pixels.isChanged(in: places(of: index, painting), under: covers(of: index, change))
        var effective = moving + (isSeen ? painting : [])
        var ineffective = own.filter { !effective.contains($0) }
        if !effective.isEmpty {
            // A new id is reported together with the other changes.
            effective.insert(contentsOf: ineffective.filter(\.isRenaming), at: 0)
            ineffective.removeAll(where: \.isRenaming)
        }
        // What a style changed in many texts is said of the style, and not again of each that has a change of its own.
        let styled = effective.filter(\.isByStyle)
        if styled.count < effective.count { effective.removeAll(where: \.isByStyle) }
        var causes = effective.isEmpty ? [] : [cause(of: index, effective, change)]
        if !styled.isEmpty, styled != effective {
            causes.append(
                candidate(
                    of: index, styled, places: places(of: index, styled), moves: styled.contains(where: moving.contains)
                ))
        }
        causes += rules(of: index, change)
        if let line, line.cells.first == index { causes.append(candidate(ofMoved: line, change)) }
        if !ineffective.isEmpty {
            var candidate = candidate(of: index, ineffective, places: [], moves: false)
            candidate.finding.isWithoutEffect = true
            causes.append(candidate)
        }
        return causes
    }

    /// A cause, with the changes of the element's own frame if it moves something.
    private func cause(
        of index: Int, _ own: [RecordedChange], _ change: ElementChanges
    ) -> Candidate {
        let moves = own.contains { self.moves($0, index) }
        let all = own + (moves ? change.geometry : [])
        let seen = all.filter { $0.affectsPixels || $0.isOfFrame }
        return candidate(of: index, all, places: seen.isEmpty ? [] : places(of: index, seen), moves: moves)
    }

    /// A row or a column of a table that changed its place among the others, with how its first cell moved.
    private func candidate(ofMoved line: TableLine, _ change: ElementChanges) -> Candidate {
        let places = line.cells.flatMap { self.places(of: $0, changes[$0]?.geometry ?? []) }
        var candidate = self.candidate(
            of: line.cells[0], [.reordered] + change.geometry, places: places, moves: change.isMoved)
        candidate.finding.subject = .elements([names.line(line)])
        return candidate
    }

    /// The changed rules of a constraint layout, each with the first view that it moved.
    private func rules(of index: Int, _ change: ElementChanges) -> [Candidate] {
        let reported = change.own.filter { own in
            if case .rule(let rule) = own { !isOfGoneOrNewView(rule) && !isOnlyElsewhere(rule) } else { false }
        }
        let (moving, still) = (reported.filter { moves($0, index) }, reported.filter { !moves($0, index) })
        return (moving.joiningLikeRules + still).compactMap { own -> Candidate? in
            guard case .rule(let rule) = own else { return nil }
            let moves = moves(own, index)
            var candidate = candidate(of: index, [own], places: [], moves: moves)
            candidate.finding.isWithoutEffect = !moves
            let movements = items(of: rule, in: index).lazy.filter { changes[$0].map(rule.moves) == true }
                .compactMap { item in movement(of: item, by: rule).map { (item, $0) } }
            if let (item, movement) = movements.first {
                candidate.finding.followed = movement
                candidate.followed = (item, rule.axes)
            }
            return candidate
        }
    }

    /// Whether a constraint of an app only has another place among those that read the same, as nothing holds their views.
    private func isOnlyElsewhere(_ rule: RuleChange) -> Bool { rule.isOfApp && rule.event == .reordered }

    /// Whether a constraint of an app came or went with a view in it, which is reported by itself.
    private func isOfGoneOrNewView(_ rule: RuleChange) -> Bool {
        func names(_ roots: [Int], _ tree: RecordTree) -> Set<String> {
            Set(roots.flatMap { tree.subtree(of: $0) }.compactMap { tree.elements[$0].label })
        }
        guard rule.isOfApp else { return false }
        return switch rule.event {
        case .removed: !names(removed, old).isDisjoint(with: rule.items)
        case .added: !names(added, new).isDisjoint(with: rule.items)
        default: false
        }
    }

    /// `b moved by +8, 0`, along the axes of a rule.
    private func movement(of index: Int, by rule: RuleChange) -> String? {
        let own = (changes[index]?.geometry ?? []).compactMap { $0.along(rule.axes) }
        guard !own.isEmpty else { return nil }
        let name = new.elements[index].label ?? names.name(of: index)
        return "\(name) " + own.map(\.description).joined(separator: ", ")
    }

    private func candidate(
        of index: Int, _ changes: [RecordedChange], places: [Rect], moves: Bool
    ) -> Candidate {
        let element = new.elements[index]
        var finding = Finding(.elements([names.element(index)]), changes)
        finding.oldFrame = matching.oldIndices[index].map { old.elements[$0].frame }
        finding.newFrame = element.frame
        return Candidate(
            finding: finding, order: index, places: places, moves: moves, element: index, parent: new.parents[index])
    }

    /// An element without a match: one that was added, or one that was removed.
    private func candidate(ofUnmatched index: Int, isAdded: Bool) -> Candidate {
        let (tree, matches) = isAdded ? (new, matching.oldIndices) : (old, matching.newIndices)
        let element = tree.elements[index]
        let isItem = tree.isItem(index) && element.id == nil && !matching.isOwnChange(index, isAdded: isAdded)
        let lines = isAdded ? matching.tableLines.inserted : matching.tableLines.takenOut
        let line = lines.first { $0.cells.contains(index) }
        var finding: Finding
        if let inner = tree.children[index].first(where: { matches[$0] != nil }), let match = matches[inner] {
            // Wrapping and unwrapping are reported of the element inside.
            let shown = isAdded ? inner : match
            finding = Finding(
                .elements([names.element(shown)]),
                [isAdded ? .wrapped(in: element.kind) : .unwrapped(from: element.kind)])
        } else {
            let change: RecordedChange =
                isAdded
                ? (isItem ? .shown : .added) : (isItem && !matching.goneCells.contains(index) ? .unshown : .removed)
            let names = isAdded ? names : ElementNames(old)
            let isShifted = matching.isOwnChange(index, isAdded: isAdded)
            finding = Finding(
                .elements([line.map(names.line) ?? (isShifted ? names.cell(index) : names.element(index))]), [change])
        }
        (finding.oldFrame, finding.newFrame) = isAdded ? (nil, element.frame) : (element.frame, nil)
        finding.isConsequence = isItem && hasOtherLayoutCause
        let inside = tree.subtree(of: index).filter { matches[$0] == nil }
        return Candidate(
            finding: finding, order: index, places: inside.flatMap { PaintedArea.own($0, in: tree) },
            moves: hasGeometry, element: isAdded ? index : nil,
            parent: isAdded ? new.parents[index] : old.parents[index].flatMap { matching.newIndices[$0] },
            isSilent: element.isPart || line.map { $0.cells.first != index } == true)
    }

    /// Whether something other than added and removed elements can have moved elements.
    private var hasOtherLayoutCause: Bool {
        hasOtherCanvas || changes.contains { index, change in change.own.contains { moves($0, index) } }
    }

    private var hasGeometry: Bool { changes.contains { !$0.value.geometry.isEmpty } }

    // MARK: Consequences

    /// The change of an element's frame, which is a consequence if there is a cause that moves elements.
    private func consequence(of index: Int, _ change: ElementChanges) -> Candidate? {
        guard !change.geometry.isEmpty else { return nil }
        let element = new.elements[index]
        var candidate = candidate(
            of: index, change.geometry, places: places(of: index, change.geometry), moves: false)
        if change.geometry.count == 1, !change.isResized, change.isMoved {
            let visible = representatives(of: index)
            candidate.finding.subject = .elements(visible.map { names.element($0) })
        }
        candidate.finding.isConsequence = hasLayoutCause
        if !hasLayoutCause, let place = placeOfFrame(of: index) {
            var element = names.element(index)
            element.reference.swiftPlace = place
            candidate.finding.subject = .elements([element])
        }
        candidate.covers = covers(of: index, change)
        candidate.isSilent =
            element.isPart || matching.movedLines[index] != nil || followsItsView(index, change)
            || (element.extent == nil && element.id == nil && !change.isMoved && hasLayoutCause)
        return candidate
    }

    /// The file and the line of an app's code that sets the frame of a view.
    private func placeOfFrame(of index: Int) -> String? {
        guard let parent = new.parents[index], let label = new.elements[index].label else { return nil }
        return new.elements[parent].places["frame of \(label)"]?.fileAndLine
    }

    /// Whether an element only draws a view of an app, and grew as the view did.
    private func followsItsView(_ index: Int, _ change: ElementChanges) -> Bool {
        func isNamed(_ index: Int) -> Bool { new.elements[index].id != nil || new.elements[index].label != nil }
        guard hasLayoutCause, !isNamed(index), let view = new.ancestors(of: index).first(where: isNamed),
            new.parents[view].map({ new.elements[$0].kind == "view" }) == true
        else { return false }
        return changes[view]?.growth == change.growth && change.geometry.allSatisfy(\.isOfFrame)
    }

    /// An element; for one without a name that paints nothing, the elements that moved with it.
    private func representatives(of index: Int) -> [Int] {
        let element = new.elements[index]
        guard element.id == nil, element.label == nil, element.extent == nil else { return [index] }
        let inside = new.children[index].filter { changes[$0]?.isMoved != true && matching.oldIndices[$0] != nil }
        return inside.isEmpty ? [index] : inside.flatMap { representatives(of: $0) }
    }

    // MARK: Places

    /// The opaque elements above an element, if neither it nor they moved.
    private func covers(of index: Int, _ change: ElementChanges) -> [Rect] {
        guard change.geometry.isEmpty, !change.all.contains(where: \.affectsContent) else { return [] }
        return new.elements.indices.dropFirst(index + 1).compactMap { other in
            guard let oldIndex = matching.oldIndices[other], old.elements[oldIndex].frame == new.elements[other].frame
            else {
                return nil
            }
            return old.isOpaque(oldIndex) && new.isOpaque(other) ? new.elements[other].frame : nil
        }
    }

    /// Where changes of an element are painted.
    private func places(of index: Int, _ changes: [RecordedChange]) -> [Rect] {
        guard let oldIndex = matching.oldIndices[index] else { return [] }
        let isResized = self.changes[index]?.isResized == true
        if isComposed(index) || isResized && clips(index) || changes.contains(where: \.affectsContent) {
            return PaintedArea.subtree(index, in: new) + PaintedArea.subtree(oldIndex, in: old)
        }
        let (element, former) = (new.elements[index], old.elements[oldIndex])
        let isResizedOnly = changes.allSatisfy { if case .resized = $0 { true } else { false } }
        if isResizedOnly, let extent = element.extent, extent.isFlat {
            return PaintedArea.rim(former.frame, element.frame, width: extent.rim + extent.reach + 1)
        }
        return PaintedArea.own(index, in: new) + PaintedArea.own(oldIndex, in: old)
    }

    /// Whether an element is painted by parts that a composition added.
    private func isComposed(_ index: Int) -> Bool { new.children[index].contains { new.elements[$0].isPart } }

    /// Whether what is beyond an element's frame is not seen.
    private func clips(_ index: Int) -> Bool {
        let element = new.elements[index]
        guard element.properties["clip"] == nil, element.kind != CollectionLayout.name else { return true }
        guard let kind = RecordedKinds.byName[element.kind] else { return false }
        return type(of: kind).clipsChildren || AnyLayoutKind(kind).painted?.paint.clips == true
    }
}

extension FindingSearch.Candidate {
    /// Leaves out what a rule was said to have moved along some axes.
    fileprivate mutating func leaveOut(_ axes: Set<Axis>) {
        let others = Set(Axis.allCases).subtracting(axes)
        finding.changes = finding.changes.compactMap { change in
            switch change {
            case .moved, .resized: change.along(others)
            default: nil
            }
        }
        if finding.changes.isEmpty { isSilent = true }
    }
}

extension RecordedChange {
    fileprivate var isRenaming: Bool { if case .renamed = self { true } else { false } }

    fileprivate var isByStyle: Bool { if case .property(let change) = self { change.style != nil } else { false } }

    fileprivate var isOfTableCells: Bool {
        if case .property(let change) = self { change.key == RecordTree.tableCells } else { false }
    }

    fileprivate var affectsPixels: Bool { !effect.isDisjoint(with: [.pixels, .contentPixels]) }
}
