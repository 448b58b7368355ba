import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("What a picture loses", .serialized)
    struct PlantedLossTests {
        @Test("render says every loss once, and validate --strict says the same")
        func said() throws {
            let folder = TemporaryFolder()
            let losses = PlantedLoss.all
            #expect(losses.count >= 100)
            for (number, loss) in losses.enumerated() { try folder.write(loss.document, to: "in/\(number).yaml") }
            let drawn = try Command().run(["render", "in", "--output-dir", "out"], in: folder.url)
            #expect(drawn.status == 0)
            let checked = try Command().run(["validate", "--strict", "in"], in: folder.url)
            #expect(Set(checked.errorLines) == Set(drawn.errorLines) && checked.status == 1)
            for (number, loss) in losses.enumerated() {
                let said = drawn.errorLines.filter { $0.hasPrefix("in/\(number).yaml:") }
                #expect(said.filter { $0.contains(loss.message) }.count == 1, "\(loss.document)\n\(said)")
                #expect(said.count == 1, "\(loss.document)\n\(said)")
            }
        }

        @Test("the remedy of each loss leaves nothing to be said")
        func remedies() throws {
            let folder = TemporaryFolder()
            let remedied = PlantedLoss.all.compactMap(\.remedied)
            #expect(remedied.count >= 40)
            for (number, document) in remedied.enumerated() { try folder.write(document, to: "\(number).yaml") }
            let checked = try Command().run(["validate", "--strict", "."], in: folder.url)
            #expect(checked.status == 0, "\(checked.errors)")
        }

        @Test("check finds what the canvas cuts, also in a badge at the root and in a view")
        func check() throws {
            let folder = TemporaryFolder()
            for (number, loss) in PlantedLoss.cut.enumerated() {
                try folder.write(loss.document, to: "\(number).yaml")
                let found = try Command().run(["check", "\(number).yaml"], in: folder.url)
                let sentences = found.outputText.components(separatedBy: "of the canvas by").count - 1
                #expect(found.status == 1 && sentences == 1, "\(loss.document)\n\(found.outputText)")
            }
        }

        @Test("what is meant to leave the canvas, or leaves it unseen, is no loss")
        func meant() throws {
            let folder = TemporaryFolder()
            let inside = "{fill: red, preferredSize: [80, 20]}"
            let layouts = [
                "{absolute: {children: [{fill: red, preferredSize: [80, 20], layoutPosition: [-40, 0]}]}}",
                "{absolute: {children: [{text: {string: Away, lines: 1}, bleeds: true, layoutPosition: [90, 0]}]}}",
                "{inset: {insets: [-10, -10, -10, -10], child: {fill: red}}}",
                "{row: [{fill: red, preferredSize: [80, 20], transform: {rotate: 10}}]}",
                "{scroll: {directions: horizontal, child: {row: [\(inside), \(inside)]}}}",
                "{clips: true, with: [], row: [{spacer: , preferredSize: [150, 10]}]}",
            ]
            for (number, layout) in layouts.enumerated() {
                try folder.write("canvas: {width: 100, height: 50}\nlayout: \(layout)", to: "\(number).yaml")
            }
            let checked = try Command().run(["validate", "--strict", "."], in: folder.url)
            #expect(!checked.errors.contains("cut by the canvas"), "\(checked.errors)")
        }
    }
}

/// A document in which something is lost, and what is said of it.
private struct PlantedLoss {
    var document: String
    var message: String
    /// The document with the change that the message offers; `nil` if it offers none that stands for itself.
    var remedied: String?

    static var all: [PlantedLoss] { cut + overruled + idle + outdone + odd }

    private static let square = "{fill: red, preferredSize: [40, 40]}"

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
                            message: "\(half) beyond its \(edges) edge; an inset of \(half) around the layout makes room",
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
                        document: "canvas: {\(across)}\nlayout: {\(stack): {alignItems: start, children: [\(square), \(child)]}}",
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
                    document: inset(element), message: "ratio is overruled: the parent allows 80 × 80 only; a center around",
                    remedied: inset("{center: {child: \(element)}}")))
            let beside = "{ratio: {ratio: \(ratio), child: {fill: red}}, id: r"
            found.append(
                PlantedLoss(
                    document: inset("{row: {alignItems: start, children: [\(beside)}, \(square)]}}", height: ""),
                    message: "ratio has no effect: neither the width nor the height has a maximum; set one of them",
                    remedied: inset("{row: {alignItems: start, children: [\(beside), width: 10}, \(square)]}}", height: "")
                ))
        }
        return found
    }

    private static func inset(_ child: String, height: String = ", height: 100") -> String {
        "canvas: {width: 100\(height)}\nlayout: {inset: {insets: 10, child: \(child)}}"
    }

    /// What has no room, or nothing that reads it.
    private static var idle: [PlantedLoss] {
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
                        document: "layout: {\(axis): [{inset: {insets: 2, child: {fill: red, preferredSize: [9, 9], \(key)}}}]}",
                        message: "has no effect: a stack reads it from its immediate child, which is the inset"))
            }
            found.append(
                PlantedLoss(
                    document: "layout: {\(axis): [{fill: red, preferredSize: [9, 9], layoutPosition: [1, 2]}]}",
                    message: "layoutPosition has no effect: only an absolute layout reads it"))
        }
        let words = "{text: {string: A long text in a column that is beside an image in a row, lines: 1}}"
        for columns in [words, "{column: [\(words)]", "{column: [\(words), \(words)]", "{column: [{column: [\(words)]}]"] {
            let open = columns == words ? String(words.dropLast()) : columns
            func document(_ key: String) -> String {
                "canvas: {width: 150, height: 80}\nlayout: {row: [\(square), \(open)\(key)}]}"
            }
            found.append(
                PlantedLoss(
                    document: document(""), message: "flexShrink is missing: a text in a row stays on one line without it",
                    remedied: document(", flexShrink: 1")))
        }
        return found
    }

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
                        document: document("", "a.\(other) == 50, a.\(name) == 40, 'a.\(name) == 90 --! .priority(\(priority))'"),
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
                            + "rule; it holds as a rule, «a.\(name) == \(own)»", remedied: view("a.\(name) == \(own)")))
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
                    message: "flexGrow gives it \(rest) more than each of its \(count - 1) equal neighbors: they grow by whole "
                        + "points, and the first takes the rest; flexRules: css divides the space evenly",
                    remedied: bars("flexRules: css, ")))
        }
        for estimate in [20, 30] {
            func list(_ height: String) -> String {
                """
                canvas: {width: 300, height: 100}
                layout:
                  collection:
                    layout:
                      kind: section
                      group:
                        kind: hgroup
                        height: {estimated: \(estimate)}
                        subitems: [{kind: item, width: {fractionalWidth: 0.5}, height: \(height)}]
                    sections: [2]
                    cell: {fill: red, height: \(estimate)}
                """
            }
            found.append(
                PlantedLoss(
                    document: list("{fractionalHeight: 1}"),
                    message: "sections[0].group keeps its estimated height, which is never measured: the heights of its "
                        + "subitems depend on it; give one of them an estimated height",
                    remedied: list("{estimated: \(estimate)}")))
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
