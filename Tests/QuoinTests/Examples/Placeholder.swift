import Quoin

/// What stands in for a text or an image whose natural size is given.
struct Placeholder: LayoutKind {
    static let name = "placeholder"
    static let isNode = true

    var size: Size

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement { LayoutMeasurement(size: size) }
}

/// A placeholder with a name, its size in points.
func placeholder(_ id: String, _ width: Double, _ height: Double) -> Element<Placeholder> {
    Element(Placeholder(size: Size(width, height))).id(id)
}
