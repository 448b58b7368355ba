import QuoinCairo
import QuoinText

/// What a picture was drawn from: the layout, its paint, and what drew it. A reference carries it beside its pixels, so
/// that a difference can be told in words of the layout.
public struct PictureRecord: Hashable, Sendable {
    /// What the picture was drawn on.
    public var canvas: CanvasRecord
    /// In paint order: every element before its children.
    public var elements: [ElementRecord]
    /// What is known of the properties that the elements have, by name.
    package var declared: [String: DeclaredProperty]
    /// The name of the document's file, where the record says so.
    public var document: String?
    /// The libraries that drew the picture, and the fonts that are seen in it.
    package var environment: EnvironmentFingerprint

    package init(
        canvas: CanvasRecord, elements: [ElementRecord], declared: [String: DeclaredProperty] = [:],
        environment: EnvironmentFingerprint
    ) {
        (self.canvas, self.elements, self.declared) = (canvas, elements, declared)
        self.environment = environment
    }

    /// The record without the document's name and its lines, which change whenever something is added above.
    package var withoutLines: PictureRecord {
        var copy = self
        copy.document = nil
        for index in copy.elements.indices { copy.elements[index].line = nil }
        return copy
    }

    /// The element with an id, the first in paint order where several have it.
    public func element(withID id: String) -> ElementRecord? {
        elements.first { $0.id == id }
    }
}
