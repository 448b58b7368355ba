/// A number that must not fall below 0 for the solution of a part to stay what it is.
struct Margin: Sendable {
    var number: Affine
    var part: Int
}

// How far the container may change before a solution has to be looked at again.

extension Program {
    /// The first part, from a given margin on, that has to be looked at; with the margins from there on.
    func firstBrokenMargin(from start: Int) -> Int? {
        for place in start..<margins.count where margins[place].number.value(at: extents) < -Self.tolerance {
            return place
        }
        return nil
    }

    /// Writes down for every part the distances of its basis from where it would have to change, between knots that keep
    /// their order, and to required constraints. What an open part settles at moves even where its knots do not, since
    /// unknowns that follow from its columns may move.
    mutating func noteMargins() {
        margins.removeAll(keepingCapacity: true)
        for index in parts.indices where !parts[index].moving.isEmpty || parts[index].isOpen { noteMargins(index) }
    }

    private mutating func noteMargins(_ index: Int) {
        let part = parts[index]
        if part.mayBeOpen {
            // An open part depends on more than its basis; it is looked at every time.
            margins.append(Margin(number: Affine(-1), part: index))
            return
        }
        for row in part.rows {
            let slot = slots[basis[row]]
            if slot.lowKnot != Self.none { note(slot.value - knots[slot.lowKnot].position, index) }
            if slot.highKnot != Self.none { note(knots[slot.highKnot].position - slot.value, index) }
        }
        for place in part.moving { noteKnots(movingSlots[place], index) }
    }

    private mutating func noteKnots(_ slot: Int, _ index: Int) {
        for knot in knotRange(slot) {
            if knot > slots[slot].firstKnot { note(knots[knot].position - knots[knot - 1].position, index) }
            guard knots[knot].level == 0 else { continue }
            let distance = slots[slot].value - knots[knot].position
            if knots[knot].left > 0 { note(distance, index) }
            if knots[knot].right > 0 { note(distance * -1, index) }
        }
    }

    /// A margin that does not move holds for good.
    private mutating func note(_ number: Affine, _ index: Int) {
        let number = number.cleaned
        if number.moves { margins.append(Margin(number: number, part: index)) }
    }
}
