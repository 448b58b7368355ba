import QuoinLayout
import QuoinValues

extension TableNode {
    public func paintContent(in frame: Rect, with painter: inout ScenePainter) {
        let boxes = painter.framesOfChildren.prefix(cells.count)
        let cells = zip(self.cells, boxes)
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
                let gap = max(columnSpacing, line.width)
                let below = lines.rows?.width ?? 0
                columns.append(
                    Rect(
                        box.maxX + (gap - line.width) / 2, box.minY - below, line.width,
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
