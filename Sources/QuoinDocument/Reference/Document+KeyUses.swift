import QuoinValues

extension Document {
    /// The keys that a document has, each with the place in which the reference lists it: `spacing` in `row`.
    ///
    /// - Returns: `nil` if the text is neither YAML nor JSON.
    package static func keyUses(in text: String) -> [(key: String, place: String)]? {
        guard let root = try? SourceNode.parsing(text) else { return nil }
        return DocumentKeyWalk.uses(in: root, .mapping { .document }).map { (key: $0.0, place: $0.1) }
    }
}
