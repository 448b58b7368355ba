import Dispatch
import QuoinFiles
import QuoinSystem
import Synchronization

/// A document as a page shows it, or why it cannot be drawn.
struct Drawing: Sendable, Encodable {
    var document: String
    /// Later drawings have higher numbers: an answer may reach the page after an event that was sent later.
    var number = 0
    /// What the picture was drawn from. It is accepted only as long as that has not changed.
    var version: String
    /// The address that opens the document in an editor.
    var address = ""
    /// `nil` if the document is faulty.
    var picture: Picture?
    /// In paint order.
    var elements: [Element] = []
    var canvas: ShownCanvas?
    var variants: [Variant] = []
    /// Whether the document has a diagram, and whether that is what is drawn.
    var hasDiagram = false
    var isDiagram = false
    /// Errors first.
    var messages: [Message] = []
    /// Whether there are errors. Then the picture is that of the last text without any.
    var isFaulty = false

    struct Picture: Sendable, Encodable {
        /// The number of the picture, by which the page requests it.
        var id: Int
        /// In pixels.
        var width: Int
        var height: Int
        /// Pixels per point.
        var scale: Double
    }

    struct ShownCanvas: Sendable, Encodable {
        /// In points.
        var width: Double
        var height: Double
        /// The width that the document's own canvas gives at most, in points; `nil` for any.
        var ownWidth: Double?
        var textScale: Double
        var appearance: String
        var direction: String
        var language: String?
    }

    struct Variant: Sendable, Encodable {
        var suffix: String
    }

    /// An element with its frame. Keys are short, because there may be thousands.
    struct Element: Sendable, Encodable {
        /// The index in the layout's tree.
        var i: Int
        /// The index of the element around it; -1 for the root.
        var p: Int
        /// The kind.
        var k: String
        /// The id, or the beginning of the text.
        var n: String?
        /// The frame in points: x, y, width, height.
        var f: [Double]
        /// The line in the document.
        var l: Int?
    }

    /// An error or a warning with its place.
    struct Message: Sendable, Encodable {
        var text: String
        var isError: Bool
        var line: Int?
        var column: Int?
        /// The address that opens the place.
        var address: String?
    }
}

extension Drawing.Element {
    private static let nameLimit = 28

    init(_ index: Int, of layout: Layout) {
        let (tree, frame) = (layout.tree, layout.frames[index])
        let text = (tree.kind(of: index) as? TextNode)?.text.string
        let short = text.map { $0.count > Self.nameLimit ? "“\($0.prefix(Self.nameLimit))…”" : "“\($0)”" }
        self.init(
            i: index, p: tree.parent(of: index) ?? -1, k: tree.word(of: index).printable,
            n: (tree.id(of: index) ?? short)?.printable,
            f: [frame.minX, frame.minY, frame.size.width, frame.size.height].map { ($0 * 100).rounded() / 100 },
            l: tree.source(of: index)?.documentLine)
    }
}

extension Drawing.Message {
    /// The messages of an error, with their places.
    static func messages(of error: QuoinError, _ place: (_ line: Int?, _ column: Int?) -> String?) -> [Drawing.Message]
    {
        let known = error.diagnostics.map { Drawing.Message($0, place) }
        return known.isEmpty
            ? error.messages.map { Drawing.Message(text: $0, isError: true, address: place(nil, nil)) } : known
    }

    init(_ diagnostic: Diagnostic, _ address: (_ line: Int?, _ column: Int?) -> String?) {
        let place = diagnostic.place?.file == nil ? diagnostic.place : nil
        let path = diagnostic.path.isEmpty ? "" : diagnostic.path + ": "
        self.init(
            text: (path + diagnostic.message).printable, isError: diagnostic.severity == .error, line: place?.line,
            column: place?.column, address: address(place?.line, place?.column))
    }
}

/// A thread whose stack suffices for drawing documents. An actor that draws runs on it. It lives as long as the process.
final class DrawingThread: SerialExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    /// Counts the jobs that wait.
    private let waiting = DispatchSemaphore(value: 0)

    /// - Parameter isInBackground: whether other threads have priority.
    init(isInBackground: Bool = false) {
        let hasStarted = WorkerThreads.detach(stackSize: DocumentRenderer.stackSize) { [self] in
            if isInBackground { WorkerThreads.moveToBackground() }
            while true { next().runSynchronously(on: asUnownedSerialExecutor()) }
        }
        precondition(hasStarted, "the system gives no threads")
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        waiting.signal()
    }

    private func next() -> UnownedJob {
        waiting.wait()
        return jobs.withLock { $0.removeFirst() }
    }
}

/// Why an element has its size and place, and the values that its author wrote.
struct ElementDetails: Sendable, Encodable {
    var path: String
    var kind: String
    /// A block of lines for each element from the root down to this one.
    var reasons: [String]
    var values: [Value]
    var line: Int?
    var column: Int?
    /// The address that opens the place.
    var address: String?
    /// The text of the document from which the values are.
    var version: String
    /// Why there are no values, for a person.
    var note: String?

    struct Value: Sendable, Encodable {
        /// The keys that lead to it from the element: `column.padding[2]`.
        var name: String
        var text: String
        /// The bytes in the text.
        var start: Int
        var end: Int
        /// Whether arrow keys step it.
        var isNumber: Bool
    }
}

extension ElementDetails {
    /// - Parameters:
    ///   - layout: one with explanations.
    ///   - text: what the document was read from.
    init(_ index: Int, of layout: DocumentLayout, in text: DocumentText, _ links: EditorLinks) {
        let tree = layout.layout.tree
        let source = tree.source(of: index)
        self.init(
            path: tree.path(of: index).printable, kind: tree.word(of: index).printable,
            reasons: layout.trace.reasons(of: index).flatMap { $0.split(separator: "\n").map(String.init) }, values: [],
            version: text.version)
        guard let source else { return }
        if let file = source.file {
            note = "It is written in \(file.name.printable), line \(source.line)."
            return
        }
        (line, column) = (source.line, source.column)
        address = links.address(text.path, line: line, column: column)
        let places = Set(tree.paintOrder.compactMap { tree.source(of: $0) })
        let written = (try? WrittenValues(in: text.string))?.values(of: source, among: places) ?? []
        values = written.filter { !$0.name.isEmpty }.map {
            Value(
                name: $0.name.printable, text: $0.text, start: $0.bytes.lowerBound, end: $0.bytes.upperBound,
                isNumber: Double($0.text) != nil && $0.style == .plain)
        }
    }
}
