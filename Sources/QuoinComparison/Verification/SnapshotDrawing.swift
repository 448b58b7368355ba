import QuoinBitmap
import QuoinCairo
import QuoinDocument
import QuoinFiles
import QuoinScene

/// What a document looks like on one of its canvases. For the thread that drew it.
struct SnapshotDrawing: ~Copyable {
    let bitmap: Bitmap
    private let layout: DocumentLayout
    private let list: DisplayList
    private let renderer: DocumentRenderer

    /// Lays a document out and draws it.
    ///
    /// - Throws: a ``Failure`` that names what cannot be drawn, at its place.
    static func make(
        of document: Document, _ file: DocumentFile, on variant: CanvasVariant, with renderer: DocumentRenderer
    ) throws(Failure) -> SnapshotDrawing {
        let layout = try renderer.layOut(document, file, on: variant)
        let list = try renderer.displayList(of: layout)
        let bitmap = try renderer.bitmap(list, of: layout)
        return SnapshotDrawing(bitmap: bitmap, layout: layout, list: list, renderer: renderer)
    }

    /// Those of some ids that are an element's.
    func ids(among ids: Set<String>) -> Set<String> {
        ids.filter { layout.layout.tree.index(ofID: $0) != nil }
    }

    /// The line of the document with the first element that something happened to, where that is still there.
    func line(ofFirst findings: [Finding]) -> Int? {
        guard let path = findings.first?.elements.first?.reference.path else { return nil }
        let tree = layout.layout.tree
        return tree.paintOrder.first { tree.path(of: $0) == path }.flatMap { tree.reference(to: $0).source?.line }
    }

    /// The picture with what it was drawn from. A diagram shows more than its layout, and elsewhere, so it has no record.
    func recorded() throws(Failure) -> RecordedPicture {
        guard layout.document.diagram == nil else { return RecordedPicture(bitmap) }
        return RecordedPicture(bitmap, record: try renderer.record(of: layout, painted: list))
    }
}
