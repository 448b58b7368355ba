import QuoinLayout
import QuoinScene

extension Document {
    /// Reads a document with other values.
    ///
    /// - Parameters:
    ///   - text: the document's text.
    ///   - changes: the values by their paths, in YAML: `{canvas.width: 240, title.text: Hi}`.
    ///   - resources: finds the images, the fonts and the other files that the document names.
    ///   - limits: how much the document may take.
    /// - Throws: a ``QuoinError``, also for a path at which nothing can be set.
    package init(
        parsing text: String, changing changes: String, resources: some DocumentResources, limits: Limits
    ) throws(QuoinError) {
        let reading = DocumentReading(changes, limits: limits)
        let value = DocumentValue(node: try Self.parse(changes, within: limits), path: .root, reading: reading)
        let node = DocumentVariant(changes: value.changes()).applied(to: try Self.parse(text, within: limits))
        guard let node, reading.diagnostics.isEmpty else {
            // Their places are not in the document.
            throw QuoinError(
                reading.diagnostics.map { Diagnostic($0.message, kind: $0.kind, path: $0.path, place: nil) })
        }
        try self.init(node, of: text, resources: resources, limits: limits)
    }
}
