/// The elements and texts of an SVG, and the content that it shows by reference: with `use`, or as a mask, a clip path, a
/// filter, a marker or a pattern. References can multiply both without limit.
struct SVGReferences {
    /// The bytes of the longest text that no element interrupts.
    private(set) var longestText = 0
    private var nodes: [Node] = []
    private var places: [String: Int] = [:]

    private struct Node {
        var depth: Int
        /// 1 for an element, 0 for a text.
        var elements = 0
        /// The bytes of a text that is drawn, in UTF-8.
        var textBytes = 0
        var name = ""
        /// What the selectors of style sheets can name an element by.
        var labels: [String] = []
        /// What its attributes name.
        var styles: [SVGStyle] = []
        /// 1 for an element with a fill and a stroke of its own.
        var shapes: Int { SVGStyle.isPainted(name) ? 1 : 0 }
        /// The points of a shape at which a marker can be.
        var vertices = 0
        /// The elements that an element also shows.
        var targets: [Target] = []
    }

    private struct Target {
        var name: String
        /// How often it is shown: a marker at each vertex.
        var times = 1
    }

    /// The largest number of references that are followed one after another.
    private static let deepest = 100
    /// A number above all limits, at which counting ends.
    private static let countless = 1 << 40

    init(of bytes: [UInt8], _ library: XMLLibrary) {
        // The open element whose texts are drawn, and the text since the last element.
        var (drawn, run): (depth: Int?, Int) = (nil, 0)
        var (isSheet, sheets) = (false, "")
        library.forEachNode(of: bytes) { node in
            if let depth = drawn, node.depth <= depth { drawn = nil }
            switch node.kind {
            case .element(let name, _, let attributes):
                if name == "text", drawn == nil { drawn = node.depth }
                run = 0
                isSheet = name == "style"
                add(name, attributes, depth: node.depth)
            case .text(let text):
                if isSheet { sheets += text }
                guard drawn != nil else { return }
                run += text.utf8.count
                longestText = max(longestText, run)
                nodes.append(Node(depth: node.depth, textBytes: text.utf8.count))
            }
        }
        resolve(SVGStyle.rules(of: sheets))
    }

    private mutating func add(_ name: String, _ attributes: [(name: String, value: String)], depth: Int) {
        var node = Node(depth: depth, elements: 1, name: name, labels: [name, "*"])
        for (key, value) in attributes {
            switch key {
            case "id":
                if places[value] == nil { places[value] = nodes.count }
                node.labels.append("#" + value)
            case "class": node.labels += value.split(whereSeparator: \.isWhitespace).map { "." + $0 }
            case "href":
                if name != "a", value.hasPrefix("#") { node.targets.append(Target(name: String(value.dropFirst()))) }
            case "d", "points": node.vertices = SVGCost.vertices(in: value)
            case "style": node.styles += SVGStyle.styles(of: value)
            default: node.styles += SVGStyle(key, value).map { [$0] } ?? []
            }
        }
        nodes.append(node)
    }

    /// Finds the targets of the elements' styles. Shapes show those that elements around them have for all within.
    private mutating func resolve(_ rules: [String: [SVGStyle]]) {
        let (shapes, vertices) = (shownByUses(\.shapes), shownByUses(\.vertices))
        var inherited: [(depth: Int, styles: [String: [String]])] = []
        for index in nodes.indices where nodes[index].elements > 0 {
            let node = nodes[index]
            while let last = inherited.last, last.depth >= node.depth { inherited.removeLast() }
            var given = inherited.last?.styles ?? [:]
            for style in node.styles + node.labels.flatMap({ rules[$0] ?? [] }) {
                if style.isInherited {
                    given[style.property] = style.targets
                } else {
                    nodes[index].targets += style.targets.map { Target(name: $0) }
                }
            }
            if !given.isEmpty { inherited.append((node.depth, given)) }
            for (property, targets) in given {
                // The shapes that a "use" shows have its paint and its markers.
                let times =
                    SVGStyle.isMarker(property) ? vertices[index] ?? node.vertices : shapes[index] ?? node.shapes
                guard times > 0 else { continue }
                nodes[index].targets += targets.map { Target(name: $0, times: times) }
            }
        }
    }

    /// The amount of what each "use" shows, by its index.
    private func shownByUses(_ amount: KeyPath<Node, Int>) -> [Int: Int] {
        var known: [Int: Int] = [:]
        return nodes.indices.filter { nodes[$0].name == "use" }.reduce(into: [:]) { amounts, index in
            amounts[index] = shown(amount, within: index, depth: 0, &known)
        }
    }

    /// The number of all elements. Those that references show are counted each time.
    var shownElements: Int { shown(\.elements) }

    /// The bytes of all texts, in UTF-8. Those that references show are counted each time.
    var shownTextBytes: Int { shown(\.textBytes) }

    private func shown(_ amount: KeyPath<Node, Int>) -> Int {
        var known: [Int: Int] = [:]
        return nodes.isEmpty ? 0 : shown(amount, within: 0, depth: 0, &known)
    }

    /// The amount of an element and all within it.
    ///
    /// - Parameter known: the amounts of elements that are shown by reference; 0 while one is counted, so that a circle
    ///   of references ends.
    private func shown(_ amount: KeyPath<Node, Int>, within first: Int, depth: Int, _ known: inout [Int: Int]) -> Int {
        if let sum = known[first] { return sum }
        guard depth < Self.deepest else { return Self.countless }
        known[first] = 0
        var sum = 0
        for (index, node) in nodes[first...].enumerated() {
            if index > 0, node.depth <= nodes[first].depth { break }
            sum += node[keyPath: amount]
            for target in node.targets {
                guard let place = places[target.name] else { continue }
                let once = shown(amount, within: place, depth: depth + 1, &known)
                let (all, isCountless) = once.multipliedReportingOverflow(by: target.times)
                sum = isCountless || all > Self.countless ? Self.countless : min(sum + all, Self.countless)
            }
        }
        known[first] = sum
        return sum
    }
}
