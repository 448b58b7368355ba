/// What the filters of an SVG cost: librsvg computes each step of a filter for each pixel of its region.
struct SVGFilterCost {
    /// The share of the image that the open filter covers, and the filter's depth.
    private var filter: (depth: Int, share: Double)?
    /// The area of the image in its own units; `nil` if it has no size, or if elements within it are scaled.
    private var area: Double?
    private var isFirst = true

    /// About how many nanoseconds a step of a filter takes for each pixel of the image; 0 for other elements.
    mutating func cost(of name: String, _ attributes: [(name: String, value: String)], depth: Int) -> Int {
        func number(_ key: String) -> Double? { attributes.first { $0.name == key }.flatMap { Double($0.value) } }
        if isFirst {
            isFirst = false
            let box = attributes.first { $0.name == "viewBox" }?.value.split { " ,\n\t".contains($0) }.map { Double($0) }
            let sides = box.map { $0.suffix(2).map(\.self) } ?? [number("width"), number("height")]
            area = sides.reduce(1) { product, side in product.flatMap { product in side.map { product * $0 } } }
        } else if attributes.contains(where: { Self.isScaling($0.name, $0.value) }) {
            area = nil
        }
        if let open = filter, depth <= open.depth { filter = nil }
        if name == "filter" {
            let isInUnits = attributes.contains { $0.name == "filterUnits" && $0.value == "userSpaceOnUse" }
            let own = isInUnits ? number("width").flatMap { width in number("height").map { $0 * width } } : nil
            filter = (depth, own.flatMap { own in area.map { min(max(own / $0, 0), 1) } } ?? 1)
        }
        guard let filter, depth == filter.depth + 1 else { return 0 }
        return Int((Self.nanoseconds(of: name, attributes) * filter.share).rounded(.up))
    }

    private static func isScaling(_ key: String, _ value: String) -> Bool {
        key == "viewBox" || value.contains("scale") || value.contains("matrix(")
    }

    /// Measured for each pixel, with no other program running.
    private static func nanoseconds(of name: String, _ attributes: [(name: String, value: String)]) -> Double {
        func largest(_ key: String) -> Double? {
            attributes.first { $0.name == key }?.value.split { " ,\n\t".contains($0) }.compactMap { Double($0) }.max()
        }
        return switch name {
        case "feDisplacementMap": 600
        case "feConvolveMatrix": 10 * (largest("order").map { $0 * $0 } ?? 9)
        case "feMorphology": 200 * min(largest("radius") ?? 0, 20)
        case "feTurbulence": 100 * (largest("numOctaves") ?? 1)
        case "feGaussianBlur": 100
        default: 40
        }
    }
}
