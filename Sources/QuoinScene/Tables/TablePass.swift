import QuoinLayout

/// One measurement of a table.
struct TablePass {
    let table: TableNode
    let scope: LayoutScope
    private let columnCount: Int
    private let rowCount: Int
    private(set) var widths = ColumnWidths([])
    /// By cell, where the decimal point is in a column that aligns by it.
    private var points: [Int: DecimalParts] = [:]
    /// By column, the room before and after the decimal points.
    private var pointRooms: [Int: DecimalParts] = [:]

    init(_ table: TableNode, _ scope: LayoutScope) {
        (self.table, self.scope) = (table, scope)
        (columnCount, rowCount) = (table.columnCount, table.rowCount)
        findDecimalPoints()
        findWidths()
    }

    private func content(_ cell: Int) -> LayoutScope.Child { scope.children[table.cells.count + cell] }

    func alignment(of cell: Int) -> TableNode.Column.Alignment {
        table.cells[cell].alignment ?? table.column(table.cells[cell].column).alignment
    }

    /// The padding at both sides, in points.
    private var paddingAcross: Double { table.padding.left + table.padding.right }

    // MARK: - Lines and spaces

    /// Between two columns, in points.
    private var columnGap: Double { max(table.columnSpacing, table.lines.columns?.width ?? 0) }

    /// Above a row that is not the first, in points.
    private func gap(above row: Int) -> Double {
        let line = row == table.headers ? table.lines.header ?? table.lines.rows : table.lines.rows
        return max(table.rowSpacing, line?.width ?? 0)
    }

    private var edge: Double { table.lines.around?.width ?? 0 }

    /// What is not part of a column, in points.
    var spaceAcross: Double { 2 * edge + Double(max(columnCount - 1, 0)) * columnGap }

    // MARK: - Widths

    private mutating func findWidths() {
        var columns = (0..<columnCount).map { ColumnWidths.Column(table.column($0)) }
        let needs = table.cells.indices.map { self.needs(of: $0) }
        for (cell, need) in zip(table.cells, needs) where cell.columnSpan == 1 {
            columns[cell.column].minimum.grow(to: need.minimum)
            if !columns[cell.column].isFixed { columns[cell.column].maximum.grow(to: need.maximum) }
        }
        for index in columns.indices { columns[index].maximum.grow(to: columns[index].minimum) }
        widths = ColumnWidths(columns)
        // Those over few columns come first, then those at the beginning, as in browsers.
        let spanning = table.cells.indices.filter { table.cells[$0].columnSpan > 1 }
        func order(_ cell: Int) -> (Int, Int, Int) { (table.cells[cell].columnSpan, table.cells[cell].column, cell) }
        for index in spanning.sorted(by: { order($0) < order($1) }) {
            let space = Double(table.cells[index].columnSpan - 1) * columnGap
            widths.fit(
                table.cells[index].columns, minimum: max(needs[index].minimum - space, 0),
                maximum: max(needs[index].maximum - space, 0))
        }
    }

    /// The widths of a cell with its padding, in points.
    private func needs(of cell: Int) -> (minimum: Double, maximum: Double) {
        let natural = content(cell).measure(.unconstrained, parent: .undefined).width
        if points[cell] != nil, let room = pointRooms[table.cells[cell].column] {
            let width = scope.grid.ceil(room.before + room.after) + paddingAcross
            return (width, width)
        }
        return (min(content(cell).minimumWidth, natural) + paddingAcross, natural + paddingAcross)
    }

    // MARK: - Decimal points

    private mutating func findDecimalPoints() {
        guard let shaper = scope.environment[TextShaperKey.self] else { return }
        for (index, cell) in table.cells.enumerated()
        where cell.columnSpan == 1 && alignment(of: index) == .decimal {
            guard let node = content(index).kind as? TextNode else { continue }
            guard let parts = DecimalParts(of: node.text, sign: table.decimalSign, by: shaper) else { continue }
            points[index] = parts
            pointRooms[cell.column, default: DecimalParts()].grow(to: parts)
        }
    }

    // MARK: - Layout

    func layout(in range: SizeRange) -> LayoutMeasurement {
        let space = spaceAcross
        let least = max(range.min.width, widths.minimum + space)
        let fills =
            range.max.width < .infinity && (widths.partsTakeAll || widths.columns.contains { $0.share != nil })
        let natural = fills ? range.max.width : widths.maximum + space
        let width = max(min(natural, range.max.width), least)
        let edges = edges(of: widths.widths(sharing: width - space))
        let frames = table.cells.enumerated().map { index, cell in
            let (left, right) = (edges[cell.column].start, edges[cell.columns.upperBound - 1].end)
            let frame = (left: scope.grid.round(left), width: scope.grid.round(right) - scope.grid.round(left))
            measure(index, from: frame.width, upTo: right - left)
            return frame
        }
        let lowerings = lowerings()
        let rows = rows(lowerings, height: range.min.height)
        for (index, cell) in table.cells.enumerated() {
            let (top, bottom) = (rows[cell.row].start, rows[cell.rows.upperBound - 1].end)
            let box = scope.children[index]
            box.measure(SizeRange(exactly: Size(frames[index].width, bottom - top)), parent: .undefined)
            box.place(at: Point(frames[index].left, top))
            content(index).place(
                at: Point(
                    frames[index].left + table.padding.left + indent(of: index, in: frames[index].width),
                    top + table.padding.top + drop(of: index, in: bottom - top, lowered: lowerings[index])))
            content(index).explainLines {
                words(
                    for: index, in: Rect(frames[index].left, top, frames[index].width, bottom - top),
                    widths: edges.map { $0.end - $0.start }, needed: self.height(of: index, lowerings))
            }
        }
        let height = (rows.last?.end ?? edge) + edge
        return LayoutMeasurement(size: range.clamp(Size(width, height)))
    }

    /// From the left edge to the right edge of each column.
    private func edges(of widths: [Double]) -> [(start: Double, end: Double)] {
        var position = edge
        return widths.map { width in
            let start = position
            position += width + columnGap
            return (start, start + width)
        }
    }

    /// A column whose edges are rounded may be narrower than its content by less than a pixel, and no text breaks for that.
    private func measure(_ cell: Int, from width: Double, upTo natural: Double) {
        let room = max(width - paddingAcross, 0)
        let most = max(room, scope.grid.ceil(natural - paddingAcross))
        let isStretched = alignment(of: cell) == .stretch
        content(cell).measure(
            SizeRange(min: Size(isStretched ? room : 0, 0), max: Size(most, .infinity)), parent: Size(room, .nan))
    }

    /// From the left side of the cell's room to its content, in points.
    private func indent(of cell: Int, in width: Double) -> Double {
        let room = width - paddingAcross
        let free = room - content(cell).size.width
        switch alignment(of: cell) {
        case .start, .stretch: return 0
        case .center: return free / 2
        case .end: return free
        case .decimal:
            guard let parts = points[cell], let rooms = pointRooms[table.cells[cell].column] else { return free }
            // Numbers go from left to right in both directions of reading.
            return scope.environment.direction == .rightToLeft
                ? free - (rooms.before - parts.before) : room - rooms.after - parts.before
        }
    }

    /// From the top of the cell's room to its content, in points.
    private func drop(of cell: Int, in height: Double, lowered: Double) -> Double {
        let free = height - table.padding.top - table.padding.bottom - content(cell).size.height
        switch table.verticalAlignment {
        case .top: return 0
        case .center: return free / 2
        case .bottom: return free
        case .baseline: return min(lowered, free)
        }
    }

    /// By cell, how far it is below the top of its room so that its first baseline is level with the lowest one of its row, in
    /// points.
    private func lowerings() -> [Double] {
        guard table.verticalAlignment == .baseline else { return table.cells.map { _ in 0 } }
        let baselines = table.cells.indices.map { content($0).contentBaselines.ascender }
        var lowest = Array(repeating: 0.0, count: rowCount)
        for (cell, baseline) in zip(table.cells, baselines) { lowest[cell.row].grow(to: baseline) }
        return zip(table.cells, baselines).map { lowest[$0.row] - $1 }
    }

    // MARK: - Rows

    /// From the top edge to the bottom edge of each row. Those of a table that is higher than its content grow in
    /// proportion.
    private func rows(_ lowerings: [Double], height: Double) -> [(start: Double, end: Double)] {
        var heights = Array(repeating: 0.0, count: rowCount)
        let spanning = table.cells.indices.filter { table.cells[$0].rowSpan > 1 }
        for (index, cell) in table.cells.enumerated() where cell.rowSpan == 1 {
            heights[cell.row].grow(to: self.height(of: index, lowerings))
        }
        for index in spanning.sorted(by: { (table.cells[$0].rowSpan, $0) < (table.cells[$1].rowSpan, $1) }) {
            let rows = table.cells[index].rows
            let gaps = rows.dropFirst().reduce(0) { $0 + gap(above: $1) }
            heights.grow(rows, to: self.height(of: index, lowerings) - gaps)
        }
        let gaps = heights.indices.dropFirst().reduce(2 * edge) { $0 + gap(above: $1) }
        heights.grow(heights.indices, to: height - gaps)
        var position = edge
        return heights.enumerated().map { row, height in
            if row > 0 { position += gap(above: row) }
            let start = scope.grid.round(position)
            position += height
            return (start, scope.grid.round(position))
        }
    }

    private func height(of cell: Int, _ lowerings: [Double]) -> Double {
        content(cell).size.height + lowerings[cell] + table.padding.top + table.padding.bottom
    }
}

/// The widths of a text before and after its decimal point, in points.
private struct DecimalParts {
    var before = 0.0
    var after = 0.0

    init() {}

    /// The point is the last one that a digit follows. A number without one ends with its last digit.
    ///
    /// - Parameter sign: what the point is; `nil` for the last point or comma of a text that has both, else for the point.
    /// - Returns: `nil` for a text without a number.
    init?(of text: TextContent, sign: String?, by shaper: any TextShaper) {
        let string = text.string
        let indices = string.indices
        let isDigit = { (index: String.Index) in index < string.endIndex && string[index].isNumber }
        func last(_ sign: String) -> String.Index? {
            indices.last { string[$0...].hasPrefix(sign) && isDigit(string.index(after: $0)) }
        }
        let point = sign.map { last($0) } ?? last(".").map { max($0, last(",") ?? $0) }
        guard let end = point ?? indices.last(where: isDigit).map({ string.index(after: $0) }) else { return nil }
        let whole = shaper.shape(text, in: .infinity).size.width
        before = shaper.shape(text.prefix(string.distance(from: string.startIndex, to: end)), in: .infinity).size.width
        after = max(whole - before, 0)
    }

    mutating func grow(to other: DecimalParts) {
        before.grow(to: other.before)
        after.grow(to: other.after)
    }
}

extension TextContent {
    /// The first characters, with their styles.
    fileprivate func prefix(_ count: Int) -> TextContent {
        var (copy, rest) = (self, count)
        for index in copy.spans.indices {
            copy.spans[index].string = String(spans[index].string.prefix(rest))
            rest -= copy.spans[index].string.count
        }
        return copy
    }
}

extension ColumnWidths.Column {
    fileprivate init(_ column: TableNode.Column) {
        (minimum, maximum) = (column.minimum, column.minimum)
        switch column.width {
        case .content: break
        case .points(let points): (maximum, isFixed) = (max(points, minimum), true)
        case .part(let part): self.part = part
        case .fraction(let share): self.share = share
        }
    }
}

extension Double {
    fileprivate mutating func grow(to other: Double) { self = Swift.max(self, other) }
}

extension [Double] {
    /// Makes some of the numbers larger, in proportion, so that they have a sum.
    fileprivate mutating func grow(_ range: Range<Int>, to sum: Double) {
        let present = self[range].reduce(0, +)
        guard sum > present, !range.isEmpty else { return }
        for index in range {
            self[index] += (sum - present) * (present > 0 ? self[index] / present : 1 / Double(range.count))
        }
    }
}

extension TablePass {
    /// Where the room of a cell comes from, and where its content is in that.
    ///
    /// - Parameters:
    ///   - room: the room with the padding, in points relative to the side of the table where reading starts.
    ///   - widths: those of all columns, in points.
    ///   - needed: the height that the cell needs, in points.
    func words(for cell: Int, in room: Rect, widths: [Double], needed: Double) -> [String] {
        let place = table.cells[cell]
        let corner = scope.environment.direction == .rightToLeft ? " from the top right of the table" : " in the table"
        let (columns, rows) = (Self.counted("column", place.columns), Self.counted("row", place.rows))
        let left = Size(
            room.size.width - table.padding.left - table.padding.right,
            room.size.height - table.padding.top - table.padding.bottom)
        let isHighest = abs(room.size.height - needed) < 1
        return ["its cell, \(columns) of \(rows), is \(room.size) at \(room.origin)\(corner)"]
            + place.columns.map { "column \($0) is \(shortDescription(widths[$0])) wide: \(words(for: $0, widths))" }
            + [
                "\(rows) \(place.rowSpan == 1 ? "is" : "are") \(shortDescription(room.size.height)) high, "
                    + (isHighest ? "as this cell needs" : "for higher cells or for the height of the table"),
                "padding \(table.padding) leaves \(left), where align is \(alignment(of: cell).rawValue) across and "
                    + "\(table.verticalAlignment.rawValue) down",
            ]
    }

    /// `row 2`, `columns 0 to 3`
    private static func counted(_ noun: String, _ range: Range<Int>) -> String {
        range.count == 1 ? "\(noun) \(range.lowerBound)" : "\(noun)s \(range.lowerBound) to \(range.upperBound - 1)"
    }

    /// Where the width of a column comes from.
    private func words(for index: Int, _ widths: [Double]) -> String {
        let (column, width) = (self.widths.columns[index], widths[index])
        let (least, most) = (shortDescription(column.minimum), shortDescription(column.maximum))
        let given: Double
        let source: String
        switch table.column(index).width {
        case .content:
            given = column.maximum
            source = "its content needs \(most)"
        case .points(let points):
            (given, source) = (points, "the table says \(shortDescription(points))")
        case .part(let part):
            let all = widths.reduce(0, +)
            given = part * all
            source = "\(shortDescription(part * 100))% of the \(shortDescription(all)) of all columns"
        case .fraction(let share):
            let shares = self.widths.columns.reduce(0) { $0 + ($1.share ?? 0) }
            let left = zip(self.widths.columns, widths).reduce(0) { $0 + ($1.0.share == nil ? 0 : $1.1) }
            given = left * share / shares
            source =
                "fraction \(shortDescription(share)) of \(shortDescription(shares)) in the \(shortDescription(left)) that "
                + "other columns leave"
        }
        if table.column(index).width != .content, width < column.minimum + 1 {
            return source + ", but \(least) is its least width"
        }
        if abs(width - given) < 1 { return source }
        if width < given { return source + ", \(least) at least, and the columns have less than all of them need" }
        return source + ", and the columns share what is left over"
    }
}
