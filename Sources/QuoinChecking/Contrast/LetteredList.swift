import QuoinExplanations

/// A list, and the places of its letters.
struct LetteredList {
    let list: DisplayList
    /// The letters of each command; `nil` for one that draws none.
    private let all: [LetterRun?]
    /// The letters of each command; none within a transform.
    let runs: [LetterRun?]

    init(_ list: DisplayList, _ faces: KnownFaces) {
        self.list = list
        var outlines: [Point: Shading] = [:]
        for case .glyphOutlines(_, let origin, _, let shading) in list.commands.lazy.map(\.operation) {
            outlines[origin] = shading
        }
        all = list.commands.map { LetterRun($0, faces, outlines) }
        var depth = 0
        runs = zip(list.commands, all).map { command, run in
            if case .pushTransform = command.operation { depth += 1 }
            if case .popTransform = command.operation { depth -= 1 }
            return depth == 0 ? run : nil
        }
    }

    /// The area of the letters of each text, by element.
    var areas: [Int: Rect] {
        Dictionary(runs.compactMap { run in run.map { ($0.element, $0.bounds) } }) { $0.union($1) }
    }

    /// The list with a rectangle in the place of each letter, or with nothing there.
    func replacingLetters(by shading: (LetterRun) -> Shading?) -> DisplayList {
        var copy = list
        copy.commands = zip(list.commands, all).flatMap { command, run -> [DisplayCommand] in
            guard command.operation.isLetters else { return [command] }
            guard let run, let shading = shading(run) else { return [] }
            return run.cells.map { DisplayCommand(.fill(.rectangle($0), shading), element: command.element) }
        }
        return copy
    }
}

extension DisplayOperation {
    fileprivate var isLetters: Bool {
        switch self {
        case .glyphs, .glyphOutlines: true
        default: false
        }
    }
}

/// The places of the letters of a command that draws letters, and what their contrast depends on.
struct LetterRun: Hashable {
    var element: Int
    let shading: Shading
    /// What the line around the letters is drawn with; `nil` if they have none.
    let outline: Shading?
    var needed: Double
    /// From the baseline of each letter up to the x-height.
    private(set) var cells: [Rect]
    /// Around all letters.
    private(set) var bounds: Rect
    /// The size of the letters, in points.
    private let size: Double

    /// - Parameter outlines: what letters are outlined with, by their origin.
    /// - Returns: `nil` for a command that draws no letters.
    init?(_ command: DisplayCommand, _ faces: KnownFaces, _ outlines: [Point: Shading]) {
        guard case .glyphs(let run, let origin, let shading) = command.operation, let element = command.element,
            !run.glyphs.isEmpty
        else { return nil }
        let height = run.size / 2
        needed = LayoutProblem.neededContrast(ofSize: run.size, isBold: faces.traits(of: run.face).isBold)
        cells = run.glyphs.indices.map { index in
            let position = run.glyphs[index].position
            let next = index + 1 < run.glyphs.count ? run.glyphs[index + 1].position.x : position.x + height
            let width = min(max(next - position.x, 1), run.size)
            // Whole pixels, so that the edges of the cell have the full color.
            let (left, top) = ((origin.x + position.x).rounded(.down), (origin.y + position.y - height).rounded(.up))
            return Rect(left, top, width.rounded(.up), max(height.rounded(.down), 1))
        }
        bounds = cells.dropFirst().reduce(cells[0]) { $0.union($1) }
        (self.element, self.shading, outline) = (element, shading, outlines[origin])
        size = run.size
    }

    /// The run with other places of its letters.
    func with(_ cells: [Rect]) -> LetterRun {
        var copy = self
        copy.cells = cells
        copy.bounds = cells.dropFirst().reduce(cells.first ?? .zero) { $0.union($1) }
        return copy
    }

    /// Whether the letters are a watermark over others: in a translucent color, and larger.
    func isWatermark(over all: [LetterRun]) -> Bool {
        guard let color = shading.solidColor, color.alpha < 0.5 else { return false }
        return all.contains { other in
            other.element != element && Self.isLargerMark(size, over: other.size) && other.bounds.overlaps(bounds)
        }
    }

    /// Whether the letters of a pale text are so much larger than others that they are meant to be over or below them.
    static func isLargerMark(_ size: Double, over other: Double) -> Bool { size >= 1.5 * other }
}

/// What contrast depends on in the fonts of pictures, found once for each face. There are few, so that they are compared
/// rather than hashed.
final class KnownFaces {
    private let renderer: PictureRenderer
    private var known: [(face: FontFace, traits: Traits)] = []

    struct Traits {
        /// Whether the glyphs have their own colors, as those of emoji have.
        var hasOwnColors: Bool
        var isBold: Bool
    }

    init(_ renderer: PictureRenderer) { self.renderer = renderer }

    func traits(of face: FontFace) -> Traits {
        if let found = known.first(where: { $0.face == face }) { return found.traits }
        let traits = Traits(hasOwnColors: renderer.hasOwnColors(face), isBold: face.isBold)
        known.append((face, traits))
        return traits
    }

    /// A picture without glyphs that have their own colors, on which the color of a text has no effect.
    func withoutColorGlyphs(_ list: DisplayList) -> DisplayList {
        func isColored(_ command: DisplayCommand) -> Bool {
            guard case .glyphs(let run, _, _) = command.operation else { return false }
            return traits(of: run.face).hasOwnColors
        }
        guard list.commands.contains(where: isColored) else { return list }
        var copy = list
        copy.commands.removeAll(where: isColored)
        return copy
    }
}

extension FontFace {
    fileprivate var isBold: Bool {
        if let weight = variations.split(separator: ",").first(where: { $0.hasPrefix("wght=") }) {
            return (Double(weight.dropFirst(5)) ?? 400) >= 700
        }
        return ["Bold", "Black", "Heavy"].contains { style.contains($0) }
    }
}
