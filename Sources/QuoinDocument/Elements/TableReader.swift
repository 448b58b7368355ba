import QuoinLayout
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
        if isList { return Element(TableNode(), rows: tableRows()).erased }
        guard isMapping, let mapping = mapping() else { return mismatch("a list of rows, or a mapping with \"rows\"") }
        defer { mapping.finish() }
        var table = TableNode()
        mapping.read(TableNode.properties, into: &table)
        let rows = mapping.required("rows")?.tableRows()
        return rows.map { Element(table, rows: $0).erased }
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
