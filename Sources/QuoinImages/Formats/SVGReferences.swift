import QuoinScene

/// The elements and texts of an SVG, and the content that it shows by reference: with `use`, or as a mask, a clip path, a
/// filter, a marker or a pattern. References can multiply both without limit.
struct SVGReferences {
    /// The bytes of the longest text that no element interrupts.
    private(set) var longestText = 0
    /// About how many steps it takes to find the elements that the rules of style sheets are for.
    private(set) var ruleSteps = 0
    /// The segments of the longest path.
    private(set) var mostSegments = 0
    private var filters = SVGFilterCost()
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
        /// 1 for an element that has a fill and a stroke itself.
        var shapes = 0
        /// The points of a shape at which a marker can be.
        var vertices = 0
        /// About how many steps it takes to fill a shape.
        var fillSteps = 0
        /// The pixels of an image in a data URL.
        var imagePixels = 0
        /// What a step of a filter costs.
        var filterStep = SVGFilterCost.Step()
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
    /// How often rules of style sheets may apply to elements.
    private static let mostRuleUses = 5_000_000

    init(of bytes: [UInt8], _ library: XMLLibrary, _ limits: Limits) {
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
                add(name, attributes, depth: node.depth, limits)
                nodes[nodes.count - 1].filterStep = filters.step(name, attributes, depth: node.depth)
            case .text(let text):
                if isSheet { sheets += text }
                guard drawn != nil else { return }
                run += text.utf8.count
                longestText = max(longestText, run)
                nodes.append(Node(depth: node.depth, textBytes: text.utf8.count))
            }
        }
        var labels: [String: Int] = [:]
        if !sheets.isEmpty { for label in nodes.lazy.flatMap(\.labels) { labels[label, default: 0] += 1 } }
        ruleSteps = SVGStyle.steps(
            of: sheets, elements: nodes.count, labels: labels, depth: nodes.lazy.map(\.depth).max() ?? 0)
        if ruleSteps <= SVGCost.mostRuleSteps { resolve(SVGStyle.rules(of: sheets)) }
    }

    private mutating func add(
        _ name: String, _ attributes: [(name: String, value: String)], depth: Int, _ limits: Limits
    ) {
        var node = Node(
            depth: depth, elements: 1, name: name, labels: [name, "*"], shapes: SVGStyle.isPainted(name) ? 1 : 0)
        for (key, value) in attributes {
            switch key {
            case "id":
                if places[value] == nil { places[value] = nodes.count }
                node.labels.append("#" + value)
            case "class": node.labels += value.split(whereSeparator: \.isWhitespace).map { "." + $0 }
            case "href":
                if name != "a", value.hasPrefix("#") { node.targets.append(Target(name: String(value.dropFirst()))) }
                if value.hasPrefix("data:") { node.imagePixels = Self.pixels(ofImage: value, limits) }
            case "d", "points":
                let data = key == "d" ? value : "M" + value
                let path = Path(beforeMistakeIn: data, segmentLimit: limits.pathSegments)
                node.vertices = path.vertexCount
                node.fillSteps = Int(min(path.fillSteps, Double(Self.countless)))
                mostSegments = max(mostSegments, path.vertexCount)
            case "style": node.styles += SVGStyle.styles(of: value)
            default: node.styles += SVGStyle(key, value).map { [$0] } ?? []
            }
        }
        nodes.append(node)
    }

    /// Finds the targets of the elements' styles. Shapes show those that elements around them have for all within, also
    /// around the "use" that shows them.
    private mutating func resolve(_ rules: [String: [SVGStyle]]) {
        let (shapes, vertices) = (shownByUse(\.shapes), shownByUse(\.vertices))
        var count = 0
        var inherited: [(depth: Int, styles: [String: [String]])] = []
        for index in nodes.indices where nodes[index].elements > 0 {
            let node = nodes[index]
            while let last = inherited.last, last.depth >= node.depth { inherited.removeLast() }
            var given = inherited.last?.styles ?? [:]
            count += node.labels.reduce(0) { $0 + (rules[$1]?.count ?? 0) }
            guard count <= Self.mostRuleUses else {
                nodes[0].elements = Self.countless
                return
            }
            for style in node.styles + node.labels.flatMap({ rules[$0] ?? [] }) {
                if style.isInherited {
                    given[style.property] = style.targets
                } else {
                    nodes[index].targets += style.targets.map { Target(name: $0) }
                }
            }
            if !given.isEmpty { inherited.append((node.depth, given)) }
            for (property, targets) in given {
                let times =
                    SVGStyle.isMarker(property)
                    ? node.vertices + vertices[index] : node.shapes + shapes[index]
                guard times > 0 else { continue }
                nodes[index].targets += targets.map { Target(name: $0, times: times) }
            }
        }
    }

    /// What the targets of each "use" show; 0 for other elements.
    private func shownByUse(_ amount: KeyPath<Node, Int>) -> [Int] {
        var known: [Int: Int] = [:]
        return nodes.map { node in
            guard node.name == "use" else { return 0 }
            return node.targets.compactMap { places[$0.name] }
                .reduce(0) { min($0 + shown(amount, within: $1, depth: 0, &known), Self.countless) }
        }
    }

    /// The number of all elements. Those that references show are counted each time.
    var shownElements: Int { shown(\.elements) }

    /// The bytes of all texts, in UTF-8. Those that references show are counted each time.
    var shownTextBytes: Int { shown(\.textBytes) }

    /// The pixels of all images in data URLs. Those that references show are counted each time.
    var shownImagePixels: Int { shown(\.imagePixels) }

    /// About how many nanoseconds all filters take for each pixel of the image. Those of references are counted each time.
    var filterCost: Int { shown(filters.isScaled ? \.filterStep.everywhere : \.filterStep.inRegion) }

    /// The pixels of an image in a data URL; 0 if it is none, which librsvg does not draw.
    private static func pixels(ofImage url: String, _ limits: Limits) -> Int {
        do throws(QuoinError) {
            return try ImageFile(ImageResource.Source(dataURL: url), limits: limits).pixelSize().count
        } catch {
            return error.kind == .limitPassed ? countless : 0
        }
    }

    /// About how many steps it takes to fill all paths. Those that references show are counted each time.
    var shownFillSteps: Int { shown(\.fillSteps) }

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

/// What the filters of an SVG cost: librsvg computes each step of a filter for each pixel of its region.
struct SVGFilterCost {
    /// Whether elements within the image are scaled, so that regions may be larger than they say.
    private(set) var isScaled = false
    /// The share of the image that the open filter covers, and the filter's depth.
    private var filter: (depth: Int, share: Double)?
    /// The area of the image in its own units; `nil` if it has no size.
    private var area: Double?
    private var isFirst = true

    /// About how many nanoseconds a step of a filter takes for each pixel of the image; 0 for other elements.
    struct Step: Hashable {
        /// If the filter covers the whole image.
        var everywhere = 0
        /// In the region that the filter has.
        var inRegion = 0
    }

    mutating func step(_ name: String, _ attributes: [(name: String, value: String)], depth: Int) -> Step {
        func numbers(_ key: String) -> [Double] {
            let value = attributes.first { $0.name == key }?.value ?? ""
            return value.split { " ,\n\t".contains($0) }.compactMap { Double($0) }.filter { $0 > 0 && $0 < 1e9 }
        }
        if isFirst {
            isFirst = false
            let sides =
                attributes.contains { $0.name == "viewBox" } ? numbers("viewBox") : numbers("width") + numbers("height")
            area = sides.count < 2 ? nil : sides.suffix(2).reduce(1, *)
        } else if attributes.contains(where: { Self.scales($0.name, $0.value) }) {
            isScaled = true
        }
        if let open = filter, depth <= open.depth { filter = nil }
        if name == "filter" {
            let isInUnits = attributes.contains { $0.name == "filterUnits" && $0.value == "userSpaceOnUse" }
            let sides = isInUnits ? numbers("width") + numbers("height") : []
            filter = (depth, sides.count == 2 ? area.map { min(sides[0] * sides[1] / $0, 1) } ?? 1 : 1)
        }
        guard let filter, depth == filter.depth + 1 else { return Step() }
        let time = Self.nanoseconds(of: name) { numbers($0).max() }
        return Step(everywhere: Int(time), inRegion: Int((time * filter.share).rounded(.up)))
    }

    private static func scales(_ key: String, _ value: String) -> Bool {
        key == "viewBox" || value.contains("scale") || value.contains("matrix(")
    }

    /// Measured for each pixel, with no other program running.
    private static func nanoseconds(of name: String, _ largest: (_ key: String) -> Double?) -> Double {
        switch name {
        case "feDisplacementMap": 600
        case "feConvolveMatrix": 10 * min(largest("order").map { $0 * $0 } ?? 9, 1_000)
        case "feMorphology": 200 * min(largest("radius") ?? 0, 20)
        case "feTurbulence": 100 * min(largest("numOctaves") ?? 1, 10)
        case "feGaussianBlur": 100
        default: 40
        }
    }
}
