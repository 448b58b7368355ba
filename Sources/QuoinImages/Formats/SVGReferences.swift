/// The elements and texts of an SVG, and the content that it shows by reference. References can multiply both without
/// limit.
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
        /// The name of the element that an element also shows; `nil` if there is none.
        var target: String?
    }

    /// The largest number of references that are followed one after another.
    private static let deepest = 100
    /// A number above all limits, at which counting ends.
    private static let countless = 1 << 40

    init(of bytes: [UInt8], _ library: XMLLibrary) {
        // The open element whose texts are drawn, and the text since the last element.
        var (drawn, run): (depth: Int?, Int) = (nil, 0)
        library.forEachNode(of: bytes) { node in
            if let depth = drawn, node.depth <= depth { drawn = nil }
            switch node.kind {
            case .element(let name, _, let attributes):
                if name == "text", drawn == nil { drawn = node.depth }
                run = 0
                add(name, attributes, depth: node.depth)
            case .text(let text):
                guard drawn != nil else { return }
                run += text.utf8.count
                longestText = max(longestText, run)
                nodes.append(Node(depth: node.depth, textBytes: text.utf8.count))
            }
        }
    }

    private mutating func add(_ name: String, _ attributes: [(name: String, value: String)], depth: Int) {
        var node = Node(depth: depth, elements: 1)
        for (key, value) in attributes {
            if key == "id", places[value] == nil { places[value] = nodes.count }
            if name == "use", key == "href", value.hasPrefix("#") { node.target = String(value.dropFirst()) }
        }
        nodes.append(node)
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
            if let place = node.target.flatMap({ places[$0] }) {
                sum = min(sum + shown(amount, within: place, depth: depth + 1, &known), Self.countless)
            }
        }
        known[first] = sum
        return sum
    }
}
