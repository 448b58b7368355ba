import QuoinLayout

/// Two values that a key may have, as a document writes them.
struct SampleValues: Sendable {
    let first: PropertyValue
    let second: PropertyValue
}

extension SampleValues {
    /// - Returns: `nil` for a shape of which fewer than two values are known.
    init?(for key: DeclaredKey) {
        if let known = Self.known[key.name] ?? Self.known[key.key] {
            self = known
            return
        }
        let values = key.shape.samples
        guard values.count > 1 else { return nil }
        self.init(first: values[0], second: values[1])
    }

    /// What a shape does not tell: which fonts and files there are, and values that belong together.
    private static let known: [String: SampleValues] = [
        "font": SampleValues(first: "DejaVu Sans", second: "DejaVu Serif"),
        "features": SampleValues(first: ["kern": 0], second: ["kern": 2]),
        "language": SampleValues(first: "ja", second: "zh-Hant"),
        "source": SampleValues(first: "Images/forest.png", second: "Images/portrait.png"),
        "snapshot": SampleValues(first: "Images/forest.png", second: "Images/portrait.png"),
        "poster": SampleValues(first: "Images/forest.png", second: "Images/portrait.png"),
        "image": SampleValues(first: "Images/plus.png", second: "Images/disc.png"),
        "button.background": SampleValues(first: "Images/forest.png", second: "Images/portrait.png"),
        "crop": SampleValues(first: [0, 0], second: [1, 1]),
        "element.mask": SampleValues(
            first: ["linear": ["to": "bottom", "stops": ["#000", "#0000"]]],
            second: ["linear": ["to": "bottom", "stops": ["#0000", "#000"]]]),
        "element.alignSelf": SampleValues(first: "center", second: "end"),
        "element.backdropFilter": SampleValues(first: ["brightness": 0.5], second: ["brightness": 3]),
        "list.appearance": SampleValues(first: "plain", second: "insetGrouped"),
        "element.clip": SampleValues(first: true, second: "ellipse"),
        "border": SampleValues(first: ["width": 2, "color": "#f00"], second: ["width": 5, "color": "#f00"]),
        "outline": SampleValues(first: ["width": 2, "color": "#f00"], second: ["width": 5, "color": "#f00"]),
        "element.shadow": SampleValues(
            first: ["color": "#000", "radius": 5], second: ["color": "#f00", "radius": 5]),
        "shadow": SampleValues(first: ["color": "#000", "radius": 1], second: ["color": "#f00", "radius": 1]),
        "stroke": SampleValues(first: ["width": 1, "color": "#f00"], second: ["width": 2, "color": "#f00"]),
        "transform": SampleValues(first: ["rotate": 20], second: ["rotate": 40]),
        "matrix": SampleValues(first: ["rotate": 20], second: ["rotate": 40]),
        "underline": SampleValues(first: "single", second: "double"),
        "overline": SampleValues(first: "single", second: "double"),
        "hyphens": SampleValues(first: "manual", second: "auto"),
        "backgroundPadding": SampleValues(first: 2, second: 5),
        "strikethrough": SampleValues(first: "single", second: "double"),
        "shape": SampleValues(first: "ellipse", second: ["path": "M0 0L40 0L40 30Z"]),
        "cornerRounding": SampleValues(first: ["precomposited": "#f00"], second: ["clipping": "#0f0"]),
        "element.connectors": SampleValues(
            first: [["from": "child", "to": "child", "color": "#0a0"]],
            second: [["from": "child", "to": "child", "color": "#f00"]]),
        "table.columns": SampleValues(first: [["align": "center"]], second: [["align": "end"]]),
        "table.headers": SampleValues(first: 1, second: 2),
        "table.lines": SampleValues(first: ["width": 1], second: ["width": 4]),
        "table.stripes": SampleValues(first: ["#fc0"], second: ["#fc0", .null]),
        "flowAround": SampleValues(first: [["rect": [0, 0, 20, 20]]], second: [["rect": [0, 0, 40, 20]]]),
        "canvas.width": SampleValues(first: 200, second: 180), "canvas.height": SampleValues(first: 150, second: 170),
        "canvas.language": SampleValues(first: "pseudo-long", second: "pseudo-accented"),
        "canvas.scale": SampleValues(first: 2, second: 3),
        "maximumLineHeight": SampleValues(first: 12, second: 16),
        "minimumLineHeight": SampleValues(first: 40, second: 60),
        "element.width": SampleValues(first: 70, second: 90), "element.height": SampleValues(first: 50, second: 66),
        "view.intrinsic": SampleValues(first: [50, 30], second: [90, 40]),
        "view.hugging": SampleValues(first: [100, 251], second: [900, 251]),
        "view.compression": SampleValues(first: [100, 750], second: [900, 750]),
        "collection.orthogonalOffsets": SampleValues(first: ["0": 10], second: ["0": 30]),
        "collection.measured": SampleValues(first: ["0": [40, 20]], second: ["0": [60, 20]]),
        "collection.sections": SampleValues(first: [4, 2], second: [5, 2]),
        "elementKind": SampleValues(first: "first", second: "second"),
        "section.boundarySupplementaryItems": boundaries, "configuration.boundarySupplementaryItems": boundaries,
        "section.decorationItems": SampleValues(
            first: [["kind": "decoration", "elementKind": "first"]],
            second: [["kind": "decoration", "elementKind": "second"]]),
        "supplementaryItems": SampleValues(
            first: [supplementary(10)], second: [supplementary(14)]),
        "containerAnchor": SampleValues(first: ["edges": ["top"]], second: ["edges": ["bottom"]]),
        "itemAnchor": SampleValues(first: ["edges": ["top"]], second: ["edges": ["bottom"]]),
        "section.supplementaryContentInsetsReference": SampleValues(first: "none", second: "safeArea"),
        "zIndex": SampleValues(first: -1, second: 2),
        "boundary.alignment": SampleValues(first: "top", second: "bottom"),
    ]

    private static let boundaries = SampleValues(first: [boundary(20)], second: [boundary(30)])

    private static func boundary(_ height: Double) -> PropertyValue {
        [
            "kind": "boundary", "elementKind": "first", "alignment": "top", "width": ["fractionalWidth": 1],
            "height": ["absolute": .number(height)],
        ]
    }

    private static func supplementary(_ side: Double) -> PropertyValue {
        [
            "kind": "supplementary", "elementKind": "first", "containerAnchor": ["edges": ["top", "trailing"]],
            "width": ["absolute": .number(side)], "height": ["absolute": .number(side)],
        ]
    }
}

extension ValueShape {
    /// Some values of the shape.
    fileprivate var samples: [PropertyValue] {
        alternatives.first { $0.samples.count > 1 }?.samples ?? alternatives.flatMap(\.samples)
    }
}

extension ValueShape.Alternative {
    fileprivate var samples: [PropertyValue] {
        switch self {
        case .named("color", _), .named("fill", _): ["#c33", "#3c3"]
        case .named(_, let shape): shape().samples
        case .null, .pattern: []
        case .bool: [true, false]
        case .text: ["first", "second"]
        case .words(let words): words.suffix(2).map { .text($0) }
        case .number(let bounds, _), .numberAbove(let bounds, _): Self.numbers(in: bounds)
        case .integer(let bounds): Self.numbers(in: Double(bounds.lowerBound)...Double(bounds.upperBound))
        case .list(let item, let count): Self.lists(of: item.samples, count)
        case .mapping(let shape): Self.mappings(shape())
        }
    }

    private static func numbers(in bounds: ClosedRange<Double>) -> [PropertyValue] {
        let span = min(bounds.upperBound, 1_000) - max(bounds.lowerBound, -1_000)
        if span <= 1 { return [.number(bounds.lowerBound + span / 4), .number(bounds.lowerBound + span / 2)] }
        return [2, 3, 4, 9, 200, 300].filter(bounds.contains).map { .number($0) }
    }

    private static func lists(of items: [PropertyValue], _ count: ClosedRange<Int>) -> [PropertyValue] {
        items.prefix(2).map { .list(Array(repeating: $0, count: max(1, count.lowerBound))) }
    }

    /// A mapping with the keys that have to be there, or the first that has values.
    private static func mappings(_ shape: MappingShape) -> [PropertyValue] {
        let required = shape.required.first ?? []
        let keys = shape.keys.filter { required.contains($0.key) }
        let chosen = keys.isEmpty ? Array(shape.keys.filter { $0.shape.samples.count > 1 }.prefix(1)) : keys
        let samples = chosen.map { ($0.key, $0.shape.samples) }
        guard !samples.isEmpty, samples.allSatisfy({ !$0.1.isEmpty }) else { return [] }
        return [0, 1].map { index in
            .mapping(Dictionary(uniqueKeysWithValues: samples.map { ($0.0, $0.1[min(index, $0.1.count - 1)]) }))
        }
    }
}
