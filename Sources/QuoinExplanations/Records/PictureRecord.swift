import QuoinCairo
import QuoinDeclarations
import QuoinLayout
import QuoinText

/// What a picture was drawn from: the canvas, the elements, and the libraries and fonts. A reference carries it beside
/// its pixels, so that a difference can be explained in terms of the layout.
package struct PictureRecord: Hashable, Sendable {
    package var canvas: CanvasRecord
    /// In paint order: each element before its children.
    package var elements: [ElementRecord]
    /// The declarations of the elements' properties, by key.
    package var declared: [String: DeclaredProperty]
    /// The name of the document's file; `nil` in references.
    package var document: String?
    /// The path under which `quoin approve` wrote the picture as a document's reference, relative to the repository;
    /// `nil` in other pictures.
    package var reference: String?
    /// The libraries that drew the picture, and the fonts in it.
    package var environment: EnvironmentFingerprint

    package init(
        canvas: CanvasRecord, elements: [ElementRecord], declared: [String: DeclaredProperty] = [:],
        environment: EnvironmentFingerprint
    ) {
        (self.canvas, self.elements, self.declared) = (canvas, elements, declared)
        self.environment = environment
    }

    /// The record without the document's name and lines. Lines change with every line that is added above.
    package var withoutLines: PictureRecord {
        var copy = self
        copy.document = nil
        for index in copy.elements.indices { (copy.elements[index].line, copy.elements[index].swiftPlace) = (nil, nil) }
        return copy
    }

    /// The element with an id, the first in paint order if several have it.
    package func element(withID id: String) -> ElementRecord? {
        elements.first { $0.id == id }
    }
}

/// The canvas in a picture's record.
package struct CanvasRecord: Hashable, Sendable {
    /// In points.
    package var size: Size
    /// Pixels per point, above 0.
    package var scale: Double
    /// The properties that differ from their defaults, by key: `appearance` is `dark`, `width` is `0...300`.
    package var properties: [String: PropertyValue]

    package init(size: Size, scale: Double, properties: [String: PropertyValue] = [:]) {
        (self.size, self.scale, self.properties) = (size, scale, properties)
    }
}
