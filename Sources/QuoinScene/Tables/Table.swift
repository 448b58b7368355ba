import QuoinLayout

/// Cells in rows and columns, whose widths follow from the contents of all rows:
///
///     Table(columns: [.init(), .init(.fraction(1)), .init(alignment: .decimal)]) {
///         TableRow { Text("Cable"); Text("two meters"); Text("9.50") }
///         TableRow { Text("Total").columnSpan(2); Text("109.50") }
///     }
public typealias Table = Element<TableNode>

/// A row of a table.
public struct TableRow {
    package var cells: [AnyElement]
    /// What its cells are filled with, in place of the table's stripes.
    package var fill: Fill?

    public init(fill: Fill? = nil, @ElementBuilder cells: () -> [AnyElement]) {
        self.init(cells: cells(), fill: fill)
    }

    package init(cells: [AnyElement], fill: Fill?) {
        (self.cells, self.fill) = (cells, fill)
    }
}

extension TableRow {
    /// Collects the rows of a table.
    @resultBuilder
    public enum Builder {
        public static func buildExpression(_ row: TableRow) -> [TableRow] { [row] }
        public static func buildExpression(_ rows: [TableRow]) -> [TableRow] { rows }
        public static func buildBlock(_ parts: [TableRow]...) -> [TableRow] { parts.flatMap(\.self) }
        public static func buildOptional(_ part: [TableRow]?) -> [TableRow] { part ?? [] }
        public static func buildEither(first part: [TableRow]) -> [TableRow] { part }
        public static func buildEither(second part: [TableRow]) -> [TableRow] { part }
        public static func buildArray(_ parts: [[TableRow]]) -> [TableRow] { parts.flatMap(\.self) }
    }
}

extension Element where Kind == TableNode {
    /// - Parameters:
    ///   - columns: the first columns; others have the width of their content.
    ///   - headers: the number of rows at the top that are headers.
    ///   - headerFill: what the cells of the headers are filled with.
    ///   - stripes: what the cells of the other rows are filled with, in turn; `nil` for no fill.
    public init(
        columns: [TableNode.Column] = [], headers: Int = 0, headerFill: Fill? = nil, stripes: [Fill?] = [],
        @TableRow.Builder rows: () -> [TableRow]
    ) {
        var table = TableNode()
        (table.columns, table.headers) = (columns, headers)
        (table.headerFill, table.stripes) = (headerFill, stripes)
        self.init(table, rows: rows())
    }

    /// The rows of a table. Cells go to the first places that no cell above them extends into.
    package init(_ table: TableNode, rows: [TableRow]) {
        var table = table
        var contents: [AnyElement] = []
        var fills: [Fill?] = []
        var taken = [Set<Int>](repeating: [], count: rows.count)
        func add(_ cell: TableNode.Cell, _ content: AnyElement, _ fill: Fill?) {
            for row in cell.rows { taken[row].formUnion(cell.columns) }
            table.cells.append(cell)
            contents.append(content)
            fills.append(fill)
        }
        for (number, row) in rows.enumerated() {
            var column = 0
            for content in row.cells {
                while taken[number].contains(column) { column += 1 }
                let traits = content.values?[TableCellTraits.self] ?? TableCellTraits.initial
                let cell = TableNode.Cell(
                    row: number, column: column, columnSpan: traits.columnSpan,
                    rowSpan: min(traits.rowSpan, rows.count - number), alignment: traits.alignment)
                add(cell, content, traits.fill ?? row.fill)
            }
        }
        table.leaveOutColumnsWithoutCells()
        taken = [Set<Int>](repeating: [], count: rows.count)
        for cell in table.cells { for row in cell.rows { taken[row].formUnion(cell.columns) } }
        let columns = table.columnCount
        for (number, row) in rows.enumerated() {
            for column in 0..<columns where !taken[number].contains(column) {
                add(
                    TableNode.Cell(row: number, column: column),
                    Spacer().preferredSize(0, 0).composed(of: .part).erased, row.fill)
            }
        }
        let boxes = fills.map { fill in
            fill.map { Box().fill($0) } ?? Box()
        }.map { $0.composed(of: .part).erased }
        self.init(table, children: boxes + contents)
    }
}

extension TableNode {
    /// Leaves out the columns that no cell begins in and that are not given: they need no width (CSS Tables 3, §3.2).
    fileprivate mutating func leaveOutColumnsWithoutCells() {
        let begun = Set(cells.map(\.column)).union(columns.indices)
        var places = [0]
        for column in 0..<columnCount { places.append(places[column] + (begun.contains(column) ? 1 : 0)) }
        for index in cells.indices {
            let spanned = cells[index].columns
            cells[index].column = places[spanned.lowerBound]
            cells[index].columnSpan = places[spanned.upperBound] - places[spanned.lowerBound]
        }
    }
}

/// What an element sets as a cell of a table.
package struct TableCellTraits: Hashable, Sendable, ElementStyle.Key {
    package var columnSpan = 1
    package var rowSpan = 1
    package var alignment: TableNode.Column.Alignment?
    package var fill: Fill?

    package static let initial = TableCellTraits()
}

extension LayoutElement {
    /// A copy that extends over several columns of a table.
    public func columnSpan(_ count: Int) -> Element<Kind> { cell { $0.columnSpan = max(count, 1) } }

    /// A copy that extends over several rows of a table.
    public func rowSpan(_ count: Int) -> Element<Kind> { cell { $0.rowSpan = max(count, 1) } }

    /// A copy with its own alignment in a column of a table.
    public func cellAlignment(_ alignment: TableNode.Column.Alignment) -> Element<Kind> {
        cell { $0.alignment = alignment }
    }

    /// A copy whose cell of a table has a fill.
    public func cellFill(_ fill: Fill) -> Element<Kind> { cell { $0.fill = fill } }

    private func cell(_ change: (inout TableCellTraits) -> Void) -> Element<Kind> {
        modified { element in
            var values = element.values ?? ElementValues()
            change(&values[TableCellTraits.self])
            element.values = values
        }
    }
}

extension LayoutElement where Kind == TableNode {
    /// A copy with lines that cells share.
    public func lines(_ lines: TableNode.Lines) -> Table { modified { $0.kind.lines = lines } }

    /// A copy with another space around the content of each cell, in points.
    public func cellPadding(horizontal: Double, vertical: Double) -> Table {
        modified { $0.kind.padding = EdgeInsets(horizontal: horizontal, vertical: vertical) }
    }

    /// A copy with space between cells, in points.
    public func cellSpacing(columns: Double = 0, rows: Double = 0) -> Table {
        modified { ($0.kind.columnSpacing, $0.kind.rowSpacing) = (columns, rows) }
    }

    /// A copy with another decimal sign for columns that align by it: `,` in German.
    public func decimalSign(_ sign: String?) -> Table { modified { $0.kind.decimalSign = sign } }

    /// A copy with another place of content that is lower than its row.
    public func cellAlignment(vertical alignment: TableNode.VerticalAlignment) -> Table {
        modified { $0.kind.verticalAlignment = alignment }
    }
}
