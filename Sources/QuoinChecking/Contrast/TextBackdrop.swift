import QuoinScene

/// Everything that the contrast of a text depends on: its letters, and what is painted below and above them.
///
/// Colors that fill the whole area of the text are compared without their place, so that a text in front of one color
/// has the same backdrop at every width. Everything else is compared with its place relative to the text's pixel, so that a
/// text that moves with what is behind it has the same backdrop, too, or with its place on the canvas.
struct TextBackdrop: Hashable {
    private var pieces: [Piece] = []
    /// The letters, as far as they are on the canvas; `nil` if their places make no difference.
    private var runs: [LetterRun]?

    /// Whether it is made of colors alone, so that every text with the same backdrop has the same contrast.
    var isUniform: Bool { runs == nil }

    private enum Piece: Hashable {
        /// A color on the whole area.
        case color(RGBA)
        /// The letters of the text: their color, that of the line around them, and the contrast that they need.
        case letters(RGBA, outline: Shading?, needed: Double)
        case operation(DisplayOperation)
    }

    /// The backdrops of the texts of a list, by element.
    static func all(in lettered: LetteredList) -> [Int: TextBackdrop] {
        let canvas = Rect(origin: .zero, size: lettered.list.size)
        let steps = lettered.list.steps(withLetters: lettered.runs)
        return Dictionary(grouping: lettered.runs.compactMap(\.self), by: \.element).mapValues {
            TextBackdrop($0, in: steps, on: canvas)
        }
    }

    /// - Parameter runs: those of one text, at least one.
    private init(_ runs: [LetterRun], in steps: [PaintItem], on canvas: Rect) {
        let area = runs.dropFirst().reduce(runs[0].bounds) { $0.union($1.bounds) }
        let element = runs[0].element
        for index in steps.indices {
            guard let run = steps[index].run, run.element == element else {
                if steps[index].bounds?.overlaps(area) == true { add(steps[index], in: area) }
                continue
            }
            let step = steps[index]
            if !step.clips.allSatisfy({ $0.coverage(of: area) == .whole }) {
                pieces += step.clips.map { .operation(.pushClip($0)) }
            }
            guard case .solid(let color) = run.shading else {
                pieces += step.operations.map { .operation($0) }
                continue
            }
            let piece = Piece.letters(color, outline: run.outline, needed: run.needed)
            if pieces.last != piece { pieces.append(piece) }
        }
        let hasColorsOnly = pieces.allSatisfy { if case .operation = $0 { false } else { true } }
        let isWhole = canvas.contains(area)
        if hasColorsOnly, isWhole { return }
        self.runs = runs.map { run in run.with(run.cells.map { $0.intersection(canvas) }) }
        if isWhole { move(by: Point(-area.minX.rounded(.down), -area.minY.rounded(.down))) }
    }

    /// Moves everything by whole points, if all of it can be moved: the pixels stay the same.
    private mutating func move(by distance: Point) {
        var moved: [Piece] = []
        for piece in pieces {
            guard case .operation(let operation) = piece else {
                moved.append(piece)
                continue
            }
            guard let operation = operation.moved(by: distance) else { return }
            moved.append(.operation(operation))
        }
        pieces = moved
        runs = runs?.map { run in run.with(run.cells.map { $0.moved(by: distance) }) }
    }

    /// - Parameter step: one whose bounds overlap the area.
    private mutating func add(_ step: PaintItem, in area: Rect) {
        guard step.clips.allSatisfy({ $0.bounds.overlaps(area) }) else { return }
        if step.single?.coverage(of: area) == Coverage.none { return }
        let isWhole = step.clips.allSatisfy { $0.coverage(of: area) == .whole }
        if isWhole, case .fill(let shape, .solid(let color))? = step.single, shape.coverage(of: area) == .whole {
            // Nothing below an opaque color is visible.
            if color.alpha >= 1 { pieces = [] }
            pieces.append(.color(color))
        } else {
            pieces += (step.clips.map { .pushClip($0) } + step.operations).map { .operation($0) }
        }
    }
}

/// A part of a display list that paints: a command, or all those of a group or a transform.
private struct PaintItem {
    var commands: ArraySlice<DisplayCommand>
    /// An area that contains all that it paints; `nil` if it paints nothing.
    var bounds: Rect?
    /// The clips around it.
    var clips: [Shape]
    /// The letters of a command that draws letters.
    var run: LetterRun?

    var operations: [DisplayOperation] { commands.map(\.operation) }
    /// The operation of a part that is one command.
    var single: DisplayOperation? { commands.count == 1 ? commands[commands.startIndex].operation : nil }
}

extension DisplayList {
    /// The parts of the list, in painting order.
    ///
    /// - Parameter runs: the letters of each command.
    fileprivate func steps(withLetters runs: [LetterRun?]) -> [PaintItem] {
        var steps: [PaintItem] = []
        var clips: [Shape] = []
        var start: Int?
        var depth = 0
        for index in commands.indices {
            switch commands[index].operation {
            case .pushGroup, .pushTransform:
                if depth == 0 { start = index }
                depth += 1
            case .popGroup, .popTransform:
                depth -= 1
                guard depth == 0, let first = start else { continue }
                let slice = commands[first...index]
                steps.append(PaintItem(commands: slice, bounds: slice.paintedBounds, clips: clips))
            case .pushClip(let shape) where depth == 0: clips.append(shape)
            case .popClip where depth == 0: _ = clips.popLast()
            case .pushClip, .popClip, .pushLink, .popLink: continue
            default:
                guard depth == 0 else { continue }
                let slice = commands[index...index]
                steps.append(
                    PaintItem(
                        commands: slice, bounds: runs[index]?.bounds ?? slice.paintedBounds, clips: clips,
                        run: runs[index]))
            }
        }
        return steps
    }
}

extension DisplayOperation {
    /// The operation at another place; `nil` for one whose colors have places of their own.
    fileprivate func moved(by distance: Point) -> DisplayOperation? {
        switch self {
        case .fill(let shape, .solid(let color)): .fill(shape.moved(by: distance), .solid(color))
        case .stroke(let path, let style, .solid(let color)): .stroke(path.moved(by: distance), style, .solid(color))
        case .glyphs(let run, let origin, .solid(let color)):
            .glyphs(run, at: origin.moved(by: distance), .solid(color))
        case .pushClip(let shape): .pushClip(shape.moved(by: distance))
        case .popClip: self
        default: nil
        }
    }
}

extension Shape {
    fileprivate func moved(by distance: Point) -> Shape {
        switch self {
        case .rectangle(let rect):
            .rectangle(Rect(origin: rect.origin.moved(by: distance), size: rect.size))
        case .rounded(let rect, let radii, let curve):
            .rounded(Rect(origin: rect.origin.moved(by: distance), size: rect.size), radii, curve)
        case .path(let path, let rule): .path(path.moved(by: distance), rule)
        }
    }
}

extension Path {
    fileprivate func moved(by distance: Point) -> Path { map { $0.moved(by: distance) } }
}

extension Point {
    /// To far less than a pixel, so that places that were computed in different ways are the same.
    fileprivate func moved(by distance: Point) -> Point {
        Point(((x + distance.x) * 0x1p20).rounded() * 0x1p-20, ((y + distance.y) * 0x1p20).rounded() * 0x1p-20)
    }
}
