import QuoinLayout

extension Path {
    /// The path as the data of an SVG path.
    package var data: String {
        elements.map { element in
            switch element {
            case .move(let point): "M\(Self.text(point))"
            case .line(let point): "L\(Self.text(point))"
            case .curve(let first, let second, let end):
                "C\(Self.text(first)) \(Self.text(second)) \(Self.text(end))"
            case .close: "Z"
            }
        }.joined()
    }

    private static func text(_ point: Point) -> String {
        "\(shortDescription(point.x)) \(shortDescription(point.y))"
    }
}
