import QuoinAutoLayout
import QuoinCairo
import QuoinLayout

/// Finds out what happened between two pictures, from their records.
///
/// First elements are matched and compared. Then each change is either a cause, which has an effect of its own, or one
/// without effect; where an element is and how large it is follows from causes, if there are any.
struct FindingSearch {
    let old: RecordTree
    let new: RecordTree
    let matching: ElementMatching
    /// What changed in elements that both pictures have, by their place in the new one.
    private(set) var changes: [Int: ElementChanges] = [:]
    /// Elements of the new picture that the reference has not, without those that are in one of these.
    private(set) var added: [Int] = []
    /// Elements of the reference that the new picture has not, without those that are in one of these.
    private(set) var removed: [Int] = []
    /// Whether the canvas is another one in a way that moves elements.
    let hasOtherCanvas: Bool
    /// Whether adaptive colors show their other values.
    let hasOtherAppearance: Bool
    /// Whether something happened that can move elements.
    private(set) var hasLayoutCause = false

    init(_ old: PictureRecord, _ new: PictureRecord) {
        (self.old, self.new) = (RecordTree(old), RecordTree(new))
        matching = ElementMatching(self.old, self.new)
        let extents = ["width", "height", "direction", "textScale"]
        hasOtherCanvas =
            extents.contains { old.canvas.properties[$0] != new.canvas.properties[$0] }
            || old.canvas.scale != new.canvas.scale
        hasOtherAppearance = old.canvas.properties["appearance"] != new.canvas.properties["appearance"]
        compareElements(PropertyDifference(old, new))
        findAddedAndRemoved()
        hasLayoutCause =
            hasOtherCanvas || !added.isEmpty || !removed.isEmpty
            || changes.contains { index, change in change.own.contains { moves($0, index) } }
    }

    // MARK: - Changes

    /// The edges of frames are on the grid of pixels; where that is another one, they can be off by a pixel.
    private var tolerance: Double {
        old.scale == new.scale ? 0.001 : 1 / min(old.scale, new.scale) + 0.001
    }

    private mutating func compareElements(_ difference: PropertyDifference) {
        for index in new.elements.indices {
            guard let was = matching.oldIndex[index] else { continue }
            var change = ElementChanges(
                from: old.elements[was], to: new.elements[index], parentMove: moveAround(index), tolerance: tolerance,
                by: difference)
            if matching.reordered.contains(index), !isArrangedByComposition(index) { change.own.append(.reordered) }
            // What a composition adds by itself follows from what the author changed of it.
            if new.elements[index].isPart { change.own.removeAll() }
            if !change.all.isEmpty { changes[index] = change }
        }
    }

    private func isArrangedByComposition(_ index: Int) -> Bool {
        new.parents[index].map { new.elements[$0].isPart } ?? false
    }

    /// How far the nearest element around one moved that was there before.
    private func moveAround(_ index: Int) -> Point {
        for ancestor in new.ancestors(of: index) {
            guard let was = matching.oldIndex[ancestor] else { continue }
            return new.elements[ancestor].frame.origin - old.elements[was].frame.origin
        }
        return .zero
    }

    private mutating func findAddedAndRemoved() {
        added = new.elements.indices.filter { index in
            matching.oldIndex[index] == nil
                && new.parents[index].map { matching.oldIndex[$0] != nil } != false
        }
        removed = old.elements.indices.filter { index in
            matching.newIndex[index] == nil
                && old.parents[index].map { matching.newIndex[$0] != nil } != false
        }
    }

    // MARK: - Effects

    /// Whether a change of an element has an effect on places or sizes: on its own, on those of what is in it, or on those
    /// of what stands beside it, along the axes on which it can have one.
    func moves(_ change: Change, _ index: Int) -> Bool {
        let effect = change.effect
        guard !effect.isDisjoint(with: .layout), let own = changes[index] else { return false }
        if case .rule(let rule) = change, rule.event != .reordered { return movesItems(of: rule, in: index) }
        if effect.contains(.size), own.isResized(along: axes(of: effect, in: index)) || hasOtherLines(own) {
            return true
        }
        if effect.contains(.inside) {
            let axes = axes(of: effect, in: index)
            if own.isResized(along: axes) || isAnyElsewhere(content(of: index), along: axes) { return true }
            if isAnyNew(in: index) { return true }
        }
        guard effect.contains(.place), let parent = new.parents[index] else { return false }
        let axes = axes(of: effect, in: parent)
        return own.isElsewhere(along: axes) || isAnyElsewhere(new.children[parent], along: axes)
    }

    private func hasOtherLines(_ change: ElementChanges) -> Bool {
        change.geometry.contains { if case .lines = $0 { true } else if case .truncation = $0 { true } else { false } }
    }

    /// The axes along which an effect works in an element, which may be a stack.
    private func axes(of effect: PropertyEffect, in index: Int) -> [Axis] {
        if effect.contains(.horizontal) { return [.horizontal] }
        if effect.contains(.vertical) { return [.vertical] }
        let element = new.elements[index]
        guard element.kind == StackLayout.name, effect.contains(.along) || effect.contains(.across) else {
            return Axis.allCases
        }
        let axis: Axis = element.properties["stack.direction"] == .text("vertical") ? .vertical : .horizontal
        return [effect.contains(.along) ? axis : axis.cross]
    }

    /// The children of an element; in place of those that a composition adds by itself, what is in them.
    private func content(of index: Int) -> [Int] {
        new.children[index].flatMap { new.elements[$0].isPart ? [$0] + content(of: $0) : [$0] }
    }

    private func isAnyElsewhere(_ indices: [Int], along axes: [Axis]) -> Bool {
        indices.contains { changes[$0]?.isElsewhere(along: axes) == true }
    }

    /// Whether elements came or went in an element.
    private func isAnyNew(in index: Int) -> Bool {
        added.contains { new.parents[$0] == index }
            || removed.contains { old.parents[$0].flatMap { matching.newIndex[$0] } == index }
    }

    /// Whether something that a rule is about is elsewhere, or larger or smaller.
    private func movesItems(of rule: RuleChange, in index: Int) -> Bool {
        items(of: rule, in: index).contains { changes[$0].map(rule.moves) == true }
            || changes[index]?.isResized == true
            || (rule.items.count != items(of: rule, in: index).count
                && isAnyElsewhere(new.children[index], along: Axis.allCases))
    }

    /// The views that a rule is about.
    func items(of rule: RuleChange, in index: Int) -> [Int] {
        new.children[index].filter { child in new.elements[child].label.map(rule.items.contains) == true }
    }
}

extension RuleChange {
    /// Whether something that happened to a view can come of the rule: one about extents alone moves nothing.
    fileprivate func moves(_ change: ElementChanges) -> Bool {
        attributes.contains { attribute in
            switch attribute.kind {
            case .x: change.isElsewhere(along: [.horizontal])
            case .y: change.isElsewhere(along: [.vertical])
            case .dimension: change.isResized(along: [attribute == .width ? .horizontal : .vertical])
            }
        }
    }
}
