import QuoinSystem

/// JSON with the same bytes for the same value.
enum JSONFile {
    static func bytes(of value: some Encodable, isCompact: Bool = false) throws(ResultsError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if !isCompact { encoder.outputFormatting.insert(.prettyPrinted) }
        do {
            return try encoder.encode(value)
        } catch EncodingError.invalidValue(_, let context) {
            throw .notFinite(path: ResultsError.path(context.codingPath))
        } catch {
            throw .notFinite(path: "")
        }
    }
}
