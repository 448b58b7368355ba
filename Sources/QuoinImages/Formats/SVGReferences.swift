/// The elements of an SVG that show others by reference. References can multiply the number of elements without limit.
struct SVGReferences {
    private var elements: [Element] = []
    private var places: [String: Int] = [:]

    private struct Element {
        var depth: Int
        /// The name of the element that it also shows; `nil` if there is none.
        var target: String?
    }

    /// The largest number of references that are followed one after another.
    private static let deepest = 100
    /// A number above all limits, at which counting ends.
    private static let countless = 1 << 40

    init(of bytes: [UInt8], _ library: XMLLibrary) {
        library.forEachNode(of: bytes) { node in
            guard case .element(let name, _, let attributes) = node.kind else { return }
            let isUse = name == "use"
            var element = Element(depth: node.depth)
            for (key, value) in attributes {
                if key == "id", places[value] == nil { places[value] = elements.count }
                if isUse, key == "href", value.hasPrefix("#") {
                    element.target = String(value.dropFirst())
                }
            }
            elements.append(element)
        }
    }

    /// The number of all elements. Those that references show are counted each time.
    var shownElements: Int {
        var known: [Int: Int] = [:]
        return elements.isEmpty ? 0 : shownElements(within: 0, depth: 0, &known)
    }

    /// The number of an element and all within it.
    ///
    /// - Parameter known: the numbers of elements that are shown by reference; 0 while it is counted, so that a circle
    ///   of references ends.
    private func shownElements(within first: Int, depth: Int, _ known: inout [Int: Int]) -> Int {
        if let count = known[first] { return count }
        guard depth < Self.deepest else { return Self.countless }
        known[first] = 0
        var count = 0
        for (index, element) in elements[first...].enumerated() {
            if index > 0, element.depth <= elements[first].depth { break }
            count += 1
            if let place = element.target.flatMap({ places[$0] }) {
                count = min(count + shownElements(within: place, depth: depth + 1, &known), Self.countless)
            }
        }
        known[first] = count
        return count
    }
}
