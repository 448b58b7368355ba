import QuoinScene
import QuoinSystem

/// Shapes the texts of a layout that is laid out at many widths. Lines that are the same at several widths are shaped
/// once.
///
/// The positions of lines are those of the width at which they were shaped. For measuring, only their sizes count.
final class SweepShaper: TextShaper {
    private let base: any TextShaper
    private var kept: [TextContent: [KeptText]] = [:]
    /// Measurements of the texts of a scene, by the numbers of the texts.
    private var lines: [Int: [TextLines]] = [:]
    private var letterCounts = KeptValues<Int, Int>()
    private var minimumWidths = KeptValues<Int, Double>()

    /// The largest number of layouts of one text that are kept.
    private static let keptLimit = 24

    init(_ base: any TextShaper) {
        self.base = base
    }

    private struct KeptText {
        var available: Size
        var text: ShapedText
    }

    func shape(_ text: TextContent, in available: Size) -> ShapedText {
        if let found = kept[text]?.last(where: {
            text.paragraph.keepsLines(
                of: $0.text.size, isTruncated: $0.text.isTruncated, madeFor: $0.available, in: available)
        }) {
            return found.text
        }
        let shaped = base.shape(text, in: available)
        var list = kept[text] ?? []
        if list.count >= Self.keptLimit { list.removeFirst() }
        list.append(KeptText(available: available, text: shaped))
        kept[text] = list
        return shaped
    }

    func minimumWidth(of text: TextContent) -> Double { base.minimumWidth(of: text) }

    /// Removes the measurements of a scene, because the next one numbers its texts differently.
    func forgetScene() {
        lines.removeAll(keepingCapacity: true)
        letterCounts.removeAll()
        minimumWidths.removeAll()
    }

    /// The lines of a text, with their positions.
    func placedLines(of text: TextContent, in available: Size) -> ShapedText { base.shape(text, in: available) }
}

// MARK: - Texts of a scene

/// The measurements of a shaped text.
struct TextLines {
    let available: Size
    let size: Size
    let isTruncated: Bool
    let lineCount: Int
    /// The size of the smallest letters, in points; `nil` if there are none.
    let letterSize: Double?
    /// The number of characters that are not spaces.
    let letterCount: Int

    init(_ text: ShapedText, in available: Size) {
        (self.available, size, isTruncated, lineCount) = (available, text.size, text.isTruncated, text.lines.count)
        let runs = text.lines.flatMap(\.runs).filter { $0.image == nil }
        letterSize = runs.filter { $0.glyphs.text.contains { !$0.isWhitespace } }.map(\.style.size).min()
        letterCount = runs.reduce(0) { $0 + $1.glyphs.text.letterCount }
    }

    /// Whether there are as many as the text may have, so that it is not the height that leaves some out.
    func hasAllLines(of text: TextContent) -> Bool { text.paragraph.lineLimit.map { lineCount >= $0 } == true }
}

extension SweepShaper {
    /// The lines of a text in its frame.
    ///
    /// - Parameter number: the position of the text in the scene.
    func lines(of text: TextContent, number: Int, in available: Size) -> TextLines {
        if let found = lines[number]?.last(where: {
            text.paragraph.keepsLines(of: $0.size, isTruncated: $0.isTruncated, madeFor: $0.available, in: available)
        }) {
            return found
        }
        let found = TextLines(shape(text, in: available), in: available)
        var list = lines[number] ?? []
        if list.count >= Self.keptLimit { list.removeFirst() }
        list.append(found)
        lines[number] = list
        return found
    }

    /// The areas of the letters in each line of a text, one or more for each, from the height of capitals to the depth of a `g`.
    ///
    /// - Parameter frame: that of the lines.
    func letters(of text: TextContent, in frame: Rect) -> [Rect] {
        placedLines(of: text, in: frame.size).lines.flatMap { line in
            line.runs.map { run in
                guard run.image == nil else { return run.frame.moved(by: frame.origin) }
                let (size, area) = (run.style.size, run.frame.moved(by: frame.origin))
                return Rect(area.minX, frame.minY + line.baseline - size * 0.75, area.size.width, size)
            }
        }
    }

    /// The number of letters of the whole text.
    func letterCount(of text: TextContent, number: Int) -> Int {
        letterCounts.value(for: number) {
            var whole = text
            whole.paragraph.lineLimit = nil
            return TextLines(base.shape(whole, in: .infinity), in: .infinity).letterCount
        }
    }

    /// The width of the widest word, in points.
    func minimumWidth(of text: TextContent, number: Int) -> Double {
        minimumWidths.value(for: number) { base.minimumWidth(of: text) }
    }
}

extension String {
    /// The number of characters, without spaces and without characters that only control the direction.
    fileprivate var letterCount: Int {
        count { !$0.isWhitespace && !$0.unicodeScalars.allSatisfy { (0x202A...0x202E).contains($0.value) } }
    }
}
