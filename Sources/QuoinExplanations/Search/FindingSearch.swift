import Quoin

/// Finds the changes between two pictures by their records.
///
/// The steps build on each other, in this order:
///
/// 1. Elements are matched (`ElementMatching`) and the matched ones compared (`ElementChanges`); the others were added
///    or removed. What a composition added by itself counts only by its frame.
/// 2. Each change of an element itself is a cause if it moves something, or if pixels differ where it is painted;
///    otherwise it has no effect.
/// 3. A cause that moves something includes the changes of the same element's frame. Changes of other frames are
///    consequences if there is any cause that moves something, and causes themselves otherwise.
/// 4. Candidates without an effect on layout stay only if a pixel differs where they are visible.
/// 5. All remaining places explain pixels. Only then are equal candidates merged and silent ones dropped.
package struct FindingSearch {
    typealias Finding = PictureComparison.Finding

    package let old: RecordTree
    package let new: RecordTree
    package let matching: ElementMatching
    /// The names of the elements of the new picture.
    let names: ElementNames
    /// The changes of matched elements, by their new indices.
    package private(set) var changes: [Int: ElementChanges] = [:]
    /// The new elements without a match, except those within one of these.
    package private(set) var added: [Int] = []
    /// The old elements without a match, except those within one of these.
    package private(set) var removed: [Int] = []
    /// Whether the canvas changed in a way that can move elements.
    let hasOtherCanvas: Bool
    /// Whether there is a cause that moves elements.
    private(set) var hasLayoutCause = false

    package init(_ old: PictureRecord, _ new: PictureRecord) {
        (self.old, self.new) = (RecordTree(old), RecordTree(new))
        matching = ElementMatching(self.old, self.new)
        names = ElementNames(self.new)
        let moving = Canvas.properties.properties.filter { !$0.effect.isDisjoint(with: .layout) }.map(\.key)
        hasOtherCanvas =
            moving.contains { old.canvas.properties[$0] != new.canvas.properties[$0] }
            || old.canvas.scale != new.canvas.scale
        compareElements(PropertyDifference(old, new))
        findAddedAndRemoved()
        dropUnneededValues()
        hasLayoutCause =
            hasOtherCanvas || !added.isEmpty || !removed.isEmpty
            || changes.contains { index, change in change.own.contains { moves($0, index) } }
    }

    // MARK: - Changes

    /// The edges of frames are on pixel boundaries. With another scale they can be off by a pixel.
    private var tolerance: Double {
        old.scale == new.scale ? 0.001 : 1 / min(old.scale, new.scale) + 0.001
    }

    private mutating func compareElements(_ difference: PropertyDifference) {
        // The cells of a table come after it.
        for index in new.elements.indices.reversed() {
            guard let oldIndex = matching.oldIndices[index] else { continue }
            let names = matching.renamedViews(in: index, oldIndex)
            var change = ElementChanges(
                from: old.elements[oldIndex], to: new.elements[index], parentMove: parentMove(of: index),
                tolerance: tolerance, renaming: names, ids: matching.renamedIDs, by: difference)
            // Views of an app that are called by their text change only that.
            for child in new.children[index] where new.elements[index].kind == ConstraintsLayout.name {
                guard let name = new.elements[child].label, let former = names.first(where: { $0.value == name })?.key
                else { continue }
                changes[child, default: ElementChanges()].own.insert(.renamed(from: former, to: name), at: 0)
            }
            if matching.movedLines[index] != nil { change.own.append(.reordered) }
            if matching.reordered.contains(index), !isArrangedByComposition(index) { change.own.append(.reordered) }
            // What a composition adds by itself follows from what the author changed in the composition, except for the
            // boxes of a table, of which each shows the fill of a cell.
            if new.elements[index].isPart {
                change.own.removeAll { own in
                    if case .property = own { new.cell(ofBox: index) == nil } else { true }
                }
            }
            if let cells = changeOfCells(in: index, oldIndex) { change.geometry.append(cells) }
            if !change.all.isEmpty { changes[index] = change }
        }
    }

    /// Where a table paints lines and fills, they move with its cells, although the table does not; `nil` if it paints none.
    private func changeOfCells(in index: Int, _ oldIndex: Int) -> RecordedChange? {
        guard new.elements[index].kind == TableNode.name,
            new.elements[index].extent != nil || old.elements[oldIndex].extent != nil
        else { return nil }
        let boxes = new.children[index].filter { new.elements[$0].isPart }
        let columns = isAnyMovedOrResized(boxes, along: [.horizontal])
        let rows = isAnyMovedOrResized(boxes, along: [.vertical])
        return columns || rows ? .cells(columns: columns, rows: rows) : nil
    }

    private func isArrangedByComposition(_ index: Int) -> Bool {
        new.parents[index].map { new.elements[$0].isPart } ?? false
    }

    /// How far the innermost matched element around one moved.
    private func parentMove(of index: Int) -> Point {
        for ancestor in new.ancestors(of: index) {
            guard let oldIndex = matching.oldIndices[ancestor] else { continue }
            return new.elements[ancestor].frame.origin - old.elements[oldIndex].frame.origin
        }
        return .zero
    }

    private mutating func findAddedAndRemoved() {
        added = new.elements.indices.filter { index in
            matching.oldIndices[index] == nil
                && new.parents[index].map { matching.oldIndices[$0] != nil } != false
        }
        removed = old.elements.indices.filter { index in
            matching.newIndices[index] == nil
                && old.parents[index].map { matching.newIndices[$0] != nil } != false
        }
    }

    /// Values that an app keeps by itself may follow from anything. They are causes only where there is no other.
    private mutating func dropUnneededValues() {
        let isExplained =
            hasOtherCanvas || !added.isEmpty || !removed.isEmpty
            || changes.contains { index, change in change.own.contains { !$0.isOfOwnValue && moves($0, index) } }
        for (index, change) in changes {
            let own = change.own.filter { !$0.isOfOwnValue || !isExplained && moves($0, index) }
            changes[index]?.own = own
        }
    }

    // MARK: - Effects

    /// Whether a change of an element moved or resized something: the element itself, its content or its siblings, as
    /// far as such a change can affect them, and along the axes on which it can.
    func moves(_ change: RecordedChange, _ index: Int) -> Bool {
        let effect = change.effect
        guard !effect.isDisjoint(with: .layout), let own = changes[index] else { return false }
        if case .rule(let rule) = change, rule.event != .reordered { return movesItems(of: rule, in: index) }
        if effect.contains(.size), own.isResized(along: axes(of: effect, in: index)) || hasOtherLines(own) {
            return true
        }
        if effect.contains(.contentLayout) {
            let axes = axes(of: effect, in: index)
            if own.isResized(along: axes) || isAnyMovedOrResized(content(of: index), along: axes) { return true }
            if hasAddedOrRemoved(in: index) { return true }
        }
        guard effect.contains(.parentLayout), let parent = new.parents[index] else { return false }
        let axes = axes(of: effect, in: parent)
        return own.isMovedOrResized(along: axes) || isAnyMovedOrResized(new.children[parent], along: axes)
    }

    private func hasOtherLines(_ change: ElementChanges) -> Bool {
        change.geometry.contains { if case .lines = $0 { true } else if case .truncation = $0 { true } else { false } }
    }

    /// The axes along which an effect works in an element. Those of a stack depend on its direction.
    private func axes(of effect: PropertyEffect, in index: Int) -> [Axis] {
        if effect.contains(.horizontal) { return [.horizontal] }
        if effect.contains(.vertical) { return [.vertical] }
        guard let axis = new.elements[index].mainAxis, effect.contains(.mainAxis) || effect.contains(.crossAxis) else {
            return Axis.allCases
        }
        return [effect.contains(.mainAxis) ? axis : axis.cross]
    }

    /// The children of an element, with the children of those that a composition added by itself.
    private func content(of index: Int) -> [Int] {
        new.children[index].flatMap { new.elements[$0].isPart ? [$0] + content(of: $0) : [$0] }
    }

    private func isAnyMovedOrResized(_ indices: [Int], along axes: [Axis]) -> Bool {
        indices.contains { changes[$0]?.isMovedOrResized(along: axes) == true }
    }

    /// Whether elements were added to an element or removed from it.
    private func hasAddedOrRemoved(in index: Int) -> Bool {
        added.contains { new.parents[$0] == index }
            || removed.contains { old.parents[$0].flatMap { matching.newIndices[$0] } == index }
    }

    /// Whether a view of a rule moved or was resized.
    private func movesItems(of rule: RuleChange, in index: Int) -> Bool {
        if isSlack(rule, in: index) { return false }
        return items(of: rule, in: index).contains { changes[$0].map(rule.moves) == true }
            || changes[index]?.isResized == true
            || (rule.items.count != items(of: rule, in: index).count
                && isAnyMovedOrResized(new.children[index], along: Axis.allCases))
    }

    /// The views of a rule, in its order: the first one is what the rule places. Those of an app may be further inside, and of
    /// those that nothing holds, several may be called the same: then it is one that the rule can have moved.
    func items(of rule: RuleChange, in index: Int) -> [Int] {
        rule.items.compactMap { name in
            let near = new.children[index].filter { new.elements[$0].label == name }
            guard rule.isOfApp else { return near.first }
            let all = near.count == 1 ? near : new.subtree(of: index).filter { new.elements[$0].label == name }
            return all.first { changes[$0].map(rule.moves) == true } ?? all.first
        }
    }
}

extension RecordedChange {
    /// The part of a frame's change along some axes; `nil` if there is none.
    func along(_ axes: Set<Axis>) -> RecordedChange? {
        var change = self
        for axis in Axis.allCases where !axes.contains(axis) {
            switch change {
            case .moved(var distance):
                distance[axis] = 0
                change = .moved(by: distance)
            case .resized(var old, let new):
                old[axis] = new[axis]
                change = .resized(from: old, to: new)
            default: break
            }
        }
        switch change {
        case .moved(.zero): return nil
        case .resized(let old, let new) where old == new: return nil
        default: return change
        }
    }
}

extension RuleChange {
    /// The axes of its attributes.
    var axes: Set<Axis> {
        Set(attributes.map { $0.kind == .x || $0 == .width ? .horizontal : .vertical })
    }

    /// Whether the rule can have caused a view's change. A rule about sizes alone does not move a view.
    func moves(_ change: ElementChanges) -> Bool {
        attributes.contains { attribute in
            switch attribute.kind {
            case .x: change.isMovedOrResized(along: [.horizontal])
            case .y: change.isMovedOrResized(along: [.vertical])
            case .dimension: change.isResized(along: [attribute == .width ? .horizontal : .vertical])
            }
        }
    }
}

extension FindingSearch {
    /// Merges candidates with equal changes: consequences, changes of properties, and moves within the same parent.
    /// Silent candidates are dropped.
    static func merged(_ candidates: [Candidate]) -> [Candidate] {
        var result: [Candidate] = []
        // Among many candidates, those that may merge are found by their changes.
        var places: [MergeKey: [Int]] = [:]
        for candidate in candidates where !candidate.isSilent {
            let keys = candidate.mergeKeys
            let index = keys.flatMap { places[$0] ?? [] }.filter { result[$0].canMerge(candidate) }.min()
            if let index {
                result[index].merge(candidate)
            } else {
                for key in keys { places[key, default: []].append(result.count) }
                result.append(candidate)
            }
        }
        return result
    }
}

extension RecordedChange {
    fileprivate var isOfOwnValue: Bool {
        if case .property(let change) = self { change.key.hasPrefix(RecordedProperty.ofApp) } else { false }
    }

    /// The change of a constraint of one line of an app, without the numbers of the views that the line makes.
    fileprivate var ofAnyInstance: RecordedChange {
        guard case .rule(var change) = self, change.place != nil else { return self }
        change.rule = change.rule.withoutNumbersOfNames
        change.newRule = change.newRule?.withoutNumbersOfNames
        change.items = change.items.map { "\($0).".withoutNumbersOfNames }
        return .rule(change)
    }

    /// Whether it is a change of an element's place.
    fileprivate var isOfPlace: Bool {
        switch self {
        case .moved, .reordered: true
        default: false
        }
    }

    /// Whether it is a change of an element's place or size.
    fileprivate var isOfBounds: Bool {
        switch self {
        case .moved, .resized: true
        default: false
        }
    }

    /// Whether it is a change of a property or a text, or of what a collection shows.
    fileprivate var isOfProperty: Bool {
        switch self {
        case .property, .text, .kind, .shown, .unshown: true
        default: false
        }
    }
}

extension String {
    /// `imageView 2.width == 40` as `imageView.width == 40`.
    fileprivate var withoutNumbersOfNames: String {
        var parts = split(separator: ".", omittingEmptySubsequences: false)
        for index in parts.indices.dropLast() {
            let name = parts[index].trimmingSuffix(while: \.isNumber)
            if name.count < parts[index].count, name.last == " " { parts[index] = name.dropLast() }
        }
        return parts.joined(separator: ".")
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
        self[..<(lastIndex { !predicate($0) }.map(index(after:)) ?? startIndex)]
    }
}

extension PictureComparison.Finding {
    fileprivate var changesWithoutBounds: [RecordedChange] { changes.filter { !$0.isOfBounds } }

    /// Whether it begins with changes of properties, from which all others follow.
    fileprivate var isOfProperties: Bool {
        changes.first?.isOfProperty == true && changes.drop(while: \.isOfProperty).allSatisfy(\.isOfFrame)
    }
}

/// What candidates that merge have in common: their changes, or those without the bounds.
private struct MergeKey: Hashable {
    var isConsequence: Bool
    var changes: [RecordedChange]
    var isWithoutBounds: Bool
}

extension FindingSearch.Candidate {
    fileprivate var mergeKeys: [MergeKey] {
        func key(_ changes: [RecordedChange], isWithoutBounds: Bool) -> MergeKey {
            MergeKey(isConsequence: finding.isConsequence, changes: changes, isWithoutBounds: isWithoutBounds)
        }
        let bare = finding.changesWithoutBounds
        return [key(finding.changes.map(\.ofAnyInstance), isWithoutBounds: false)]
            + (finding.isConsequence || bare.isEmpty ? [] : [key(bare, isWithoutBounds: true)])
    }

    fileprivate func canMerge(_ other: FindingSearch.Candidate) -> Bool {
        guard finding.isConsequence == other.finding.isConsequence,
            finding.isWithoutEffect == other.finding.isWithoutEffect
        else { return false }
        if !finding.isConsequence, finding.isOfProperties {
            return finding.changesWithoutBounds == other.finding.changesWithoutBounds
        }
        guard finding.changes.map(\.ofAnyInstance) == other.finding.changes.map(\.ofAnyInstance) else { return false }
        if finding.isConsequence { return true }
        // The constraint of all cells of a list, of which the first one that moves something says what.
        if finding.changes.allSatisfy(\.isRule) { return true }
        return finding.changes.allSatisfy(\.isOfPlace) && parent == other.parent
    }

    fileprivate mutating func merge(_ other: FindingSearch.Candidate) {
        guard case .elements(let elements) = finding.subject, case .elements(let others) = other.finding.subject else {
            return
        }
        finding.subject = .elements(elements + others)
        // What happened to the frames of only some of them follows from the change that all have in common.
        finding.changes.removeAll { $0.isOfBounds && !other.finding.changes.contains($0) }
        finding.oldFrame = finding.oldFrame.flatMap { frame in other.finding.oldFrame.map { frame.union($0) } }
        finding.newFrame = finding.newFrame.flatMap { frame in other.finding.newFrame.map { frame.union($0) } }
        places += other.places
    }
}
