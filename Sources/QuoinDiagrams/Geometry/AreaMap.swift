import QuoinLayout

/// Things that cover areas, kept by place, so that those near an area are found without a look at all others.
///
/// The plane is divided into squares, and each thing is noted in those that it reaches. What reaches too many of them,
/// as the outline of the whole canvas may, is near everything.
struct AreaMap<Element> {
    private(set) var elements: [Element] = []
    /// What each element reaches; `nil` for one that is near everything.
    private var reach: [Squares?] = []
    /// The numbers of the elements in each square. Squares share a list where they have the same place in the table.
    private var table = Array(repeating: [Int](), count: 1024)
    private var large: [Int] = []

    init() {}

    init(_ elements: [Element], area: (Element) -> Rect) {
        for element in elements { append(element, covering: area(element)) }
    }

    mutating func append(_ element: Element, covering area: Rect) {
        let (number, squares) = (elements.count, Squares(reachedBy: area))
        elements.append(element)
        reach.append(squares)
        guard let squares else { return large.append(number) }
        squares.visit { column, row in
            let place = place(column, row)
            if table[place].last != number { table[place].append(number) }
            return true
        }
    }

    private func place(_ column: Int, _ row: Int) -> Int {
        ((column &* 73_856_093) ^ (row &* 19_349_663)) & (table.count - 1)
    }

    /// Calls for each element that may have a point in common with an area, in no order, until one is enough.
    @inline(__always)
    private func visit(near area: Rect, _ goesOn: (Int) -> Bool) {
        guard let squares = Squares(reachedBy: area) else {
            for number in elements.indices where !goesOn(number) { return }
            return
        }
        for number in large where !goesOn(number) { return }
        squares.visit { column, row in
            for number in table[place(column, row)] {
                // An element in several of the squares counts in the first of them.
                guard let own = reach[number], max(own.left, squares.left) == column, max(own.top, squares.top) == row,
                    own.right >= column, own.bottom >= row
                else { continue }
                if !goesOn(number) { return false }
            }
            return true
        }
    }

    /// Whether something holds for any of the elements near an area.
    func contains(near area: Rect, where holds: (Element) -> Bool) -> Bool {
        var found = false
        visit(near: area) { number in
            found = holds(elements[number])
            return !found
        }
        return found
    }

    /// For how many of the elements near an area something holds.
    func count(near area: Rect, where holds: (Element) -> Bool) -> Int {
        var count = 0
        visit(near: area) { number in
            if holds(elements[number]) { count += 1 }
            return true
        }
        return count
    }

    /// The elements that may have a point in common with an area, in the order in which they were added.
    func near(_ area: Rect) -> [Element] {
        var found: [Int] = []
        visit(near: area) { number in
            found.append(number)
            return true
        }
        return found.sorted().map { elements[$0] }
    }
}

extension AreaMap<Rect> {
    init(_ areas: [Rect]) { self.init(areas) { $0 } }
}

/// A block of squares of the plane.
private struct Squares {
    let left: Int
    let right: Int
    let top: Int
    let bottom: Int

    /// In points, about as much as a label takes up.
    private static let side = 48.0
    /// How many squares a thing may reach before it is near everything.
    private static let limit = 100.0

    /// `nil` where an area reaches too many squares.
    init?(reachedBy area: Rect) {
        let (left, right) = ((area.minX / Self.side).rounded(.down), (area.maxX / Self.side).rounded(.down))
        let (top, bottom) = ((area.minY / Self.side).rounded(.down), (area.maxY / Self.side).rounded(.down))
        guard (right - left + 1) * (bottom - top + 1) <= Self.limit, let left = Int(exactly: left),
            let right = Int(exactly: right), let top = Int(exactly: top), let bottom = Int(exactly: bottom)
        else { return nil }
        (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
    }

    /// Calls for each square until one is enough.
    @inline(__always)
    func visit(_ goesOn: (_ column: Int, _ row: Int) -> Bool) {
        var row = top
        while row <= bottom {
            var column = left
            while column <= right {
                if !goesOn(column, row) { return }
                column += 1
            }
            row += 1
        }
    }
}
