import QuoinLayout

extension TableNode {
    /// What documents write beside the rows.
    package static let properties = PropertyTable(
        TableNode(),
        [
            Property(
                "columns", \.columns, .list(Column.codec), [.size, .contentLayout],
                also: ["columnWidths", "widths"],
                "The columns: content, points, a percentage, or {width, fraction, minimum, align}."),
            Property(
                "headers", \.headers, .integer(0...1_000), [.contentLayout, .pixels],
                "The number of rows at the top that are headers."),
            Property(
                "padding", \.padding, .finiteInsets(), [.size, .contentLayout], also: ["cellPadding"],
                "The space around the content of each cell, in points."),
            Property(
                "columnSpacing", \.columnSpacing, .points(0...1e5), [.size, .contentLayout], also: ["columnGap"],
                "The space between columns, in points."),
            Property(
                "rowSpacing", \.rowSpacing, .points(0...1e5), [.size, .contentLayout], also: ["rowGap"],
                "The space between rows, in points."),
            Property(
                "align", \.verticalAlignment, .choice, .contentLayout, also: ["verticalAlignment", "vertical-align"],
                "Where content that is lower than its row is."
            ).named("TableNode.verticalAlignment"),
            Property(
                "lines", \.lines, Lines.codec, [.size, .contentLayout, .pixels],
                also: ["border-collapse", "gridLines", "borders", "grid", "border"],
                "The lines that cells share: {width, color}, or {rows, columns, around, header} with one each."),
            Property(
                "headerFill", \.headerFill, .fill, .pixels, "What the cells of the headers are filled with."
            ),
            Property(
                "stripes", \.stripes, .list(.orNull(.fill)), .pixels, also: ["zebra", "alternatingRows"],
                "What the cells of the other rows are filled with, in turn; null for no fill."),
        ])

    /// What documents write elsewhere: where the cells are beside the elements, and the sign as their locale.
    static let placedProperties: [Property<TableNode>] = [
        Property(
            "cells", \.cells, .list(.structure(PropertyTable(Cell(), Cell.properties))), [.size, .contentLayout],
            "The places of the cells."),
        Property(
            "decimalSign", \.decimalSign, .string, [.size, .contentLayout],
            "What stands before the fraction of numbers."),
    ]
}

extension TableNode.Cell {
    fileprivate static let properties: [Property<TableNode.Cell>] = [
        Property("row", \.row, .integer(0...100_000), .contentLayout, "The first row, from 0."),
        Property("column", \.column, .integer(0...100_000), .contentLayout, "The first column, from 0."),
        Property("columnSpan", \.columnSpan, .integer(1...1_000), .contentLayout, "How many columns it extends over."),
        Property("rowSpan", \.rowSpan, .integer(1...1_000), .contentLayout, "How many rows it extends over."),
        Property("align", \.alignment, .choice, .contentLayout, "The horizontal place of the content.")
            .named("TableNode.Cell.alignment"),
    ]
}

extension TableCellTraits {
    /// The keys of an element in a row of a table.
    package static let properties = PropertyTable(
        TableCellTraits(),
        [
            Property(
                "columnSpan", \.columnSpan, .integer(1...1_000), .parentLayout, also: ["colspan", "columns"],
                "How many columns of a table the element extends over."
            ).named("LayoutElement.columnSpan(_:)"),
            Property(
                "rowSpan", \.rowSpan, .integer(1...1_000), .parentLayout, also: ["rowspan", "rows"],
                "How many rows of a table the element extends over."
            ).named("LayoutElement.rowSpan(_:)"),
            Property(
                "cellAlign", \.alignment, .choice, .parentLayout,
                "The horizontal place in a column of a table, in place of that of the column."
            ).named("LayoutElement.cellAlignment(_:)"),
            Property("cellFill", \.fill, .fill, .pixels, "What the cell of a table is filled with.")
                .named("LayoutElement.cellFill(_:)"),
        ])
}

extension TableNode.Column {
    /// A width, or `{width, fraction, minimum, align}`.
    fileprivate static let codec = Codec<TableNode.Column>.oneOf([
        .form(Width.codec, { TableNode.Column($0) }) { column in
            column == TableNode.Column(column.width) && column.fraction == nil ? column.width : nil
        },
        .all(.structure(TableNode.Column(), properties)),
    ]).named("tableColumn")

    private static let properties: [Property<TableNode.Column>] = [
        Property(
            "width", \.given, Width.codec, [.size, .contentLayout],
            "The width: content, points, or a percentage of the table's."
        ).named("TableNode.Column.width").usually("content"),
        Property(
            "fraction", \.fraction, .positive(upTo: 1e6, "a number above 0"), [.size, .contentLayout],
            also: ["flexGrow", "fr"], conflicts: ["width"],
            "The share of the width that the other columns leave."
        ).named("TableNode.Column.width"),
        Property(
            "minimum", \.minimum, .points(0...1e5), [.size, .contentLayout], also: ["minWidth"],
            "The least width, in points."),
        Property(
            "align", \.alignment, .choice, .contentLayout, also: ["alignment", "text-align"],
            "The horizontal place of content in the column."
        ).named("TableNode.Column.alignment"),
    ]

    private var fraction: Double? {
        get { if case .fraction(let share) = width { share } else { nil } }
        set { width = newValue.map { .fraction($0) } ?? .content }
    }

    private var given: Width? {
        get { fraction == nil && width != .content ? width : nil }
        set { width = newValue ?? .content }
    }
}

extension TableNode.Column.Width {
    /// `content`, points, or a percentage.
    fileprivate static let codec = Codec<TableNode.Column.Width>.oneOf([
        .words([("content", .content)]),
        .form(
            .length(0...1e5, parts: 0...1, Expected("content, points or a percentage", .columnWidth)),
            { length in
                switch length {
                case .points(let points): .points(points)
                case .fraction(let part, _): .part(part)
                case .auto: .content
                }
            },
            { width in
                switch width {
                case .points(let points): .points(points)
                case .part(let part): .fraction(part)
                case .content, .fraction: nil
                }
            }),
    ])
}

extension TableNode.Lines {
    /// `{width, color}`, or one for each place.
    fileprivate static let codec = Codec<TableNode.Lines>.oneOf([
        .form(TableNode.Line.codec, { TableNode.Lines(all: $0) }) { lines in
            lines.rows.flatMap { lines == TableNode.Lines(all: $0) ? $0 : nil }
        },
        .all(
            .structure(
                TableNode.Lines(),
                [
                    Property("rows", \.rows, TableNode.Line.codec, .size, "Between rows: {width, color}."),
                    Property("columns", \.columns, TableNode.Line.codec, .size, "Between columns: {width, color}."),
                    Property("around", \.around, TableNode.Line.codec, .size, "Around the table: {width, color}."),
                    Property(
                        "header", \.header, TableNode.Line.codec, .size,
                        "Below the headers, in place of that between rows: {width, color}."),
                ])),
    ])
}

extension TableNode.Line {
    /// `{width, color}`.
    fileprivate static let codec = Codec<TableNode.Line>.structure(
        TableNode.Line(width: 1),
        [
            Property("width", \.width, .points(0...1_000), .size, isRequired: true, "The width, in points."),
            Property("color", \.color, .color, .pixels, "The color."),
        ])
}
