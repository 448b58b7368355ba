import QuoinLayout

extension Document {
    /// The JSON Schema, draft 2020-12, of documents: what editors complete and check while a document is written.
    ///
    /// It is written from the declarations of properties. It says less than reading does where several keys or the
    /// meaning of a text decide: that an element has one kind only, that a color or a rule can be read, that an id or a
    /// file is there.
    public static var schema: SchemaValue {
        var writer = SchemaWriter()
        let document = writer.object(.document, takesPlaceholders: false)
        var definitions = writer.definitions
        definitions[SchemaWriter.placeholderName] = SchemaWriter.placeholder
        var schema: [String: SchemaValue] = [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Quoin layout document",
            "$defs": .object(definitions),
        ]
        if case .object(let keywords) = document { schema.merge(keywords) { $1 } }
        return .object(schema)
    }
}
