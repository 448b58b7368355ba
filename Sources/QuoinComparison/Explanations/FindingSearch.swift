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

    init(_ old: PictureRecord, _ new: PictureRecord) {
        (self.old, self.new) = (RecordTree(old), RecordTree(new))
        matching = ElementMatching(self.old, self.new)
        let extents = ["width", "height", "direction"]
        hasOtherCanvas = extents.contains { old.canvas.properties[$0] != new.canvas.properties[$0] }
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

    /// A wish that changed and moved nothing is no reason for anything.
    private mutating func dropIdleWishes() {
        for (index, change) in changes {
            let wishes = change.own.filter(\.isWish)
            guard !wishes.isEmpty, change.geometry.isEmpty else { continue }
            let moves = changes.contains {
                $0.key != index && !$0.value.geometry.isEmpty && reaches($0.key, from: index)
            }
            guard !moves else { continue }
            changes[index]?.own.removeAll(where: \.isWish)
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
    private func reaches(_ index: Int, from cause: Int) -> Bool {
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

    var isResized: Bool {
        geometry.contains { if case .resized = $0 { true } else { false } }
    }
}

extension Change {
    fileprivate var isWish: Bool { if case .wish = self { true } else { false } }
}
