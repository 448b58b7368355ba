import Quoin
import QuoinDocument
import QuoinSystem

/// A request to draw a document: the command, its options and the data. Together with the files that the document is
/// drawn from, it determines the result.
package struct DrawingRequest: Sendable {
    private let options: Options
    let file: DocumentFile
    /// The SHA-256 of the document itself.
    private let document: String
    /// The data that the document is drawn with; `nil` for its examples.
    private let row: DataRow?
    /// Font files, and folders with font files, in addition to the default fonts and those that the document names.
    package let fonts: [String]

    /// What is the same for many documents.
    package struct Options: Hashable, Sendable {
        fileprivate let digits: String

        /// - Parameters:
        ///   - command: the name of what is done.
        ///   - options: those that documents are drawn with. Of fonts, the files count, not their paths.
        ///   - details: what else changes the result.
        package init(_ command: String, _ options: RenderingOptions, _ details: any Encodable...) {
            var (fields, options) = (FieldWriter(), options)
            options.fonts = []
            fields.add(command)
            fields.add(JSONText.line(of: options))
            for detail in details { fields.add(JSONText.line(of: detail)) }
            digits = SHA256.digits(of: fields.bytes)
        }
    }

    /// - Parameter text: the document itself.
    package init(_ options: Options, _ file: DocumentFile, text: String, fonts: [String] = []) {
        (self.options, self.file, self.fonts, row) = (options, file, fonts, nil)
        document = SHA256.digits(of: text.utf8)
    }

    /// The same request for a row of data, wherever it is in the data.
    package func with(_ row: DataRow) -> DrawingRequest { DrawingRequest(self, row) }

    private init(_ other: DrawingRequest, _ row: DataRow) {
        (options, file, fonts, document) = (other.options, other.file, other.fonts, other.document)
        self.row = row
    }

    /// Names the record of what the document was last drawn from. The libraries are left out, so that it is found when they
    /// have changed.
    var name: PictureKey {
        var fields = FieldWriter()
        add(to: &fields)
        fields.add(file.path)
        return PictureKey(of: fields)
    }

    func add(to fields: inout FieldWriter) {
        fields.add(options.digits)
        fields.add(JSONText.line(of: file.access))
        fields.add(document)
        if let row { fields.add(row) }
    }
}

extension FieldWriter {
    /// Adds the values of a row by their names, whatever the order of the columns.
    fileprivate mutating func add(_ row: DataRow) {
        add(row.isTable ? "table" : "record")
        add(SourceNode.mapping(row.fields))
    }
}

extension FieldWriter {
    /// Adds a value as documents and data have it, without its places.
    package mutating func add(_ node: SourceNode) {
        switch node {
        case .scalar(let scalar):
            add(scalar.style == .plain ? "plain" : "quoted")
            add(scalar.string)
        case .list(let list):
            add("list")
            add(number: Int64(list.items.count))
            for item in list.items { add(item) }
        case .mapping(let mapping):
            add("mapping")
            add(number: Int64(mapping.pairs.count))
            for pair in mapping.pairs.sorted(by: { $0.key.string ?? "" < $1.key.string ?? "" }) {
                add(pair.key)
                add(pair.value)
            }
        }
    }
}
