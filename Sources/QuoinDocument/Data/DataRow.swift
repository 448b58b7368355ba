import QuoinValues

/// The values for one picture: a row of a table, or a record.
package struct DataRow: Sendable {
    /// The number of the row, from 1; `nil` for a record that stands alone.
    package let number: Int?
    /// The values by column or key, as they are written.
    package let fields: SourceNode.Mapping
    /// Whether the values are cells of a table, which have no types.
    package let isTable: Bool

    package init(number: Int? = nil, _ fields: SourceNode.Mapping, isTable: Bool = false) {
        (self.number, self.fields, self.isTable) = (number, fields, isTable)
    }

    /// The path of the row in messages: `row 12`.
    package var path: DocumentPath { .root.appending(.key(number.map { "row \($0)" } ?? "data")) }

    /// Something that is wrong with the row.
    package func problem(_ message: String) -> Diagnostic {
        Diagnostic(message, path: path.text, place: fields.place)
    }

    /// The row with some of its values.
    package func keeping(_ names: Set<String>) -> DataRow {
        var fields = fields
        fields.pairs.removeAll { !names.contains($0.key.string ?? "") }
        return DataRow(number: number, fields, isTable: isTable)
    }

    /// The text of a value, for a name; `nil` if there is none.
    package func text(of name: String) -> String? {
        guard let text = fields[name]?.string, !text.isEmpty else { return nil }
        return text
    }
}

extension DataRow {
    /// A record of values in Swift.
    ///
    /// - Parameter name: what messages call the data.
    /// - Throws: a ``QuoinError`` if it is not a mapping.
    package init(_ value: PropertyValue, named name: String = "data") throws(QuoinError) {
        let place = SourcePlace(line: 0, column: 0, in: SourceFile(ofData: name))
        guard case .mapping(let fields)? = SourceNode(value, at: place, quotingTexts: true) else {
            throw QuoinError([
                Diagnostic("expected values by the names of parameters, not \(value)", path: "", place: place)
            ])
        }
        self.init(fields)
    }

    /// A record that is written as JSON, such as a line of a file.
    ///
    /// - Parameter place: where the text begins.
    /// - Throws: a ``QuoinError`` if it is not a mapping in JSON.
    package init(
        json text: some Sequence<UInt8>, number: Int? = nil, at place: SourcePlace
    ) throws(QuoinError) {
        let node: SourceNode
        do {
            node = try JSONParser.value(text, at: place)
        } catch {
            let message = MergeMarks.areIn(text) ? "here is the mark of a merge; \(MergeMarks.advice)" : error.message
            throw QuoinError([Diagnostic(message, path: Self.path(number), place: error.diagnostics.first?.place)])
        }
        guard let fields = node.mapping else {
            throw QuoinError([
                Diagnostic(
                    "expected values by the names of parameters in braces", path: Self.path(number), place: place)
            ])
        }
        self.init(number: number, fields)
    }

    private static func path(_ number: Int?) -> String { number.map { "row \($0)" } ?? "" }
}
