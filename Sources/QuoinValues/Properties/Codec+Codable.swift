extension Codec {
    /// Writes a value as documents have it, such as a design token in JSON.
    package func encode(_ value: Value, to encoder: any Encoder) throws { try write(value).encode(to: encoder) }

    /// Reads a value as documents have it.
    ///
    /// - Throws: a `DecodingError` with the message for a document.
    package func decode(from decoder: any Decoder) throws -> Value {
        let written = try PropertyValue(from: decoder)
        let reading = DocumentReading("", limits: Limits())
        let value = SourceNode(written).flatMap { read(DocumentValue(node: $0, path: .root, reading: reading)) }
        let problem = reading.diagnostics.first { $0.severity == .error }
        guard let value, problem == nil else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: problem.map { $0.path.isEmpty ? $0.message : "\($0.path): \($0.message)" }
                        ?? "\(written) is the content of a file"))
        }
        return value
    }
}
