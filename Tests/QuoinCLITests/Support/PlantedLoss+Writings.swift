extension PlantedLoss {
    /// What lacks room, in stacks by the rules of CSS, in views of constraints, and in cells, with the remedy that is said.
    static var writings: [PlantedLoss] { unshrunk + roomless + unbounded + unmeasured }

    private static let canvas = "canvas: {width: 200, height: 200}\nlayout: "

    /// A view at the top left of constraints, with further rules.
    private static func view(_ element: String, _ rules: String = "") -> String {
        "{constraints: {views: {v: \(element)}, rules: [v.left == container.left, v.top == container.top\(rules)]}}"
    }

    /// A text in a column in a row that does not shrink.
    private static var unshrunk: [PlantedLoss] {
        let text = "{text: A long text in a column that is beside an image in a row}"
        let message =
            "flexShrink is missing: a text in a row stays on one line without it, and this one overflows; add "
        func css(_ key: String) -> String {
            "{row: {flexRules: css, children: [\(square), {column: {flexRules: css, children: [\(text)]}\(key)}]}}"
        }
        func nested(_ key: String) -> String {
            "{row: [\(square), {row: [\(square), {column: [\(text)]\(key)}]\(key)}]}"
        }
        let shrink = ", flexShrink: 1"
        let pinned = ", v.right == container.right"
        let elements = [
            (css, "flexShrink: 1"),
            ({ view(css($0), pinned) }, "flexShrink: 1"),
            (nested, "flexShrink: 1 here and to layout.row[1].row[1]"),
        ]
        return elements.map { element, remedy in
            PlantedLoss(document: canvas + element(""), message: message + remedy, remedied: canvas + element(shrink))
        }
    }

    /// What a stack distributes although it is as small as its content.
    private static var roomless: [PlantedLoss] {
        var found: [PlantedLoss] = []
        let lack = "has no effect: the stack may be as small as its content; its width may be "
        let contents = [
            ("justifyContent", "{row: {flexRules: css, justifyContent: end, children: [\(square), \(square)]}"),
            ("flexGrow", "{row: {flexRules: css, children: [\(square), {spacer: }, \(square)]}"),
            ("justifyContent", "{row: {justifyContent: end, children: [\(square), \(square)]}"),
            ("alignContent", "{column: {flexWrap: wrap, alignContent: end, children: [\(square), \(square)]}"),
        ]
        for (property, row) in contents {
            let places: [(around: (String) -> String, range: String, remedy: String, key: String)] = [
                (
                    { "{column: {flexRules: css, alignItems: start, children: [\($0)]}}" }, "0...",
                    "alignSelf: stretch", ", alignSelf: stretch"
                ),
                ({ "{row: {flexRules: css, children: [\($0)]}}" }, "0...", "flexGrow: 1", ", flexGrow: 1"),
                ({ "{center: {child: \($0)}}" }, "0...200", "width: 100%", ", width: 100%"),
                ({ view($0) }, "0...inf", "a rule for its width", ""),
            ]
            for place in places {
                let remedied =
                    place.key.isEmpty ? view(row + "}", ", v.width == 150") : place.around(row + place.key + "}")
                found.append(
                    PlantedLoss(
                        document: canvas + place.around(row + "}"), message: property + " " + lack + place.range,
                        remedied: canvas + remedied))
                found.append(
                    PlantedLoss(
                        document: canvas + place.around(row + "}"),
                        message: "; with \(place.remedy) the stack has room", remedied: canvas + remedied))
            }
        }
        for rules in ["", "flexRules: css, "] {
            let row = "{row: {\(rules)spacing: 5%, children: [\(square), \(square)]}}"
            found.append(
                PlantedLoss(
                    document: canvas + view(row),
                    message:
                        "spacing does not count for the width of the stack, which is measured without it; set width",
                    remedied: canvas
                        + view("{row: {\(rules)spacing: 5%, children: [\(square), \(square)]}, width: 150}")))
        }
        return found
    }

    /// What is placed, or has a ratio, in space without a maximum.
    private static var unbounded: [PlantedLoss] {
        var found: [PlantedLoss] = []
        for (element, message) in [
            ("{relative: {horizontal: end, child: \(square)}", "horizontal has no effect: the width has no maximum"),
            ("{center: {centering: x, child: {text: a}}", "centering has no effect: the width has no maximum"),
        ] {
            for around in ["{row: [", "{scroll: {directions: both, child: {row: ["] {
                func document(_ key: String) -> String {
                    let row = around + "{row: {alignItems: start, children: [" + element + key + "}]}}]}"
                    return canvas + row + (around.contains("scroll") ? "}}" : "")
                }
                found.append(
                    PlantedLoss(document: document(""), message: message, remedied: document(", width: 100")))
            }
        }
        let ratio = "{ratio: {ratio: 0.5, child: {fill: red}}"
        func css(_ key: String) -> String {
            canvas + "{row: {flexRules: css, alignItems: start, children: [\(ratio)\(key)}, \(square)]}}"
        }
        found.append(
            PlantedLoss(
                document: css(""), message: "ratio has no effect: neither the width nor the height has a maximum",
                remedied: css(", width: 100")))
        return found
    }

    /// Cells and groups that are measured by nothing, and sizes of views that rules outdo.
    private static var unmeasured: [PlantedLoss] {
        var found: [PlantedLoss] = []
        func cells(_ key: String) -> String {
            canvas
                + "{collection: {layout: {kind: section, group: {kind: hgroup, height: {estimated: 44}, subitems: "
                + "[{kind: item, height: {estimated: 44}}]}}, sections: [3], cell: {fill: red\(key)}}}"
        }
        found.append(
            PlantedLoss(
                document: cells(""),
                message:
                    "subitems[0] is measured as 0, so that nothing is seen of it: its element has no height of its own",
                remedied: cells(", height: 20")))
        func lane(_ width: String) -> String {
            canvas
                + "{collection: {layout: {kind: section, orthogonalScrollingBehavior: continuous, group: {kind: vgroup, "
                + "width: {estimated: 50}, height: {absolute: 100}, subitems: [{kind: item, width: \(width), "
                + "height: {fractionalHeight: 0.5}}]}}, sections: [4], cell: {fill: red, width: 50}}}"
        }
        found.append(
            PlantedLoss(
                document: lane("{fractionalWidth: 1}"),
                message:
                    "keeps its estimated width, which is never measured: the widths of its subitems depend on it; give "
                    + "one of them an estimated width", remedied: lane("{estimated: 50}")))
        let whole = ", v.right == container.right, v.bottom == container.bottom"
        for (size, rule) in [("width: 50%", "container.width * 0.5"), ("preferredSize: [1, 200]", "1")] {
            found.append(
                PlantedLoss(
                    document: canvas + view("{fill: red, \(size)}", whole),
                    message:
                        "width is overruled: the rules make it 200, since a view's own size yields to every rule; a "
                        + "rule, «v.width == \(rule)», holds in place of one of them",
                    remedied: canvas
                        + view("{fill: red, \(size)}", ", v.bottom == container.bottom, v.width == \(rule)")))
        }
        let pixels =
            "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABQAAAAUCAIAAAAC64paAAAAGklEQVR42mPQqDhBNmIY1TyqeVTzqOaB1QwArjky"
            + "n2kiWJ8AAAAASUVORK5CYII="
        func fill(_ key: String) -> String { canvas + "{fill: {image: '\(pixels)', sizing: cover\(key)}}" }
        found.append(
            PlantedLoss(
                document: fill(""), message: "fill has fewer pixels than are drawn: 20 in 200 across",
                remedied: fill(", sampling: pixelated")))
        return found
    }
}
