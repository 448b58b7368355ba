import QuoinFiles
import QuoinSystem

/// A Markdown text whose blocks of documents become pictures.
package struct FigurePage: Sendable {
    /// How a page shows a picture.
    package enum Style: String, CaseIterable, Sendable {
        /// HTML with a light and a dark picture.
        case picture
        /// A Markdown image of the light picture.
        case markdown
        /// Two Markdown images, of which Material for MkDocs shows one.
        case material
        /// Two images of MyST, of which themes of Sphinx show one.
        case myst
        /// HTML that shows measures and explanations of the element under the pointer, with the layout at several
        /// widths.
        case html
        /// A DocC image: DocC finds the dark picture and the scale by the names of the files.
        case docc
    }

    /// Whether the source of a figure stays on the page.
    package enum Source: Sendable {
        /// The picture is after the block, in place of an earlier one.
        case kept
        /// The picture is in place of the block.
        case replaced
    }

    /// A picture for the folder of pictures. Pictures of the same name are the same.
    package struct Picture {
        package var name: String
        private var content: () throws(QuoinError) -> [UInt8]

        init(name: String, _ content: @escaping () throws(QuoinError) -> [UInt8]) {
            (self.name, self.content) = (name, content)
        }

        /// Draws the picture.
        ///
        /// - Returns: the content of its file.
        package func bytes() throws(QuoinError) -> [UInt8] { try content() }
    }

    /// The text with its pictures.
    package struct Result {
        package var text: String
        package var pictures: [Picture]
    }

    private let path: String
    private let text: String
    private let style: Style
    private let source: Source
    private let folder: String
    private let access: DocumentFile.Access
    private let options: RenderingOptions
    private let version: String
    private let isConfined: Bool

    /// - Parameters:
    ///   - path: the path of the Markdown file, for messages and for the relative paths of documents.
    ///   - folder: the prefix of the pictures' names on the page, such as `figures/`.
    ///   - version: the version of the program, which is a part of the pictures' names.
    ///   - isConfined: whether the page is a stranger's, whose blocks name only documents that it has access to.
    package init(
        path: String, text: String, style: Style, source: Source, pictureFolder folder: String,
        access: DocumentFile.Access, options: RenderingOptions, version: String, isConfined: Bool = false
    ) {
        (self.path, self.text, self.style, self.source) = (path, text, style, source)
        (self.folder, self.access, self.options, self.version) = (folder, access, options, version)
        self.isConfined = isConfined
    }

    /// Reads and lays out all figures.
    ///
    /// - Throws: a ``QuoinError`` with the errors of all blocks, each with its place on the page.
    package func drawn() throws(QuoinError) -> Result {
        let page = PageLines(text)
        let lines = page.lines
        var (result, next): (PageLines.Builder, Int) = (PageLines.Builder(page), 0)
        var (pictures, failures): ([Picture], [QuoinError]) = ([], [])
        let renderers = Renderers(options)
        var count = 0
        for block in FencedBlock.all(in: lines) {
            do throws(QuoinError) {
                guard let figure = try read(block) else { continue }
                count += 1
                let drawn = try draw(figure, number: count, with: renderers)
                pictures += drawn.pictures
                result.keep(next..<block.lines.lowerBound)
                if source == .kept { result.keep(block.lines) }
                result.add(marked(drawn.lines).map { $0.isEmpty ? "" : block.indentation + $0 })
                next = source == .kept ? end(ofFigureAfter: block, in: lines) : block.lines.upperBound
            } catch {
                failures.append(error)
            }
        }
        try QuoinError.throwAll(failures)
        result.keep(next..<lines.count)
        return Result(text: result.text, pictures: pictures)
    }

    // MARK: One figure

    private func read(_ block: FencedBlock) throws(QuoinError) -> FigureBlock? {
        try QuoinError.naming("\(path.printable):\(block.lines.lowerBound + 1)") { () throws(QuoinError) in
            try FigureBlock(block)
        }
    }

    /// The renderers for both appearances, which keep fonts open from figure to figure.
    struct Renderers {
        let light: DocumentRenderer
        let dark: DocumentRenderer

        init(_ options: RenderingOptions) {
            func renderer(_ appearance: Appearance) -> DocumentRenderer {
                var options = options
                options.appearance = appearance
                return DocumentRenderer(options: options)
            }
            (light, dark) = (renderer(.light), renderer(.dark))
        }
    }

    /// - Parameter number: the number of the figure on the page, for the ids of interactive figures.
    private func draw(
        _ figure: FigureBlock, number: Int, with renderers: Renderers
    ) throws(QuoinError) -> (lines: [String], pictures: [Picture]) {
        let file = try file(of: figure)
        let log = ResourceLog()
        var document = try file.read(options.limits, logging: log)
        if let part = figure.part, file.scene == nil { try select(part, of: &document, figure) }
        if style == .html {
            let interactive = try InteractiveFigure(
                document, file, widths: figure.widths, alternative: figure.alternative, options)
            return (interactive.lines(name: "q-figure-\(number)"), [])
        }
        let sources = FigureSources(of: figure, file, log, version: version)
        func images(_ renderers: Renderers) throws(QuoinError) -> FigureImages {
            try FigureImages(document, file, sources: sources, with: renderers, hasDark: style != .markdown)
        }
        let usual = try images(renderers)
        var variants = [usual]
        if style == .picture {
            variants += try usual.readable(on: FigureImages.narrowPage, shownAt: figure.width, options, images)
        }
        let pictures = variants.flatMap { variant in
            variant.all.map { Picture(name: $0.name(style, besides: variant.light), $0.bytes) }
        }
        let alternative = figure.alternative ?? usual.light.alternative
        let lines = style.lines(
            usual, narrow: variants.dropFirst().first, alternative, width: figure.width, folder: folder)
        return (lines, pictures)
    }

    /// The file of a figure. A document on the page keeps its line numbers.
    ///
    /// - Throws: a ``QuoinError`` for a path that leads out of the folder that is read from, whether there is a file or not.
    private func file(of figure: FigureBlock) throws(QuoinError) -> DocumentFile {
        if let path = figure.path {
            let folder = FilePath(self.path).removingLastComponent()
            var file = DocumentFile(path: folder.pushing(FilePath(path)).string, access: access)
            if file.isInterfaceFile { file.scene = figure.part }
            if isConfined {
                try checkPlace(of: path, figure)
                // A link may appear after the place was checked.
                file.within = DocumentFile(path: self.path, access: access).strangersFolder
            }
            guard FileKind.exists(at: file.path) else {
                throw failure("there is no file \"\(path.printable)\"", figure)
            }
            return file
        }
        var file = DocumentFile(path: path, access: access)
        let before = Array(repeating: Substring(), count: figure.block.lines.lowerBound + 1)
        file.excerpt = (before + figure.block.content).joined(separator: "\n")
        return file
    }

    private func checkPlace(of path: String, _ figure: FigureBlock) throws(QuoinError) {
        try QuoinError.naming("\(self.path.printable):\(figure.block.lines.lowerBound + 2)") { () throws(QuoinError) in
            try DocumentFile(path: self.path, access: access).resources(options.limits).checkPlace(ofFileAt: path)
        }
    }

    private func select(_ part: String, of document: inout Document, _ figure: FigureBlock) throws(QuoinError) {
        guard let element = document.root.descendant(withID: part) else {
            throw failure("no element has the id \"\(part.printable)\"", figure)
        }
        document.root = element
        document.canvas.range = .unconstrained
    }

    /// What is wrong with the first line of a figure.
    private func failure(_ message: String, _ figure: FigureBlock) -> QuoinError {
        QuoinError(message, in: "\(path):\(figure.block.lines.lowerBound + 2)")
    }

    // MARK: Marks

    private static let marks = (begin: "<!-- quoin figure -->", end: "<!-- end of quoin figure -->")

    /// The lines of a figure between comments, with which the next run finds them.
    private func marked(_ lines: [String]) -> [String] {
        source == .kept ? ["", Self.marks.begin] + lines + [Self.marks.end] : lines
    }

    /// The line after the figure that an earlier run added to a block; the line after the block if there is none.
    private func end(ofFigureAfter block: FencedBlock, in lines: [Substring]) -> Int {
        let rest = lines[block.lines.upperBound...]
        guard let first = rest.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
            lines[first].hasSuffix(Self.marks.begin),
            let last = rest[first...].firstIndex(where: { $0.hasSuffix(Self.marks.end) })
        else { return block.lines.upperBound }
        return last + 1
    }
}

extension AnyElement {
    /// The element with an id: this one, or the first below it.
    fileprivate func descendant(withID id: String) -> AnyElement? {
        var next = [self]
        while let element = next.popLast() {
            if element.id == id { return element }
            next += element.children.reversed()
        }
        return nil
    }
}

extension FigurePage.Result {
    /// The text and the pictures, as a confined process writes them to standard output.
    package func stream() throws(QuoinError) -> [UInt8] {
        var stream = PictureStream.Picture(file: Array(text.utf8), suffix: "").frame
        for picture in pictures {
            stream += PictureStream.Picture(file: try picture.bytes(), suffix: picture.name).frame
        }
        return stream
    }

    /// The text and the pictures of a stream; `nil` if it is malformed.
    package init?(stream: [UInt8]) {
        guard let parts = PictureStream.pictures(in: stream), let page = parts.first,
            let text = String(validating: page.file, as: UTF8.self),
            parts.dropFirst().allSatisfy({ !$0.suffix.isEmpty && !$0.suffix.hasPrefix(".") })
        else { return nil }
        self.init(
            text: text, pictures: parts.dropFirst().map { part in FigurePage.Picture(name: part.suffix) { part.file } })
    }
}

/// The lines of a page with their ends. A line feed, a carriage return, or both end a line (CommonMark, Line endings).
struct PageLines {
    /// The lines without their ends.
    private(set) var lines: [Substring] = []
    /// The end of each line but the last.
    private var ends: [Substring] = []

    init(_ text: String) {
        var start = text.startIndex
        // The two together are one character.
        while let index = text[start...].firstIndex(where: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }) {
            lines.append(text[start..<index])
            start = text.index(after: index)
            ends.append(text[index..<start])
        }
        lines.append(text[start...])
    }

    /// A text with lines of a page, each with its end, and other lines, which end as the first of the page.
    struct Builder {
        private let page: PageLines
        /// Each line, and the end before the next one.
        private var parts: [(line: String, end: Substring)] = []

        init(_ page: PageLines) {
            self.page = page
        }

        /// Adds lines of the page.
        mutating func keep(_ range: Range<Int>) {
            for index in range {
                parts.append((String(page.lines[index]), index < page.ends.count ? page.ends[index] : usualEnd))
            }
        }

        /// Adds other lines.
        mutating func add(_ lines: [String]) {
            parts += lines.map { ($0, usualEnd) }
        }

        var text: String {
            parts.dropLast().map { $0.line + $0.end }.joined() + (parts.last?.line ?? "")
        }

        private var usualEnd: Substring { page.ends.first ?? "\n" }
    }
}
