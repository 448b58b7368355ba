import QuoinCairo

/// What a picture was drawn from: the layout, its paint, and what drew it. A reference carries it beside its pixels, so
/// that a difference can be told in words of the layout.
public struct PictureRecord: Hashable, Sendable {
    /// What the picture was drawn on.
    public var canvas: CanvasRecord
    /// In paint order: every element before its children.
    public var elements: [ElementRecord]
    /// The libraries that drew the picture, and the fonts that are seen in it.
    public var environment: EnvironmentFingerprint

    public init(canvas: CanvasRecord, elements: [ElementRecord], environment: EnvironmentFingerprint) {
        (self.canvas, self.elements, self.environment) = (canvas, elements, environment)
    }

    /// The element with an id, the first in paint order where several have it.
    public func element(withID id: String) -> ElementRecord? {
        elements.first { $0.id == id }
    }
}
