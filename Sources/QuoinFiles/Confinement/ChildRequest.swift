import Quoin
import QuoinSystem

/// What is to be done with a document, in this process or in another one, which reads the request from its standard input.
package struct ChildRequest: Codable, Sendable {
    /// The document; for jobs, what they may read.
    package var file: DocumentFile
    package var options: RenderingOptions
    package var task: Task

    package enum Task: Codable, Sendable {
        /// Writes the pictures to standard output, as a ``PictureStream``.
        case pictures(PictureOptions)
        /// Writes a Markdown page and its figures to standard output, as a ``PictureStream``.
        ///
        /// - Parameters:
        ///   - style: the name of how the page shows them.
        ///   - pictureFolder: the prefix of their names on the page.
        ///   - replacesBlocks: whether they take the place of their documents.
        case page(style: String, pictureFolder: String, replacesBlocks: Bool)
        /// Prints what the layout has of each element.
        case inspection(isJSON: Bool)
        /// Prints why an element has its size and place.
        case explanation(element: String)
        /// Prints what is wrong with the document.
        case validation(isStrict: Bool)
        /// Draws the jobs in the lines after this one.
        case jobs(isConfined: Bool, outputFolder: String?, stack: DrawingStack)
    }

    /// The only argument of a process that reads a request.
    package static let argument = "--child"

    package init(_ task: Task, of file: DocumentFile, _ options: RenderingOptions) {
        (self.task, self.file, self.options) = (task, file, options)
    }

    /// The request as a line, without its line feed.
    ///
    /// - Throws: a ``QuoinError`` for a number that is infinite.
    package func line() throws(QuoinError) -> [UInt8] {
        try QuoinError.wrapping(in: file.name, "the options cannot be passed on") {
            Array(try JSONText.text(of: self, isCompact: true).utf8)
        }
    }

    /// Reads the request of this process; `nil` if there is none.
    package static func read(from lines: inout LineReader) throws(QuoinError) -> ChildRequest? {
        let line = try QuoinError.wrapping(in: "<standard input>", "cannot be read") { try lines.next() }
        guard case .whole(let bytes)? = line else { return nil }
        return try? JSONDecoder().decode(ChildRequest.self, from: Data(bytes))
    }
}
