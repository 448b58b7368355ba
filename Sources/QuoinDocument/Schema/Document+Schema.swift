extension Document {
    /// The JSON Schema, draft 2020-12, of documents: what editors complete and check while a document is written.
    ///
    /// It is made of what the readers ask for, and says less than they do in what depends on several keys or on a text's
    /// meaning: that an element has one kind only, that a color or a rule can be read, that an id or a file is there.
    public static var schema: SchemaValue {
        var explorer = DocumentExplorer()
        let root = explorer.explore()
        let writer = SchemaWriter(takesPlaceholders: true)
        var definitions = explorer.named.mapValues { writer.schema($0) }
        definitions[SchemaWriter.placeholderName] = SchemaWriter.placeholder
        var schema: [String: SchemaValue] = [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Quoin layout document",
            "$defs": .object(definitions),
        ]
        if case .object(let keywords) = SchemaWriter(takesPlaceholders: false).schema(root) {
            schema.merge(keywords) { $1 }
        }
        return .object(schema)
    }
}
