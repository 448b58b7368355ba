/// Names of CSS, SwiftUI, UIKit, Texture and Figma that no declaration has as another name of its key.
enum NamesElsewhere {
    /// The key that a name means.
    ///
    /// - Parameter place: the path of the mapping that has the name.
    static func key(for name: String, in place: DocumentPath) -> String? {
        keys[place.nearestKey ?? ""]?.first { $0.value.contains(name) }?.key
    }

    /// Why no key stands for a name, and what to write.
    ///
    /// - Parameter place: the path of the mapping that has the name.
    static func reason(for name: String, in place: DocumentPath) -> String? {
        reasonsWithin[place.nearestKey ?? ""]?.first { $0.names.contains(name) }?.reason ?? reasons[name]
    }

    /// The keys of mappings by the key whose value they are; those of the document have none.
    private static let keys: [String: [String: Set<String>]] = [
        "": [
            "layout": ["body", "root", "view", "content", "element", "children"],
            "canvas": ["page", "viewport", "device", "size", "width", "height", "scale"],
            "colors": ["palette", "theme"], "components": ["templates", "partials", "macros", "symbols"],
            "fonts": ["fontFaces", "font-face"], "use": ["import", "imports", "include", "includes", "extends"],
            "parameters": ["params", "props", "vars", "variables", "args", "arguments", "data"],
            "locale": ["language", "lang", "region"],
        ],
        "diagram": [
            "annotate": ["show", "annotations", "labels"], "for": ["only", "elements", "focus"],
            "strip": ["values", "panels", "compare"], "badges": ["notes", "numbers"],
        ],
        "if": ["is": ["equals", "equal", "eq", "==", "in", "matches"], "value": ["name", "key", "parameter"]],
        "transform": [
            "rotate": ["rotation", "angle", "degrees"], "translate": ["translation", "move", "x", "y", "offset"],
            "anchor": ["origin", "anchorPoint", "center", "transformOrigin", "transform-origin"],
        ],
        "insets": ["horizontal": ["x", "h", "inline"], "vertical": ["y", "v", "block"]],
        "whenSize": ["width": ["breakpoint", "min", "max", "from", "to", "media", "sizeClass"], "child": ["then"]],
    ]

    /// The reasons within the value of a key, by that key.
    private static let reasonsWithin: [String: [(names: Set<String>, reason: String)]] = {
        let places: (names: Set<String>, reason: String) = (
            ["alignment", "align", "position", "at", "gravity"],
            "\"relative\" under \"with\" of the element places it, as in with: [{relative: {horizontal: end}}]"
        )
        let plainColor = "a color alone is the value: \"fill\": red"
        return [
            "shadow": [
                (
                    ["blur", "blurRadius"],
                    "write half of it as \"radius\", which is the standard deviation of the blur"
                ),
                (
                    ["x", "y", "dx", "dy", "offsetX", "offsetY", "width", "height"],
                    "write both distances as \"offset\": [x, y]"
                ), (["opacity", "alpha"], "the color has it: \"color\": \"#00000040\""),
            ],
            "overlay": [places], "background": [places],
            "canvas": [
                (["size"], "it has a \"width\" and a \"height\""),
                (
                    ["device", "viewport"],
                    "\"width\" and \"height\" are those of the device in points, as 393 and 852"
                ),
            ],
            "fill": [
                (
                    ["gradient", "linearGradient", "linear-gradient", "radialGradient", "conicGradient"],
                    "a gradient is \"linear\", \"radial\" or \"conic\": {linear: {stops: [red, blue]}}"
                ), (["color", "solid"], plainColor),
                (["url", "src", "source"], "an image is {image: photo.png}"),
                (["sweep", "angular", "angularGradient"], "it is called \"conic\": {conic: {stops: [red, blue]}}"),
            ],
            "filter": [
                (["blur"], "\"blur\" goes next to \"filter\", with the radius in points"),
                (["opacity"], "\"opacity\" goes next to \"filter\""),
                (["drop-shadow", "dropShadow", "shadow"], "\"shadow\" goes next to \"filter\""),
            ],
            "mask": [(["shape"], "a shape alone is the value: \"ellipse\", or {path: M0 0 H40 V20 Z}")],
            "border": [
                (
                    ["radius", "cornerRadius", "borderRadius"],
                    "\"cornerRadius\" goes next to \"border\""
                ), (["opacity", "alpha"], "the color has it: \"color\": \"#ff000080\""),
            ],
            "color": [(["r", "g", "b", "red", "green", "blue"], "write \"#ff8800\", in quotes, or rgb(255 136 0)")],
        ]
    }()

    private static let reasons: [String: String] = {
        let touches = "a picture takes no touches; an element is as large as its tap target"
        let speech = "a picture is not read aloud; \"id\" names an element"
        let order =
            "a picture shows one place; \"contentOffset\" scrolls, and the order of the items is that of the document"
        return [
            "hitTestSlop": touches, "userInteractionEnabled": touches, "isUserInteractionEnabled": touches,
            "onPress": touches, "onTap": touches, "onClick": touches,
            "accessibilityLabel": speech, "accessibilityHint": speech, "accessibilityTraits": speech,
            "<<": "keys of other mappings are not merged; \"styles\" names what texts have, \"components\" elements",
            "priority": "put the priority after the rule: a.width == 40 --! .priority(750)",
            "isAccessibilityElement": speech, "accessibilityValue": speech, "inverted": order,
        ]
    }()
}

/// The name with the smallest edit distance to a misspelled one; `nil` if none is near enough.
package func nearestName(to name: String, among names: some Sequence<String>) -> String? {
    let target = Array(name.lowercased().unicodeScalars)
    let limit = max(1, target.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in names {
        let scalars = Array(candidate.lowercased().unicodeScalars)
        guard abs(scalars.count - target.count) <= limit else { continue }
        guard let distance = editDistance(target, scalars, limit: limit) else { continue }
        if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
        best = (candidate, distance)
    }
    return best?.name
}

/// The end of a message about an unknown name: `; did you mean "width"?`; empty if no name is near.
package func nearestNameHint(_ nearest: String?) -> String { nearest.map { "; did you mean \"\($0)\"?" } ?? "" }

/// The number of insertions, deletions, replacements and swaps of neighbors between two texts; `nil` if it is larger than a
/// limit.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int? {
    var (beforePrevious, previous) = ([Int](), Array(0...b.count))
    for (row, scalar) in a.enumerated() {
        var (current, smallest) = ([row + 1], row + 1)
        for (column, other) in b.enumerated() {
            var distance = min(
                previous[column + 1] + 1, current[column] + 1, previous[column] + (scalar == other ? 0 : 1))
            if row > 0 && column > 0 && scalar == b[column - 1] && a[row - 1] == other {
                distance = min(distance, beforePrevious[column - 1] + 1)
            }
            current.append(distance)
            smallest = min(smallest, distance)
        }
        // Later distances are over the limit, too: a swap adds 1 to the row before the last, which is 1 smaller at most.
        guard smallest <= limit else { return nil }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
}
