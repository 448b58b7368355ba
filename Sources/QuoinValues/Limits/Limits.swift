/// How much memory, time and input a document may use.
///
///     var limits = Limits.strangers
///     limits.pixels = 4_000_000
///     var options = RenderingOptions()
///     options.limits = limits
///     let renderer = DocumentRenderer(options: options)
///
/// Your own documents will hardly reach the defaults. ``strangers`` is for a server that draws untrusted documents.
public struct Limits: Hashable, Sendable {
    /// The bytes of a document. They are counted before it is read.
    public var documentBytes = 64 << 20
    /// The bytes of each image or font file. They are counted before it is read.
    public var fileBytes = 1 << 30
    /// The images of a document. An image that is used twice counts twice.
    public var pictures = 10_000
    /// The pixels of each image that is decoded, by its header.
    public var imagePixels = 256_000_000
    /// The pixels of the canvas.
    public var pixels = 256_000_000
    /// The elements of a document. Elements that aliases, components, repetitions and cells of collections make count each
    /// time.
    public var elements = 100_000
    /// How deep elements are nested.
    public var depth = 500
    /// The bytes of each text, in UTF-8. All texts of an SVG count together, those of references each time.
    public var textBytes = 16 << 20
    /// The lines of each text before it is wrapped.
    public var textLines = 1_000_000
    /// The tabs in each line of a text before it is wrapped.
    public var tabs = 10_000
    /// The spans of each text.
    public var spans = 100_000
    /// The rules of each element with constraints.
    public var rules = 5_000
    /// The rules of each element with constraints that contradict earlier ones.
    public var conflicts = 30
    /// The segments of each path.
    public var pathSegments = 1_000_000
    /// The number of errors that are reported for a document, and also of warnings.
    public var errors = 100
    /// The bytes by which the memory of the process may grow while a picture is drawn.
    public var memory = 16 << 30
    /// The processor time that a picture may take, in milliseconds.
    public var time = 60_000

    /// The defaults, which your own documents do not reach.
    public init() {}

    /// Limits for untrusted documents.
    public static let strangers: Limits = {
        var limits = Limits()
        for limit in declarations { limits[keyPath: limit.path] = limit.forStrangers }
        return limits
    }()
}

extension Limits {
    /// The declaration of a limit: its name, its unit and its meaning.
    package struct Declaration: Sendable {
        /// The name in options and messages: that of the Swift property.
        package let name: String
        package let path: any WritableKeyPath<Limits, Int> & Sendable
        /// The value in ``Limits/strangers``.
        package let forStrangers: Int
        package let unit: String
        /// One sentence in plain English.
        package let summary: String
        /// The possible values.
        package let values: ClosedRange<Int>

        fileprivate init(
            _ name: String, _ path: any WritableKeyPath<Limits, Int> & Sendable, forStrangers: Int, _ unit: String,
            values: ClosedRange<Int> = 0...(.max), _ summary: String
        ) {
            (self.name, self.path, self.forStrangers) = (name, path, forStrangers)
            (self.unit, self.summary, self.values) = (unit, summary, values)
        }
    }

    /// The greatest depth of elements for which the stack of a drawing thread is large enough.
    package static let largestDepth = 500

    /// All limits. The command's option, the messages and the table in the documentation are made from them.
    package static let declarations: [Declaration] = [
        Declaration(
            "documentBytes", \.documentBytes, forStrangers: 1_000_000, "bytes",
            "A document. It is counted before it is read."),
        Declaration(
            "fileBytes", \.fileBytes, forStrangers: 32_000_000, "bytes",
            "Each image or font file, counted before it is read."),
        Declaration("pictures", \.pictures, forStrangers: 100, "images", "The images that a document names."),
        Declaration(
            "imagePixels", \.imagePixels, forStrangers: 16_000_000, "pixels",
            "Each image that is decoded, by its header; of an animation, its canvas."),
        Declaration("pixels", \.pixels, forStrangers: 16_000_000, "pixels", "The canvas."),
        Declaration(
            "elements", \.elements, forStrangers: 10_000, "elements",
            "All elements, each time that aliases, components, repetitions and cells of collections make them."),
        Declaration(
            "depth", \.depth, forStrangers: 100, "levels", values: 1...largestDepth, "How deep elements are nested."),
        Declaration(
            "textBytes", \.textBytes, forStrangers: 100_000, "bytes",
            "Each text, in UTF-8; of an SVG, all texts, those of references each time."),
        Declaration("textLines", \.textLines, forStrangers: 5_000, "lines", "The lines that each text is written in."),
        Declaration(
            "tabs", \.tabs, forStrangers: 1_000, "tabs", "The tabs of each line that a text is written in."),
        Declaration("spans", \.spans, forStrangers: 1_000, "spans", "The spans of each text, those of Markdown too."),
        Declaration("rules", \.rules, forStrangers: 1_000, "rules", "The rules of each element with constraints."),
        Declaration(
            "conflicts", \.conflicts, forStrangers: 10, "rules",
            "The rules of each element with constraints that contradict earlier ones."),
        Declaration(
            "pathSegments", \.pathSegments, forStrangers: 10_000, "segments", "The lines and curves of each path."),
        Declaration(
            "errors", \.errors, forStrangers: 20, "messages", values: 1...(.max),
            "The errors, and the warnings, that are reported of a document. The others are counted."),
        Declaration(
            "memory", \.memory, forStrangers: 1_000_000_000, "bytes",
            "By how much the memory of the process may grow while a picture is laid out and drawn."),
        Declaration(
            "time", \.time, forStrangers: 5_000, "ms", "The processor time of laying out and drawing a picture."),
    ]

    /// The declaration of a limit.
    package static func declaration(of path: KeyPath<Limits, Int>) -> Declaration? {
        declarations.first { $0.path == path }
    }

    /// What exceeds a limit, with the limit's value and how to raise it.
    public struct Excess: Hashable, Sendable, CustomStringConvertible {
        /// The name of the limit: that of its property.
        public var limit: String
        /// The limit's value.
        public var value: Int
        /// What exceeds it: `the canvas has 400000000 pixels`.
        public var cause: String
        /// Whether a larger value is possible.
        var canBeRaised: Bool

        init(limit: String, value: Int, cause: String, canBeRaised: Bool) {
            (self.limit, self.value, self.cause, self.canBeRaised) = (limit, value, cause, canBeRaised)
        }

        /// What exceeds a bound that is the same for all documents.
        ///
        /// - Parameter cause: a clause.
        package init(ofFixed bound: String, _ value: Int, _ cause: String) {
            self.init(limit: bound, value: value, cause: cause, canBeRaised: false)
        }

        /// The end of work whose task was cancelled, as if it had a limit.
        package static let cancellation = Excess(ofFixed: "cancellation", 0, "the task was cancelled")

        /// The cause, the limit, and the option that raises it.
        public var description: String {
            if self == .cancellation { return cause }
            let advice = canBeRaised ? " (--limit \(limit)=NUMBER raises it)" : ""
            return "\(cause); the limit \"\(limit)\" is \(value)" + advice
        }
    }

    /// The error of something that exceeds a limit.
    ///
    /// - Parameter cause: what exceeds it, a clause without the limit: `the canvas has 400000000 pixels`.
    package func excess(_ path: KeyPath<Limits, Int>, _ cause: String) -> Excess {
        let declaration = Self.declaration(of: path)
        let value = self[keyPath: path]
        return Excess(
            limit: declaration?.name ?? "", value: value, cause: cause,
            canBeRaised: value < declaration?.values.upperBound ?? .max)
    }

    /// The limits with one of them replaced; `nil` if there is no such limit, or the value is not possible.
    package func setting(_ name: String, to value: Int) -> Limits? {
        guard let declaration = Self.declarations.first(where: { $0.name == name }),
            declaration.values.contains(value)
        else { return nil }
        var limits = self
        limits[keyPath: declaration.path] = value
        return limits
    }
}
