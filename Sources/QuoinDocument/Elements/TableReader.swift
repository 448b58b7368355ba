import QuoinScene

extension KindReader {
    /// `table`: a list of rows, or a mapping with `rows`.
    static let table = KindReader(
        key: TableNode.name, summary: TableNode.declaration.summary, synonyms: TableNode.declaration.synonyms,
        names: [TableNode.properties.names],
        shape: .list(tableRow)
            + .mapping { MappingShape(TableNode.properties.keys + [tableRows], required: [["rows"]]) },
        element: { $0.table() })

    private static let tableRows = KeyShape(
        "rows", .list(tableRow), "The rows, each a list of cells.", swiftName: "TableRow")

    private static let tableRow: ValueShape =
        .list(tableCell)
        + .mapping {
            MappingShape(
                [
                    KeyShape("cells", .list(tableCell), "The cells, each an element or a text.", swiftName: "TableRow"),
                    KeyShape("fill", Codec<Fill>.fill.shape, "What the cells are filled with.", swiftName: "TableRow"),
                    .style,
                ], required: [["cells"]])
        }

    private static let tableCell = ValueShape.named(ElementShapeName.cell.rawValue) {
        .text
            + .mapping {
                var shape = MappingShape.element
                shape.keys += TableCellTraits.properties.keys
                return shape
            }
    }
}

extension DocumentValue {
    fileprivate func table() -> AnyElement? {
        if isList { return element(of: TableNode(), rows: tableRows()) }
        guard isMapping, let mapping = mapping() else { return mismatch("a list of rows, or a mapping with \"rows\"") }
        defer { mapping.finish() }
        var table = TableNode()
        mapping.read(TableNode.properties, into: &table)
        let rows = mapping.required("rows")?.tableRows()
        return rows.map { element(of: table, rows: $0) }
    }

    private func element(of table: TableNode, rows: [TableRow]) -> AnyElement {
        var element = Element(table, rows: rows)
        for (cell, content) in zip(element.kind.cells, element.children.dropFirst(element.kind.cells.count)) {
            let column = table.columns.indices.contains(cell.column) ? table.columns[cell.column].alignment : .start
            switch cell.alignment ?? column {
            case .start: warnOfAlignment(of: content)
            case .decimal: element.kind.decimalSign = reading[LocaleKey.self]?.decimal
            case .center, .end, .stretch: break
            }
        }
        return element.erased
    }

    /// A word that is as wide as its content looks the same with each alignment of its own, which is usual in HTML.
    private func warnOfAlignment(of content: AnyElement) {
        let usual = reading[TextDefaults.Key.self].node.text.paragraph.alignment
        guard let text = (content.kind.base as? TextNode)?.text, let path = content.documentPath,
            text.paragraph.alignment != usual, text.paragraph.alignment != .start,
            content.style.width == .auto, content.style.minWidth == .auto, !text.string.contains(where: \.isWhitespace)
        else { return }
        reading.report(
            Diagnostic(
                "align has no effect: the text is as wide as its content; cellAlign beside \"text\", or align of the "
                    + "column, puts it elsewhere in its cell", severity: .warning, path: path.elementText,
                place: content.source))
    }

    private func tableRows() -> [TableRow] { (list() ?? []).compactMap { $0.tableRow() } }

    /// A list of cells, or `{cells, fill, style}`.
    private func tableRow() -> TableRow? {
        if isList { return TableRow(cells: tableCells(), fill: nil) }
        guard isMapping, let mapping = mapping() else {
            return mismatch("a list of cells, or a mapping with \"cells\"")
        }
        defer { mapping.finish() }
        return reading.withTextStyle(mapping["style"]) {
            let fill = mapping["fill"].flatMap { Codec<Fill>.fill.read($0) }
            return mapping.required("cells").map { TableRow(cells: $0.tableCells(), fill: fill) }
        }
    }

    private func tableCells() -> [AnyElement] { (list() ?? []).compactMap { $0.tableCell() } }

    /// A text, or an element with the keys of a cell.
    private func tableCell() -> AnyElement? {
        guard isMapping else {
            defer { reading.leaveElement() }
            guard reading.enterElement(self), var text = textElement() else { return nil }
            (text.source, text.documentPath) = (place, path)
            return text
        }
        var traits = TableCellTraits.initial
        let cell = element { mapping in mapping.read(TableCellTraits.properties, into: &traits) }
        return traits == TableCellTraits.initial ? cell : cell?.value(TableCellTraits.self, traits).erased
    }
}
