import QuoinCairo
import QuoinLayout

/// Finds out what happened between two pictures, from their records.
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
    /// The elements whose changes follow from others.
    private(set) var consequences: Set<Int> = []
    /// Whether the canvas was asked for with another size.
    private let hasOtherCanvas: Bool
    /// Whether adaptive colors show their other values.
    let hasOtherAppearance: Bool

    init(_ old: PictureRecord, _ new: PictureRecord) {
        (self.old, self.new) = (RecordTree(old), RecordTree(new))
        matching = ElementMatching(self.old, self.new)
        let extents = ["width", "height", "direction"]
        hasOtherCanvas = extents.contains { old.canvas.properties[$0] != new.canvas.properties[$0] }
        hasOtherAppearance = old.canvas.properties["appearance"] != new.canvas.properties["appearance"]
        compareElements()
        findAddedAndRemoved()
        dropIdleWishes()
        findConsequences()
    }

    // MARK: - Changes

    /// The edges of frames are on the grid of pixels; where that is another one, they can be off by a pixel.
    private var tolerance: Double {
        old.scale == new.scale ? 0.001 : 1 / min(old.scale, new.scale) + 0.001
    }

    private mutating func compareElements() {
        for index in new.elements.indices {
            guard let was = matching.oldIndex[index] else { continue }
            var change = ElementChanges(
                from: old.elements[was], to: new.elements[index], parentMove: moveAround(index), tolerance: tolerance)
            if matching.reordered.contains(index) { change.own.append(.reordered) }
            if !change.all.isEmpty { changes[index] = change }
        }
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

    // MARK: - Causes

    /// A wish that changed is no reason for anything if the element itself shows nothing of it, and nothing else moved that
    /// would not have moved without it.
    private mutating func dropIdleWishes() {
        let doubtful = changes.mapValues { change in change.own.filter { $0.isWish && !change.shows($0) } }
            .filter { !$0.value.isEmpty }
        func isCause(_ index: Int, _ change: ElementChanges) -> Bool {
            change.own.contains { $0.affectsLayout && doubtful[index]?.contains($0) != true }
        }
        let causes = changes.filter { isCause($0.key, $0.value) }.map(\.key)
        let open = changes.filter { index, change in
            !change.geometry.isEmpty && !isCause(index, change) && !hasOtherCanvas
                && !causes.contains { reaches(index, from: $0) } && !reachesFromAddedOrRemoved(index)
        }
        for (index, wishes) in doubtful where !open.contains(where: { reaches($0.key, from: index) }) {
            changes[index]?.own.removeAll { wishes.contains($0) }
            if changes[index]?.all.isEmpty == true { changes[index] = nil }
        }
    }

    /// First what changed of itself explains places and sizes that changed around it; then, of the changed sizes that
    /// nothing explains, the innermost explain those around them; then elements that moved explain what holds them.
    private mutating func findConsequences() {
        let causes = changes.filter { $0.value.own.contains(where: \.affectsLayout) }.map(\.key)
        let open = changes.filter { $0.value.own.isEmpty }.map(\.key)
        for index in open where hasOtherCanvas || causes.contains(where: { reaches(index, from: $0) }) {
            consequences.insert(index)
        }
        for index in open where reachesFromAddedOrRemoved(index) { consequences.insert(index) }
        let rest = open.filter { !consequences.contains($0) }
        let resized = rest.filter { index in
            changes[index]?.isResized == true
                && !rest.contains { changes[$0]?.isResized == true && new.isAncestor(index, of: $0) }
        }
        for index in rest where !resized.contains(index) && resized.contains(where: { reaches(index, from: $0) }) {
            consequences.insert(index)
        }
        let moved = rest.filter { changes[$0]?.isResized == false }
        for index in rest
        where changes[index]?.isResized == true && moved.contains(where: { new.isAncestor(index, of: $0) }) {
            consequences.insert(index)
        }
    }

    /// Whether what changed in one element can have moved another: one around it, one within it, or one that shares a
    /// place with what grew or shrank because of it.
    func reaches(_ index: Int, from cause: Int) -> Bool {
        if index == cause { return false }
        if new.isAncestor(cause, of: index) || new.isAncestor(index, of: cause) { return true }
        guard let common = new.ancestors(of: cause).first(where: { new.isAncestor($0, of: index) }),
            let side = new.child(of: common, toward: cause)
        else { return false }
        return side == cause || changes[side]?.isResized == true
    }

    /// The same for elements that came or went: all that shares their place can have made room or moved up.
    private func reachesFromAddedOrRemoved(_ index: Int) -> Bool {
        let places =
            added.map { new.parents[$0] }
            + removed.map { old.parents[$0].flatMap { matching.newIndex[$0] } }
        return places.contains { place in
            guard let place else { return true }
            if place == index || new.isAncestor(place, of: index) || new.isAncestor(index, of: place) { return true }
            return reaches(index, from: place)
        }
    }
}

extension ElementChanges {
    /// What a person is told: that an element asks for another place goes without saying where it has one.
    var told: [Change] {
        guard isMoved else { return all }
        return all.filter { if case .wish("layout position", _, _) = $0 { false } else { true } }
    }

    var isMoved: Bool {
        geometry.contains { if case .moved = $0 { true } else { false } }
    }

    /// Whether a wish may be the reason for what happened to the element itself.
    func shows(_ wish: Change) -> Bool {
        guard case .wish(let property, _, _) = wish, property.hasSuffix("width") || property.hasSuffix("height") else {
            return !geometry.isEmpty
        }
        return geometry.contains { change in
            guard case .resized(let old, let new) = change else { return false }
            return property.hasSuffix("width") ? old.width != new.width : old.height != new.height
        }
    }

    var isPaintOnly: Bool {
        all.allSatisfy { if case .paint = $0 { true } else { false } }
    }

    var isResized: Bool {
        geometry.contains { if case .resized = $0 { true } else { false } }
    }
}

extension Change {
    fileprivate var isWish: Bool { if case .wish = self { true } else { false } }
}
