import QuoinLayout
import QuoinScene

/// Shapes text with Pango, with the fonts of a stack.
///
/// What was shaped is kept, for a layout asks for the same text several times: to measure it, and again in the frame that
/// it got. A shaper belongs to the thread of its stack.
public final class PangoShaper: TextShaper {
    /// The fonts that texts are shaped with.
    public let stack: FontStack
    private var kept: [TextContent: [KeptLines]] = [:]
    private var keptBytes = 0

    /// So many bytes of text are kept shaped before all are dropped; so take up about 10 MB.
    private static let keptBytesLimit = 1 << 19
    /// In bytes of text: what even a word takes up, shaped, with its styles.
    private static let textCost = 512

    /// A shaper with the fonts of a stack, for the stack's thread.
    public init(_ stack: FontStack) {
        self.stack = stack
    }

    package func shape(_ text: TextContent, in room: Size) -> ShapedText {
        if let known = kept[text]?.first(where: { $0.serves(text.paragraph, room) }) {
            return known.aligned(text.paragraph.alignment, in: room.width, faces: stack.glyphs)
        }
        if keptBytes >= PangoShaper.keptBytesLimit {
            kept.removeAll()
            keptBytes = 0
        }
        let shaped = CairoGlyphCache.withLock { TextShaping(text, in: room, fonts: stack.fonts(for: text)).lines() }
        let lines = KeptLines(shaped, room: room, of: text, problems: missingFamilies(of: text))
        kept[text, default: []].append(lines)
        keptBytes += text.spans.reduce(0) { $0 + $1.string.utf8.count } + PangoShaper.textCost
        return lines.aligned(text.paragraph.alignment, in: room.width, faces: stack.glyphs)
    }

    private func missingFamilies(of text: TextContent) -> [TextProblem] {
        let styles = text.spans.map(\.style) + [text.paragraph.ellipsis.style].compactMap(\.self)
        var problems: [TextProblem] = []
        for style in styles where !style.families.contains(where: stack.hasFamily) {
            let problem = TextProblem.missingFamily(style.families, available: stack.families)
            if !problems.contains(problem) { problems.append(problem) }
        }
        return problems
    }
}

/// Lines and the room they were made for.
private final class KeptLines {
    private let lines: LineStack
    private let size: Size
    private let room: Size
    private let problems: [TextProblem]
    /// The lines as they were aligned last, and the width in which they were.
    private var latest: (width: Double, text: ShapedText)?

    init(_ lines: LineStack, room: Size, of text: TextContent, problems: [TextProblem]) {
        (self.lines, self.room) = (lines, room)
        size = lines.size
        let missing = lines.missingCharacters
        self.problems = problems + (missing.isEmpty ? [] : [.missingGlyphs(missing, text: text.string)])
    }

    /// Whether the lines are those that another room would give.
    ///
    /// A room between the lines' own size and the one they were made for gives the same, for each line took all the words
    /// it could; but not where lines depend on what is left of the width.
    func serves(_ style: ParagraphStyle, _ other: Size) -> Bool {
        if room == other { return true }
        let isTight = style.exclusions.isEmpty && !(lines.isTruncated && style.truncation == .middle)
        return isTight && other.width <= room.width && other.height <= room.height
            && size.width <= other.width + LineStack.tolerance && size.height <= other.height + LineStack.tolerance
    }

    func aligned(_ alignment: ParagraphStyle.Alignment, in width: Double, faces: GlyphRasterizer) -> ShapedText {
        if let latest, latest.width == width { return latest.text }
        let text = lines.aligned(alignment, in: width, problems: problems).withInk(from: faces)
        latest = (width, text)
        return text
    }
}
