import Quoin
import QuoinDocument
import QuoinExplanations
import QuoinFiles
import QuoinResults

/// A document drawn on one of its canvases. Use it on the thread that drew it.
package struct SnapshotDrawing: ~Copyable {
    let bitmap: Bitmap
    let layout: DocumentLayout
    private let list: DisplayList
    let renderer: DocumentRenderer

    /// Lays a document out and draws it.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be drawn, with its place in the document.
    package init(
        of document: Document, _ file: DocumentFile, on variant: CanvasVariant, with renderer: DocumentRenderer
    ) throws(QuoinError) {
        let layout = try renderer.layOut(document, file, on: variant)
        let list = try renderer.displayList(of: layout)
        let bitmap = try renderer.bitmap(list, of: layout)
        (self.bitmap, self.layout, self.list, self.renderer) = (bitmap, layout, list, renderer)
    }

    /// The given ids that elements of the layout have.
    func ids(among ids: Set<String>) -> Set<String> {
        ids.filter { layout.layout.tree.index(ofID: $0) != nil }
    }

    /// The line of the document with the element of the first finding, if it still exists.
    func line(ofFirst findings: [PictureComparison.Finding]) -> Int? {
        guard let path = findings.first?.elements.first?.reference.path else { return nil }
        let tree = layout.layout.tree
        return tree.index(atPath: path).flatMap { tree.source(of: $0)?.documentLine }
    }

    /// Whether the picture has a record. A diagram has none, because it shows more than the layout.
    var hasRecord: Bool { !renderer.drawsDiagram(of: layout.document) }

    /// The picture, with its record if it has one.
    package func recorded() throws(QuoinError) -> RecordedPicture {
        var picture = RecordedPicture(bitmap, record: try renderer.record(of: layout, painted: list))
        picture.warnings = (layout.warnings + list.warnings.map { Diagnostic($0) }).map {
            $0.text(file: layout.file.name)
        }
        return picture
    }
}

extension SnapshotDrawing {
    /// Finds the causes of a difference, and confirms them by drawing the document without them.
    ///
    /// - Returns: `nil` if one of the pictures has no record.
    package func review(
        of new: RecordedPicture, _ old: RecordedPicture, _ comparison: PictureComparison
    ) -> VerificationResults.Snapshot.Review? {
        let (layout, renderer) = (layout, renderer)
        let confirmation = CauseConfirmation(root: layout.document.root, canvas: layout.canvas) {
            root, canvas in
            var document = layout.document
            (document.root, document.canvas) = (root, canvas)
            let drawing = try SnapshotDrawing(of: document, layout.file, on: CanvasVariant(own: canvas), with: renderer)
            return try drawing.recorded()
        }
        return confirmation.review(of: new, old, comparison)
    }
}
