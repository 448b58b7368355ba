import QuoinValues

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
