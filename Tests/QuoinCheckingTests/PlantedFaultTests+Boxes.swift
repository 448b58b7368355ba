extension PlantedFaultTests {
    /// Rows that are wider than the canvas, by the sum of what is in them.
    static let rows: [Fault] = [
        Fault(
            .overflow, "120", not: "20", upTo: 379,
            "{row: {spacing: 10, children: [\(box("120")), \(box("120")), \(box("@"))]}}"),
        Fault(
            .overflow, "150", not: "50", upTo: 397,
            "{row: [\(box("200")), \(box("@"))], with: [{inset: 24}]}"),
        Fault(
            .overflow, "300", not: "200", upTo: 339,
            "{row: [\(box("@"))], with: [{inset: {left: 40}}]}"),
        Fault(
            .overflow, "320", not: "200", upTo: 379,
            "{row: [\(box("@"))], with: [{inset: 20}, {inset: 10}]}"),
        Fault(
            .overflow, "180", not: "90", upTo: 379,
            "{row: [{row: [\(box("100")), \(box("100"))]}, \(box("@"))]}"),
        Fault(
            .overflow, "220", not: "100", upTo: 369,
            "{row: [\(box("150")), {fill: '#ccc', height: 20, flexGrow: 1, minWidth: @}]}"),
        Fault(
            .overflow, "'70%'", not: "'30%'",
            "{row: [\(box("@")), {fill: '#ccc', width: '40%', height: 20}]}"),
        Fault(
            .overflow, "250", not: "150", upTo: 349,
            "{row: [{fill: '#ccc', height: 20, flexBasis: @}, \(box("100"))]}"),
        Fault(
            .overflow, "250", not: "100", upTo: 349,
            "{row: [\(box("50")), {fill: '#ccc', width: 50, height: 20, spacingBefore: @}]}"),
        Fault(
            .overflow, "30", not: "5", upTo: 369,
            "{row: {spacing: @, children: [\(box("50")), \(box("50")), \(box("50")), \(box("50")), "
                + "\(box("50"))]}}"),
        Fault(
            .overflow, "row", not: "column", upTo: 399,
            "{@: [\(box("200")), \(box("200"))]}"),
        Fault(
            .overflow, "noWrap", not: "wrap", upTo: 399,
            "{row: {flexWrap: @, children: [\(box("200")), \(box("200"))]}}"),
        Fault(
            .overflow, "0", not: "1", upTo: 349,
            "{row: [{fill: '#ccc', width: 200, height: 20, flexShrink: @}, \(box("150"))]}"),
        Fault(
            .overflow, "150", not: "50", upTo: 349,
            "{row: [\(box("200")), \(box("@"))]}",
            canvas: rightToLeft),
        Fault(
            .overflow, "320", not: "200", upTo: 379,
            "{row: [\(box("@"))], with: [{inset: 20}, {inset: 10}]}",
            canvas: rightToLeft),
        Fault(
            .overflow, "250", not: "100", upTo: 349,
            "{row: [\(box("50")), {fill: '#ccc', width: 50, height: 20, spacingBefore: @}]}",
            canvas: rightToLeft),
    ]

    /// Columns that are higher or wider than what is around them.
    static let columns: [Fault] = [
        Fault(
            .overflow, "150", not: "50",
            "{column: [\(box("9", high: "100")), \(box("9", high: "100")), \(box("9", high: "@"))]}"),
        Fault(
            .overflow, "100", not: "20",
            "{column: {spacing: @, children: [\(box("9", high: "60")), \(box("9", high: "60")), "
                + "\(box("9", high: "60"))]}}"),
        Fault(
            .overflow, "200", not: "100",
            "{column: [\(box("9", high: "150"))], with: [{inset: {top: @}}]}"),
        Fault(
            .overflow, "60", not: "30",
            "{column: [{height: 40, row: [\(box("9", high: "@"))]}]}"),
        Fault(
            .overflow, "120", not: "80",
            "{column: [{width: 100, column: [\(box("@"))]}]}"),
        Fault(
            .overflow, "400", not: "200", upTo: 399,
            "{column: [{fill: '#ccc', minWidth: @, height: 20}]}"),
    ]

    /// What is left of a row is nothing.
    static let squeezed: [Fault] = [
        Fault(
            .squeezed, "320", not: "200", upTo: 340,
            "{row: [\(box("@")), \(flexible)], with: [{inset: 10}]}"),
        Fault(
            .squeezed, "320", not: "200", upTo: 330,
            "{row: {spacing: 10, children: [\(box("@")), \(flexible)]}}"),
        Fault(
            .squeezed, "340", not: "100", upTo: 340,
            "{row: [\(box("@")), {image: {source: a.svg, mode: fit}, height: 20, flexGrow: 1, flexShrink: 1, "
                + "flexBasis: 0}]}"),
        Fault(
            .squeezed, "300", not: "200",
            "{column: [\(box("9", high: "@")), {width: 20, fill: red, flexGrow: 1, flexShrink: 1}], height: 300}"),
        Fault(
            .squeezed, "160", not: "90", upTo: 320,
            "{row: [\(box("@")), \(flexible), \(box("@"))]}"),
        Fault(
            .squeezed, "320", not: "200", upTo: 320,
            "{row: [\(box("@")), \(flexible)]}",
            canvas: rightToLeft),
    ]

    /// Buttons at coordinates, and beside one another.
    static let placed: [Fault] = [
        Fault(
            .tapTarget, "260", not: "100", upTo: 303,
            "{absolute: {children: [\(go("@, 0"))]}}"),
        Fault(
            .overflow, "-20", not: "20",
            "{absolute: {children: [\(go("@, 0"))]}}"),
        Fault(
            .tapTarget, "280", not: "100",
            "{absolute: {children: [\(go("10, @"))]}}"),
        Fault(
            .tapTarget, "40", not: "100",
            "{absolute: {children: [\(go("0, 0")), \(go("@, 0"))]}}"),
        Fault(
            .tapTarget, "-10", not: "10",
            "{row: {spacing: @, children: [{button: {title: A}, width: 60, height: 44}, {button: {title: B}, "
                + "width: 60, height: 44}]}}"),
        Fault(
            .tapTarget, "260", not: "100", upTo: 303,
            "{absolute: {children: [\(go("@, 0"))]}}",
            canvas: rightToLeft),
    ]
}
