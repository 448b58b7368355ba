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
