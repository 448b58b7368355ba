/// How much a document may take to be read and drawn.
///
///     var limits = Limits.strangers
///     limits.pixels = 4_000_000
///     var options = RenderingOptions()
///     options.limits = limits
///     let renderer = DocumentRenderer(options: options)
///
/// Your own documents do not reach the defaults. ``strangers`` is for a server that draws documents of others.
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

    /// Limits for documents of strangers.
    public static let strangers: Limits = {
        var limits = Limits()
        for limit in declarations { limits[keyPath: limit.path] = limit.forStrangers }
        return limits
    }()
}
