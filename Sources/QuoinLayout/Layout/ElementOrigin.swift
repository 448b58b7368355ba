/// Where an element comes from, if it does not come from a block of Swift only. It is one reference, because elements
/// made in Swift have none.
@usableFromInline
final class ElementOrigin: Sendable {
    fileprivate let source: SourcePlace?
    fileprivate let documentPath: DocumentPath?
    fileprivate let composition: Composition?

    fileprivate init(_ source: SourcePlace?, _ documentPath: DocumentPath?, _ composition: Composition?) {
        (self.source, self.documentPath, self.composition) = (source, documentPath, composition)
    }
}

extension Element {
    /// The element's place in its document; `nil` if it comes from Swift.
    package var source: SourcePlace? {
        get { origin?.source }
        set { origin = ElementOrigin(newValue, documentPath, composition) }
    }

    /// The element's path in its document; `nil` if it comes from Swift.
    package var documentPath: DocumentPath? {
        get { origin?.documentPath }
        set { origin = ElementOrigin(source, newValue, composition) }
    }

    /// The composition that the author wrote, if the element was made from one.
    package var composition: Composition? {
        get { origin?.composition }
        set { origin = ElementOrigin(source, documentPath, newValue) }
    }
}
