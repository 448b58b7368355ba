import QuoinDocument
import QuoinFiles
import QuoinScene

extension DocumentRenderer {
    /// Lays a document out on a canvas and draws it, with the record of what was drawn.
    ///
    /// - Throws: a ``Failure`` that names what cannot be drawn, at its place.
    package func drawRecorded(
        _ document: Document, _ file: DocumentFile, on variant: CanvasVariant
    ) throws(Failure) -> RecordedPicture {
        try SnapshotDrawing.make(of: document, file, on: variant, with: self).recorded()
    }
}
