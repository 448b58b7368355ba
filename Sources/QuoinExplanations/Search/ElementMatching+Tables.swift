import Quoin

/// A row or a column of a table.
struct TableLine {
    /// `row` or `column`.
    let word: String
    /// Its place among the others, from 0.
    let number: Int
    /// The elements in it that the author wrote; not empty.
    var cells: [Int]
}

extension ElementMatching {
    /// Matches the cells of two tables in their rows and columns, with their boxes. Rows and columns match by what they
    /// contain.
    ///
    /// - Returns: whether both are tables.
    mutating func matchTable(_ oldIndex: Int, _ index: Int) -> Bool {
        guard let before = old.table(oldIndex), let now = new.table(index) else { return false }
        let columns = LinePairs(before.columns, now.columns, certainty: .max) { [old, new] former, current in
            let signatures = Set(current.values.map { new.signatures[$0] })
            return Set(former.values.map { old.signatures[$0] }).intersection(signatures).count
        }
        let rows = LinePairs(before.rows, now.rows, certainty: 1_000) { [self] former, current in
            let cells = columns.pairs.compactMap { column, other in
                former[column].flatMap { cell in current[other].map { (cell, $0) } }
            }
            let isSame = cells.count == former.count && cells.count == current.count
            let weights = cells.map { sameness($0.0, $0.1, before.counts, now.counts) }
            return isSame && weights.allSatisfy { $0 == 4 } ? 1_000 : min(weights.reduce(0, +), 999)
        }
        for (row, other) in rows.pairs {
            for (column, otherColumn) in columns.pairs {
                guard let cell = before.rows[row][column], let otherCell = now.rows[other][otherColumn],
                    isFree(cell, otherCell), mayBeSame(cell, otherCell)
                else { continue }
                match(cell, otherCell)
            }
        }
        for (cell, box) in before.boxes {
            guard let other = newIndices[cell].flatMap({ now.boxes[$0] }) else { continue }
            match(box, other)
        }
        findMoved("row", now.rows, rows.pairs)
        findMoved("column", now.columns, columns.pairs)
        tableLines.takenOut += lines(before, in: old, without: newIndices, rows.pairs.keys, columns.pairs.keys)
        tableLines.inserted += lines(now, in: new, without: oldIndices, rows.pairs.values, columns.pairs.values)
        return true
    }

    /// Finds the rows or columns that changed their order. A cell in both kinds is in its row.
    private mutating func findMoved(_ word: String, _ lines: [[Int: Int]], _ pairs: [Int: Int]) {
        let order = pairs.sorted { $0.value < $1.value }
        for place in Self.displaced(in: order.map(\.key)) {
            let number = order[place].value
            let cells = lines[number].sorted { $0.key < $1.key }.map(\.value).filter { cell in
                movedLines[cell] == nil && oldIndices[cell] != nil && !new.elements[cell].isPart
            }
            for cell in cells { movedLines[cell] = TableLine(word: word, number: number, cells: cells) }
        }
    }

    /// How much two cells speak for the same row: most if no other cell looks like them.
    private func sameness(_ cell: Int, _ other: Int, _ formerCounts: [Int: Int], _ counts: [Int: Int]) -> Int {
        if newIndices[cell] == other { return 4 }
        let signature = new.signatures[other]
        guard old.signatures[cell] == signature else { return 0 }
        return formerCounts[signature] == 1 && counts[signature] == 1 ? 4 : 1
    }

    /// Whether two cells at the same place can be one: of the same kind, and without other names.
    private func mayBeSame(_ cell: Int, _ other: Int) -> Bool {
        let (before, now) = (old.elements[cell], new.elements[other])
        guard before.kind == now.kind else { return false }
        return before.id == nil || now.id == nil || old.signatures[cell] == new.signatures[other]
    }

    /// The rows and columns that have no match, with their cells that have none. A cell in both is in its row.
    private func lines(
        _ table: RecordedTable, in tree: RecordTree, without matches: [Int: Int], _ rows: some Sequence<Int>,
        _ columns: some Sequence<Int>
    ) -> [TableLine] {
        var listed: Set<Int> = []
        func lines(_ word: String, _ all: [[Int: Int]], _ matched: Set<Int>) -> [TableLine] {
            all.indices.filter { !matched.contains($0) }.compactMap { number in
                let cells = all[number].sorted { $0.key < $1.key }.map(\.value).filter { cell in
                    matches[cell] == nil && !tree.elements[cell].isPart && listed.insert(cell).inserted
                }
                return cells.isEmpty ? nil : TableLine(word: word, number: number, cells: cells)
            }
        }
        return lines("row", table.rows, Set(rows)) + lines("column", table.columns, Set(columns))
    }

    /// Whether the cells of two tables differ in their number and their rows and columns only.
    func keepsSpans(_ oldIndex: Int, _ index: Int) -> Bool {
        guard let before = old.table(oldIndex), let now = new.table(index) else { return false }
        return before.spans.allSatisfy { cell, span in newIndices[cell].map { now.spans[$0] == span } ?? true }
    }
}

/// Pairs of rows or of columns of two tables.
private struct LinePairs {
    /// The number in the new table of each line that both have.
    private(set) var pairs: [Int: Int] = [:]

    /// - Parameters:
    ///   - certainty: the weight of lines that are the same beyond doubt.
    ///   - weight: how much speaks for two lines being the same.
    init(
        _ before: [[Int: Int]], _ now: [[Int: Int]], certainty: Int, weight: ([Int: Int], [Int: Int]) -> Int
    ) {
        let aligned = withoutActuallyEscaping(weight) { weight in
            Alignment(certainty: certainty) { weight(before[$0], now[$1]) }
                .pairs(Array(before.indices), Array(now.indices))
        }
        pairs = Dictionary(uniqueKeysWithValues: aligned)
        var taken = Set(pairs.values)
        // Lines that moved past others.
        let isFeasible = (before.count - aligned.count) * (now.count - aligned.count) <= 250_000
        for line in before.indices where isFeasible && pairs[line] == nil {
            let weights = now.indices.filter { !taken.contains($0) }.map { ($0, weight(before[line], now[$0])) }
            guard let (other, most) = weights.max(by: { $0.1 < $1.1 }), most >= 4 else { continue }
            pairs[line] = other
            taken.insert(other)
        }
        // As many lines between two others are those that were there.
        var (first, second) = (0, 0)
        for (end, otherEnd) in aligned + [(before.count, now.count)] {
            let former = (first..<end).filter { pairs[$0] == nil }
            let current = (second..<otherEnd).filter { !taken.contains($0) }
            if former.count == current.count { pairs.merge(zip(former, current)) { known, _ in known } }
            (first, second) = (end + 1, otherEnd + 1)
        }
    }
}

/// Where the cells of a table are.
private struct RecordedTable {
    /// The cells of each row, by their columns, and of each column, by their rows.
    var rows: [[Int: Int]] = []
    var columns: [[Int: Int]] = []
    /// The box that shows the fill of each cell.
    var boxes: [Int: Int] = [:]
    /// What is recorded of each cell beside its row and column.
    var spans: [Int: [String: PropertyValue]] = [:]
    /// The number of cells with each signature.
    var counts: [Int: Int] = [:]
}

extension RecordTree {
    /// The key of the places of a table's cells.
    static let tableCells = "\(TableNode.name).cells"

    /// The content of the cell of a table that a box shows the fill of; `nil` for other elements.
    func cell(ofBox index: Int) -> Int? {
        guard elements[index].isPart, let parent = parents[index], elements[parent].kind == TableNode.name,
            let position = children[parent].firstIndex(of: index), position < children[parent].count / 2
        else { return nil }
        return children[parent][position + children[parent].count / 2]
    }

    /// A table; `nil` for other elements, and if it does not have all of its cells.
    fileprivate func table(_ index: Int) -> RecordedTable? {
        guard elements[index].kind == TableNode.name,
            let places = elements[index].properties[Self.tableCells]?.items, children[index].count == 2 * places.count
        else { return nil }
        var table = RecordedTable()
        for (position, place) in places.enumerated() {
            guard var fields = place.fields else { return nil }
            let numbers = [fields.removeValue(forKey: "row"), fields.removeValue(forKey: "column")].map { value in
                if case .number(let number) = value { Int(exactly: number) } else { Int?.some(0) }
            }
            guard let row = numbers[0], let column = numbers[1], 0...100_000 ~= row, 0...100_000 ~= column else {
                return nil
            }
            let (box, cell) = (children[index][position], children[index][position + places.count])
            while table.rows.count <= row { table.rows.append([:]) }
            while table.columns.count <= column { table.columns.append([:]) }
            table.rows[row][column] = cell
            table.columns[column][row] = cell
            (table.boxes[cell], table.spans[cell]) = (box, fields)
            table.counts[signatures[cell], default: 0] += 1
        }
        return table
    }
}
