import QuoinLayout

/// A kind whose elements are painted: a node (Texture, §3.4 and §11.1).
///
/// Your own kind conforms to this protocol to paint its content. Fills, border, clip and opacity come from ``paint``.
public protocol PaintedKind: LayoutKind {
    /// The paint of an element, apart from its content; modifiers change it.
    var paint: Paint { get set }

    /// The paint of a new element of the kind. By default it paints nothing and does not clip.
    static var defaultPaint: Paint { get }

    /// Paints the content of an element, between its fills and its children.
    ///
    /// - Parameter frame: the element's frame, in points relative to the canvas.
    func paintContent(in frame: Rect, with painter: inout ScenePainter)
}

extension PaintedKind {
    public static var isNode: Bool { true }

    public static var defaultPaint: Paint { Paint() }

    public func paintContent(in frame: Rect, with painter: inout ScenePainter) {}

    /// Images of the fills that are drawn with more than twice the pixels that they have.
    public func warnings(of element: Layout.LaidOutElement) -> [(property: String, reason: String)] {
        paint.warnings(of: element)
    }

    /// The properties of the paint that differ from ``defaultPaint``.
    package var recordedPaint: [RecordedProperty] { Paint.properties.recorded(paint, unlike: Self.defaultPaint) }
}
