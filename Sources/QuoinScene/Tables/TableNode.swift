import QuoinLayout

/// Cells in rows and columns. The columns are as wide as the content of all their cells needs, as in browsers.
///
/// Its children are a box for each cell, which shows its own fill over that of its row, and then the contents of the cells.
public struct TableNode: PaintedKind, CellKind {
    public static let name = "table"

    public static let declaration = KindDeclaration<TableNode>(
        "Cells in rows and columns, whose widths follow from the contents of all rows.",
        PropertyTable(TableNode(), properties.properties + placedProperties), children: .none,
        also: ["Table", "Grid", "grid", "tr", "thead"],
        // What is in a cell has a name and a place in the document, other than its box.
        containment: { ChildContainment(.some(Set($0.cells.count..<2 * $0.cells.count))) })

    /// The columns; those that are not given have the width of their content.
    public var columns: [Column] = []
    /// The number of rows at the top that are headers.
    public var headers = 0
    /// Around the content of each cell, in points.
    public var padding = EdgeInsets(horizontal: 12, vertical: 6)
    /// Between columns, in points.
    public var columnSpacing = 0.0
    /// Between rows, in points.
    public var rowSpacing = 0.0
    /// Where content that is lower than its row is.
    public var verticalAlignment = VerticalAlignment.center
    public var lines = Lines()
    /// What the cells of the headers are filled with.
    public var headerFill: Fill?
    /// What the cells of the other rows are filled with, in turn; `nil` for no fill.
    public var stripes: [Fill?] = []
    /// The decimal sign for columns that align by it: `,` in German. `nil` for the last point or comma
    /// of a text that has both, else for the point.
    public var decimalSign: String?
    /// The places of the cells.
    public internal(set) var cells: [Cell] = []
    public var paint = Paint()

    /// A table without cells.
    public init() {}

    /// The vertical place of content in its row.
    public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
        case top, center, bottom
        /// The first lines of texts are level.
        case baseline
    }

    /// The place of a cell.
    public struct Cell: Hashable, Sendable {
        public var row = 0
        public var column = 0
        /// How many columns it extends over, at least 1.
        public var columnSpan = 1
        /// How many rows it extends over, at least 1.
        public var rowSpan = 1
        /// `nil` for the alignment of its column.
        public var alignment: Column.Alignment?

        var columns: Range<Int> { column..<column + columnSpan }
        var rows: Range<Int> { row..<row + rowSpan }
    }

    public static func childName(at index: Int, of count: Int) -> String {
        index < count / 2 ? "boxes[\(index)]" : "cells[\(index - count / 2)]"
    }

    public static func content(of count: Int) -> Int? { nil }

    public var childStyle: ElementStyle.Parts { [] }

    var columnCount: Int { cells.reduce(columns.count) { max($0, $1.columns.upperBound) } }

    var rowCount: Int { cells.reduce(0) { max($0, $1.rows.upperBound) } }

    func column(_ index: Int) -> Column { index < columns.count ? columns[index] : Column() }

    public func minimumWidth(scope: LayoutScope) -> Double {
        let pass = TablePass(self, scope)
        return pass.widths.minimum + pass.spaceAcross
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard !cells.isEmpty else { return LayoutMeasurement(size: range.min) }
        return TablePass(self, scope).layout(in: range)
    }
}

extension TableNode {
    /// A column of a table.
    public struct Column: Hashable, Sendable {
        public var width: Width
        /// The least width, in points.
        public var minimum: Double
        public var alignment: Alignment

        public init(_ width: Width = .content, minimum: Double = 0, alignment: Alignment = .start) {
            (self.width, self.minimum, self.alignment) = (width, minimum, alignment)
        }

        /// How wide a column is. None is narrower than its longest word.
        public enum Width: Hashable, Sendable {
            /// As its content needs, among the other columns.
            case content
            case points(Double)
            /// A part of the table's width, from 0 to 1.
            case part(Double)
            /// A share of what the other columns leave.
            case fraction(Double)
        }

        /// The horizontal place of content in its column.
        public enum Alignment: String, Hashable, Sendable, CaseIterable {
            /// At the side where reading starts.
            case start
            case center
            /// At the side where reading ends.
            case end
            /// The decimal points of numbers are below one another. A text without a number is at the end.
            case decimal
            /// Content is as wide as the column.
            case stretch
        }
    }

    /// The lines between cells and around all of them. Cells share them, and they take space.
    public struct Lines: Hashable, Sendable {
        /// Between rows.
        public var rows: Line?
        /// Between columns.
        public var columns: Line?
        /// Around the table.
        public var around: Line?
        /// Below the headers, in place of that between rows.
        public var header: Line?

        /// Lines of their own; `nil` for none.
        public init(rows: Line? = nil, columns: Line? = nil, around: Line? = nil, header: Line? = nil) {
            (self.rows, self.columns, self.around, self.header) = (rows, columns, around, header)
        }

        /// The same line everywhere.
        public init(all line: Line) {
            self.init(rows: line, columns: line, around: line)
        }
    }

    /// A line of a table.
    public struct Line: Hashable, Sendable {
        /// In points.
        public var width: Double
        public var color: Color

        public init(width: Double, color: Color = .black) {
            (self.width, self.color) = (width, color)
        }
    }

    public func paintContent(in frame: Rect, with painter: inout ScenePainter) {
        let boxes = painter.framesOfChildren.prefix(cells.count)
        let cells = zip(self.cells, boxes)
        let (rowCount, columnCount) = (self.rowCount, self.columnCount)
        var rows: [Rect] = []
        var header: [Rect] = []
        var columns: [Rect] = []
        for (cell, box) in cells {
            painter.fill(.rectangle(box), in: box, with: [fill(ofRow: cell.row)].compactMap(\.self))
            let isOverHeader = cell.rows.upperBound == headers
            if let line = isOverHeader ? lines.header ?? lines.rows : lines.rows, cell.rows.upperBound < rowCount {
                let part = Rect(
                    box.minX - columnGap, box.maxY + (max(rowSpacing, line.width) - line.width) / 2,
                    box.size.width + 2 * columnGap, line.width)
                if isOverHeader, lines.header != nil { header.append(part) } else { rows.append(part) }
            }
            if let line = lines.columns, !cell.columns.contains(columnCount - 1) {
                let aside = (max(columnSpacing, line.width) - line.width) / 2
                let below = lines.rows?.width ?? 0
                let isMirrored = painter.layout.direction == .rightToLeft
                columns.append(
                    Rect(
                        isMirrored ? box.minX - aside - line.width : box.maxX + aside, box.minY - below, line.width,
                        box.size.height + 2 * max(below, rowSpacing)))
            }
        }
        let inner = lines.around.map { frame.grown(by: -$0.width) } ?? frame
        painter.fill(columns, within: inner, with: lines.columns)
        painter.fill(rows, within: inner, with: lines.rows)
        painter.fill(header, within: inner, with: lines.header)
        if let around = lines.around, around.width > 0 {
            painter.fill(
                Shape.rectangle(frame).ring(around: .rectangle(inner)), in: frame, with: [.solid(around.color)])
        }
    }

    private func fill(ofRow row: Int) -> Fill? {
        if row < headers { return headerFill }
        return stripes.isEmpty ? nil : stripes[(row - headers) % stripes.count]
    }

    /// The space between two columns, in points.
    private var columnGap: Double { max(columnSpacing, lines.columns?.width ?? 0) }
}

extension ScenePainter {
    /// The frames of the children of the element that is painted at the moment, in points relative to the canvas.
    fileprivate var framesOfChildren: [Rect] {
        element.map { layout.tree.children(of: $0).map { layout.frames[$0] } } ?? []
    }

    /// Fills parts of lines as one area, so that translucent lines do not show where they meet.
    fileprivate mutating func fill(_ parts: [Rect], within frame: Rect, with line: TableNode.Line?) {
        guard let line, line.width > 0, !parts.isEmpty else { return }
        var path = Path()
        for part in parts { path.append(Path(part.intersection(frame))) }
        fill(.path(path, .nonZero), in: frame, with: [.solid(line.color)])
    }
}
