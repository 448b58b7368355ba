import QuoinCairo
import QuoinFiles
import QuoinScene

extension DocumentRenderer {
    /// The record of a document that this renderer laid out.
    ///
    /// - Parameter list: what is painted of it.
    /// - Throws: a ``Failure`` that names the font whose file is gone.
    package func record(
        of layout: DocumentLayout, painted list: DisplayList
    ) throws(Failure) -> PictureRecord {
        let renderer = try renderer(for: layout.document, layout.file)
        do {
            var record = try PictureRecord(of: layout.layout, painted: list, on: layout.canvas, by: renderer)
            record.document = layout.file.path.split(separator: "/").last.map(String.init)
            return record
        } catch {
            throw Failure(.wrongInput, "\(layout.file.name): error: \(error)")
        }
    }
}
