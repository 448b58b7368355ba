import QuoinLayout

/// Elements with areas, indexed by position, so that the elements near an area are found without visiting all others.
///
/// The plane is divided into squares, and a hash table has the elements of each square. Elements that cover many squares,
/// such as the outline of the canvas, are in a list that is always visited.
struct AreaMap<Element> {
    private(set) var elements: [Element] = []
    /// The squares of each element; `nil` for an element that covers too many.
    private var squares: [Squares?] = []
    /// The positions of the elements in each square. Squares with the same hash share an entry.
    private var table = Array(repeating: [Int](), count: 1024)
    private var large: [Int] = []

    init() {}

    init(_ elements: [Element], area: (Element) -> Rect) {
        for element in elements { append(element, covering: area(element)) }
    }

    mutating func append(_ element: Element, covering area: Rect) {
        let (number, covered) = (elements.count, Squares(covering: area))
        elements.append(element)
        squares.append(covered)
        guard let covered else { return large.append(number) }
        covered.visit { column, row in
            let entry = entry(column, row)
            if table[entry].last != number { table[entry].append(number) }
            return true
        }
    }

    private func entry(_ column: Int, _ row: Int) -> Int {
        ((column &* 73_856_093) ^ (row &* 19_349_663)) & (table.count - 1)
    }

    /// Visits the elements that may intersect an area, in no particular order, while the closure returns `true`.
    @inline(__always)
    private func visit(near area: Rect, _ body: (Int) -> Bool) {
        guard let near = Squares(covering: area) else {
            for number in elements.indices where !body(number) { return }
            return
        }
        for number in large where !body(number) { return }
        near.visit { column, row in
            for number in table[entry(column, row)] {
                // An element in several of the squares is visited in the first of them.
                guard let own = squares[number], max(own.left, near.left) == column, max(own.top, near.top) == row,
                    own.right >= column, own.bottom >= row
                else { continue }
                if !body(number) { return false }
            }
            return true
        }
    }

    /// Whether any of the elements near an area satisfies a predicate.
    func contains(near area: Rect, where predicate: (Element) -> Bool) -> Bool {
        var found = false
        visit(near: area) { number in
            found = predicate(elements[number])
            return !found
        }
        return found
    }

    /// The number of elements near an area that satisfy a predicate.
    func count(near area: Rect, where predicate: (Element) -> Bool) -> Int {
        var count = 0
        visit(near: area) { number in
            if predicate(elements[number]) { count += 1 }
            return true
        }
        return count
    }

    /// The elements that may intersect an area, in the order in which they were added.
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

    /// In points, about the size of a label.
    private static let side = 48.0
    /// The most squares that an element in the table may cover.
    private static let limit = 100.0

    /// The squares of an area, or `nil` if there are too many.
    init?(covering area: Rect) {
        let (left, right) = ((area.minX / Self.side).rounded(.down), (area.maxX / Self.side).rounded(.down))
        let (top, bottom) = ((area.minY / Self.side).rounded(.down), (area.maxY / Self.side).rounded(.down))
        guard (right - left + 1) * (bottom - top + 1) <= Self.limit, let left = Int(exactly: left),
            let right = Int(exactly: right), let top = Int(exactly: top), let bottom = Int(exactly: bottom)
        else { return nil }
        (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
    }

    /// Visits the squares while the closure returns `true`.
    @inline(__always)
    func visit(_ body: (_ column: Int, _ row: Int) -> Bool) {
        var row = top
        while row <= bottom {
            var column = left
            while column <= right {
                if !body(column, row) { return }
                column += 1
            }
            row += 1
        }
    }
}
