extension PlantedLoss {
    /// What has no room, or nothing that reads it.
    static var idle: [PlantedLoss] {
        var found: [PlantedLoss] = []
        func stack(_ axis: String, _ properties: String, _ children: String) -> String {
            "canvas: {width: 200, height: 200}\nlayout: {\(axis == "row" ? "column" : "row"): "
                + "{alignItems: start, children: [{\(axis): {children: [\(children)]}\(properties)}]}}"
        }
        for (axis, name) in [("row", "width"), ("column", "height")] {
            let reason = "has no effect: the stack may be as small as its content; its \(name) may be 0...200"
            for value in ["center", "end", "spaceBetween", "spaceAround", "spaceEvenly"] {
                func document(_ size: String) -> String {
                    "canvas: {width: 200, height: 200}\nlayout: {\(axis == "row" ? "column" : "row"): {alignItems: start, "
                        + "children: [{\(axis): {justifyContent: \(value), children: [\(square), \(square)]}\(size)}]}}"
                }
                found.append(
                    PlantedLoss(
                        document: document(""), message: "justifyContent " + reason,
                        remedied: document(", \(name): 150")))
            }
            for growing in ["{fill: red, preferredSize: [9, 9], flexGrow: 1}", "{spacer: }"] {
                found.append(
                    PlantedLoss(
                        document: stack(axis, "", "\(square), \(growing)"), message: "flexGrow " + reason,
                        remedied: stack(axis, ", \(name): 150", "\(square), \(growing)")))
            }
            for percent in ["5%", "20%"] {
                func document(_ size: String) -> String {
                    "canvas: {width: 200, height: 200}\nlayout: {\(axis == "row" ? "column" : "row"): {alignItems: start, "
                        + "children: [{\(axis): {spacing: \(percent), children: [\(square), \(square)]}\(size)}]}}"
                }
                found.append(
                    PlantedLoss(
                        document: document(""),
                        message: "spacing counts as 0: the \(name) of the stack is not known when it is measured; "
                            + "set \(name), or a spacing in points", remedied: document(", \(name): 150")))
            }
            for (key, value) in [("alignContent", "end"), ("lineSpacing", "8")] {
                found.append(
                    PlantedLoss(
                        document: "layout: {\(axis): {\(key): \(value), children: [\(square)]}}",
                        message: "\(key) has no effect without flexWrap"))
            }
            found.append(
                PlantedLoss(
                    document: "canvas: {width: 200, height: 200}\nlayout: {\(axis): [\(square), "
                        + "{inset: {insets: 2, child: {spacer: }}}, \(square)]}",
                    message: "flexGrow has no effect: a stack reads it from its immediate child, which is the inset"))
            for key in ["flexGrow: 1", "flexShrink: 1", "alignSelf: end", "spacingBefore: 4", "spacingAfter: 4"] {
                found.append(
                    PlantedLoss(
                        document: "layout: {\(axis): [{inset: {insets: 2, "
                            + "child: {fill: red, preferredSize: [9, 9], \(key)}}}]}",
                        message: "has no effect: a stack reads it from its immediate child, which is the inset"))
            }
            found.append(
                PlantedLoss(
                    document: "layout: {\(axis): [{fill: red, preferredSize: [9, 9], layoutPosition: [1, 2]}]}",
                    message: "layoutPosition has no effect: only an absolute layout reads it"))
        }
        let words = "{text: {string: A long text in a column that is beside an image in a row, lines: 1}}"
        let nested = ["{column: [\(words)]", "{column: [\(words), \(words)]", "{column: [{column: [\(words)]}]"]
        for columns in [words] + nested {
            let open = columns == words ? String(words.dropLast()) : columns
            func document(_ key: String) -> String {
                "canvas: {width: 150, height: 80}\nlayout: {row: [\(square), \(open)\(key)}]}"
            }
            found.append(
                PlantedLoss(
                    document: document(""),
                    message: "flexShrink is missing: a text in a row stays on one line without it",
                    remedied: document(", flexShrink: 1")))
        }
        return found
    }
}
