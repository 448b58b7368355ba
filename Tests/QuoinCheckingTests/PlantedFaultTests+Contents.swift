extension PlantedFaultTests {
    /// Views in constraints.
    static let places: [Fault] = [
        Fault(
            .overflow, "360", not: "200", upTo: 359,
            views(
                "go: {button: {title: Go}}",
                "go.centerX == container.centerX, go.width == @, go.top == container.top, go.height == 44")),
        Fault(
            .overflow, "120", not: "60", upTo: 349,
            views(
                "a: {fill: red}, go: {button: {title: Go}}",
                "a.leading == container.leading + 20, a.width == 200, a.top == container.top, a.height == 44, "
                    + "go.leading == a.trailing + 10, go.width == @, go.top == container.top, go.height == 44")),
        Fault(
            .overflow, "280", not: "100",
            views(
                "go: {button: {title: Go}}",
                "go.leading == container.leading, go.width == 90, go.top == container.top + @, go.height == 44")),
        Fault(
            .overflow, "-30", not: "30",
            views(
                "go: {button: {title: Go}}",
                "go.leading == container.leading + @, go.width == 90, go.top == container.top, go.height == 44")),
        Fault(
            .overflow, "100", not: "50", upTo: 349,
            views(
                "go: {button: {title: Go}}",
                "go.leading == container.leading + 250, go.top == container.top, go.width == @, go.height == 44"),
            canvas: rightToLeft),
        Fault(
            .brokenRule, "20", not: "9",
            views(
                "a: {fill: red}",
                "a.left == container.left, a.top == container.top, a.width == 9, a.height == 9, a.height == @")),
        Fault(
            .brokenRule, "400", not: "100", upTo: 419,
            views(
                "a: {fill: red}",
                "a.left == container.left + 10, a.right == container.right - 10, a.width >= @, "
                    + "a.top == container.top, a.height == 9")),
        Fault(
            .brokenRule, "350", not: "600", from: 371,
            views(
                "a: {fill: red}",
                "a.left == container.left + 10, a.right == container.right - 10, a.width <= @, "
                    + "a.top == container.top, a.height == 9")),
        Fault(
            .brokenRule, "200", not: "90", upTo: 399,
            views(
                "a: {fill: red}, b: {fill: red}",
                "a.left == container.left, a.width == 200, b.right == container.right, b.width == @, "
                    + "a.right <= b.left, a.top == container.top, b.top == container.top, a.height == 9, b.height == 9")
        ),
        Fault(
            .ambiguousRule, "a.width == 9", not: "a.top == container.top",
            views(
                "a: {fill: red}",
                "a.left == container.left, a.width == 9, a.height == 9, @")),
        Fault(
            .ambiguousRule, "a.left == container.left", not: "a.width == 9",
            views(
                "a: {fill: red}",
                "a.left == container.left, a.top == container.top, a.height == 9, @")),
    ]

    /// Texts in a font whose letters all have 0.602 of their size.
    static let letters: [Fault] = [
        Fault(
            .overlap, "-30", not: "0",
            "{column: {spacing: @, alignItems: start, children: ["
                + "{row: [{image: a.svg, width: 40, height: 40}, {width: 200, height: 40}]}, "
                + "{text: {string: Words over a picture, size: 16}}]}}"),
        Fault(
            .overlap, "12", not: "2",
            "{column: {alignItems: start, children: [{text: {string: Note, size: 16}, border: {width: @}}]}}"),
        Fault(
            .overlap, "-20", not: "2",
            "{column: {alignItems: start, children: [{text: {string: Note, size: 16}, "
                + "with: [{inset: 16, outline: {width: 8, offset: @}}]}]}}"),
        // The letters are 60.2 points wide, and a border of 20 reaches into them by more than a sixth of their size.
        Fault(
            .overlap, "20", not: "3", from: 304, upTo: 376,
            views(
                "a: {text: {string: Total, \(mono), size: 20}}, b: {border: {width: @}}",
                "a.leading == container.leading + 200, a.top == container.top + 30, b.leading == container.leading, "
                    + "b.trailing == container.trailing - 100, b.top == container.top, b.height == 80")),
        Fault(
            .cut, "120", not: "20", upTo: 360,
            "{row: [{flexShrink: 1, text: {string: mmmmmmmmmmmmmmmmmmmm, \(mono), size: 20, lines: 1}}, "
                + "\(box("@"))]}"),
        Fault(
            .brokenWord, "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmm", not: "mmmmmmmmmmmm", upTo: 361,
            "{column: [{text: {string: @, \(mono), size: 20}}]}"),
        Fault(
            .brokenWord, "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmm", not: "mmmmmmmmmmmm", upTo: 401,
            "{column: [{text: {string: @, \(mono), size: 20}}], with: [{inset: 20}]}"),
        Fault(
            .brokenWord, "20", not: "10", upTo: 361,
            "{column: [{text: {string: mmmmmmmmmmmmmmmmmmmmmmmmmmmmmm, \(mono), size: @}}]}"),
        Fault(
            .cut, "20", not: "10", upTo: 360,
            "{column: [{alignSelf: start, width: '50%', text: {string: mmmmmmmmmmmmmmm, \(mono), size: @, "
                + "lines: 1}}]}"),
        Fault(
            .cut, "200", not: "100", upTo: 380,
            "{row: [{flexShrink: 1, text: {string: mmmmmmmmmmmmmmm, \(mono), size: 20, lines: 1}}, \(box("@"))]}"),
        Fault(
            .overflow, "0", not: "1", upTo: 337,
            "{row: [{flexShrink: @, text: {string: mmmmmmmmmmmmmmmmmmmmmmm mmmm, \(mono), size: 20}}], "
                + "clip: true}"),
        Fault(
            .overlap, "-30", not: "0",
            "{row: {spacing: @, children: [{text: {string: mmmmm, \(mono), size: 20}}, \(box("60"))]}}"),
        Fault(
            .overlap, "'mmmmmmmmmmmmmmm'", not: "'mmm'", upTo: 360,
            views(
                "a: {text: {string: @, \(mono), size: 20}}, b: {text: {string: nnnnnnnnnnnnnnn, \(mono), "
                    + "size: 20}}",
                "a.leading == container.leading, a.top == container.top, b.trailing == container.trailing, "
                    + "b.top == container.top")),
        Fault(
            .overlap, "'mmmmmmmmmmmmmmmmmmmmmmmm'", not: "'mmm'", upTo: 387,
            views(
                "a: {text: {string: @, \(mono), size: 20}}, b: {image: {source: a.svg, mode: fit}}",
                "a.leading == container.leading, a.top == container.top, b.trailing == container.trailing, "
                    + "b.top == container.top, b.width == 100, b.height == 40")),
        Fault(
            .smallText, "9", not: "10",
            "{row: [{text: {string: Note, size: @}}]}"),
        Fault(
            .smallText, "6", not: "11",
            "{column: [{text: {spans: [{string: Price }, {string: of, size: @}]}}]}"),
    ]

    /// Letters on colors.
    static let colors: [Fault] = [
        Fault(
            .contrast, "16", not: "24",
            "{column: [{text: {string: Note, size: @, color: '#949494'}}]}"),
        Fault(
            .contrast, "'#767676'", not: "'#555'",
            "{column: [{text: {string: Note, color: @}, with: [{fill: '#ddd', inset: 8}]}]}"),
        Fault(
            .contrast, "'#0005'", not: "'#000c'",
            "{column: [{text: {string: Note, color: @}}]}"),
        Fault(
            .contrast, "'#999'", not: "'#333'",
            "{column: [{text: {string: Note, color: white}, with: [{fill: @, inset: 8}]}]}"),
        Fault(
            .contrast, "'#999'", not: "'#333'",
            "{column: [{text: {spans: [{string: Total }, {string: due, color: @}]}}]}"),
        Fault(
            .contrast, "'#eee'", not: "'#333'",
            "{column: [{text: {string: Note, color: white}, with: [{fill: {linear: {stops: ['#222', @]}}, "
                + "inset: 8}]}]}"),
        Fault(
            .contrast, "0.3", not: "0.95",
            "{column: [{opacity: @, column: [{text: {string: Note, color: black}}]}]}"),
    ]

    /// Content at the edges of the canvas, and images out of their ratio.
    static let margins: [Fault] = [
        Fault(
            .safeArea, "0", not: "50",
            "{column: [{text: Inbox}], with: [{inset: {left: @}}]}",
            canvas: "height: 300, safeArea: {left: 44}, fill: white"),
        Fault(
            .safeArea, "0", not: "50",
            "{column: {alignItems: end, children: [{text: Inbox}]}, with: [{inset: {right: @}}]}",
            canvas: "height: 300, safeArea: {right: 44}, fill: white"),
        Fault(
            .obstructed, "180", not: "100",
            "{column: [{fill: '#eee', width: 9, height: @}, {button: {title: Send}, width: 90, height: 44}]}"),
        Fault(
            .obstructed, "180", not: "100",
            "{column: [{fill: '#eee', width: 9, height: @}, {id: name-field, fill: '#eee', width: 90, "
                + "height: 44}]}"),
        Fault(
            .overflow, "-30", not: "0",
            "{column: {alignItems: end, children: [{text: A heading, with: [{inset: {right: @}}]}]}}"),
        Fault(
            .stretched, "stretch", not: "fit",
            "{row: [{image: {source: a.svg, mode: @}, width: 20, height: 60}]}"),
        Fault(
            .stretched, "stretch", not: "fill",
            "{row: [{image: {source: a.svg, mode: @}, height: 20, flexGrow: 1}]}"),
    ]
}
