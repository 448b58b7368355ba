/// A document in which something is lost, and what is said of it.
struct PlantedLoss {
    var document: String
    var message: String
    /// The document with the change that the message offers; `nil` if it offers none that stands for itself.
    var remedied: String?

    static var all: [PlantedLoss] { cut + overruled + idle + writings + outdone + odd + collections }

    static let square = "{fill: red, preferredSize: [40, 40]}"

    /// What the canvas cuts.
    static var cut: [PlantedLoss] {
        var found: [PlantedLoss] = []
        for location in ["topLeft", "topRight", "bottomLeft", "bottomRight"] {
            for badge in [10, 16, 30] {
                for scale in [1, 2] {
                    let corner =
                        "{corner: {child: \(square), location: \(location), "
                        + "corner: {fill: teal, preferredSize: [\(badge), \(badge)]}}}"
                    let half = "\(badge / 2)"
                    let edges = location.hasPrefix("top") ? "top" : "bottom"
                    found.append(
                        PlantedLoss(
                            document: "canvas: {scale: \(scale)}\nlayout: \(corner)",
                            message:
                                "\(half) beyond its \(edges) edge; an inset of \(half) around the layout makes room",
                            remedied:
                                "canvas: {scale: \(scale)}\nlayout: {inset: {insets: \(half), child: \(corner)}}"))
                }
            }
        }
        for (stack, edge) in [("row", "right"), ("column", "bottom")] {
            for excess in [5, 20, 60] {
                let child = "{fill: teal, preferredSize: [\(60 + excess), \(60 + excess)]}"
                let across = stack == "row" ? "width: 100, height: 200" : "width: 200, height: 100"
                found.append(
                    PlantedLoss(
                        document: "canvas: {\(across)}\nlayout: {\(stack): {alignItems: start, "
                            + "children: [\(square), \(child)]}}",
                        message: "frame is cut by the canvas: \(excess) beyond its \(edge) edge"))
            }
        }
        for width in [50, 80] {
            found.append(
                PlantedLoss(
                    document: """
                        canvas: {width: \(width), height: 60}
                        layout:
                          constraints:
                            views: {a: {text: {string: A label without a trailing rule, lines: 1}}}
                            rules: [a.left == container.left, a.top == container.top]
                        """, message: "beyond its right edge"))
        }
        return found
    }

    /// What a range overruled, or another key.
    private static var overruled: [PlantedLoss] {
        var found: [PlantedLoss] = []
        for (name, most, least) in [("width", "maxWidth", "minWidth"), ("height", "maxHeight", "minHeight")] {
            for (key, value) in [(name, 50), (name, 150), (most, 50), (least, 150)] {
                found.append(
                    PlantedLoss(
                        document: inset("{fill: red, \(key): \(value)}"),
                        message: "\(key) is overruled: the parent allows 80 only"))
            }
            for (first, second, message) in [
                ("\(name): 30", "\(least): 40", "\(name) has no effect: it is below \(least)"),
                ("\(name): 50", "\(most): 40", "\(name) has no effect: it is above \(most)"),
                ("\(least): 50", "\(most): 40", "\(most) has no effect: the minimum, 50, is greater"),
            ] {
                found.append(
                    PlantedLoss(
                        document: inset("{center: {child: {fill: red, \(first), \(second)}}}"), message: message))
            }
        }
        for ratio in [0.25, 0.5, 2, 4] {
            let element = "{ratio: {ratio: \(ratio), child: {fill: red}}}"
            found.append(
                PlantedLoss(
                    document: inset(element),
                    message:
                        "ratio is overruled: the parent allows 80 × 80 only; a center around it leaves it its size",
                    remedied: inset("{center: {child: \(element)}}")))
            let beside = "{ratio: {ratio: \(ratio), child: {fill: red}}, id: r"
            found.append(
                PlantedLoss(
                    document: inset("{row: {alignItems: start, children: [\(beside)}, \(square)]}}", height: ""),
                    message: "ratio has no effect: neither the width nor the height has a maximum; set one of them",
                    remedied: inset(
                        "{row: {alignItems: start, children: [\(beside), width: 10}, \(square)]}}", height: "")))
        }
        return found
    }

    private static func inset(_ child: String, height: String = ", height: 100") -> String {
        "canvas: {width: 100\(height)}\nlayout: {inset: {insets: 10, child: \(child)}}"
    }
}

extension PlantedLoss {
    /// Rules and sizes of views that other rules outdid.
    private static var outdone: [PlantedLoss] {
        var found: [PlantedLoss] = []
        func document(_ view: String, _ rules: String) -> String {
            """
            canvas: {width: 200, height: 200}
            layout:
              constraints:
                views: {a: {fill: red\(view)}}
                rules: [a.left == container.left, a.top == container.top, \(rules)]
            """
        }
        for (name, other, far) in [("width", "height", "right"), ("height", "width", "bottom")] {
            for priority in [250, 750, 999] {
                found.append(
                    PlantedLoss(
                        document: document(
                            "", "a.\(other) == 50, a.\(name) == 40, 'a.\(name) == 90 --! .priority(\(priority))'"),
                        message: "«a.\(name) == 90» (priority \(priority)) misses by 50"))
            }
            found.append(
                PlantedLoss(
                    document: document("", "a.\(other) == 50, a.\(name) == 40, a.\(name) == 90"),
                    message: "cannot satisfy «a.\(name) == 90»"))
            for own in [1, 40] {
                func view(_ rule: String) -> String {
                    document(", \(name): \(own)", "a.\(other) == 50, \(rule)")
                }
                found.append(
                    PlantedLoss(
                        document: view("a.\(far) == container.\(far)"),
                        message: "\(name) is overruled: the rules make it 200, since a view's own size yields to every "
                            + "rule; a rule, «a.\(name) == \(own)», holds in place of one of them",
                        remedied: view("a.\(name) == \(own)")))
                let optional = "'a.\(far) == container.\(far) --! .priority(500)'"
                found.append(
                    PlantedLoss(
                        document: view(optional),
                        message: "yields to every rule; it holds as a rule, «a.\(name) == \(own)»"))
            }
        }
        return found
    }

    /// What is drawn otherwise than its values suggest.
    private static var odd: [PlantedLoss] {
        var found: [PlantedLoss] = []
        for (count, width, rest) in [(4, 103, 3), (7, 104, 6), (44, 848, 12)] {
            func bars(_ rules: String) -> String {
                "canvas: {width: \(width), height: 20}\nlayout: {row: {\(rules)children: ["
                    + Array(repeating: "{fill: teal, flexGrow: 1}", count: count).joined(separator: ", ") + "]}}"
            }
            found.append(
                PlantedLoss(
                    document: bars(""),
                    message: "flexGrow gives it \(rest) more than each of its \(count - 1) equal neighbors: they grow "
                        + "by whole points, and the first takes the rest; flexRules: css divides the space evenly",
                    remedied: bars("flexRules: css, ")))
        }
        let pixels =
            "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABQAAAAUCAIAAAAC64paAAAAGklEQVR42mPQqDhBNmIY1TyqeVTzqOaB1QwArjky"
            + "n2kiWJ8AAAAASUVORK5CYII="
        for scale in [1, 2] {
            func image(_ sampling: String) -> String {
                "canvas: {width: 80, height: 80, scale: \(scale)}\nlayout: {image: {source: '\(pixels)'\(sampling)}}"
            }
            found.append(
                PlantedLoss(
                    document: image(""),
                    message: "source has fewer pixels than are drawn: 20 in \(80 * scale) across; a larger image, or "
                        + "sampling: pixelated, would be sharp", remedied: image(", sampling: pixelated")))
        }
        return found
    }
}
