import QuoinLayout
import QuoinScene
import QuoinValues

/// Everything that the contrast of a text depends on: its letters, and what is painted below and above them.
///
/// Colors that fill the whole area of the text are compared without their place, so that a text in front of one color
/// has the same backdrop at every width. Everything else is compared with its place.
struct TextBackdrop: Hashable {
    private var pieces: [Piece] = []
    /// The places of the letters, as far as they are on the canvas; `nil` if they make no difference.
    private var cells: [GlyphBox]?

    /// Whether it is made of colors alone, so that every text with the same backdrop has the same contrast.
    var isUniform: Bool { cells == nil }

    private enum Piece: Hashable {
        /// A color on the whole area.
        case color(RGBA)
        /// The letters of the text: their color, and the contrast that they need.
        case letters(RGBA, needed: Double)
        case operation(DisplayOperation)
    }

    /// The backdrops of the texts of a list, by element.
    static func all(in list: DisplayList) -> [Int: TextBackdrop] {
        let boxes = list.glyphBoxes
        let steps = list.steps(withLetters: boxes)
        let canvas = Rect(origin: .zero, size: list.size)
        return Dictionary(grouping: boxes.joined(), by: \.element).mapValues { TextBackdrop($0, in: steps, on: canvas) }
    }

    private init(_ cells: [GlyphBox], in steps: [PaintItem], on canvas: Rect) {
        let area = cells.dropFirst().reduce(cells[0].frame) { $0.union($1.frame) }
        let element = cells[0].element
        for step in steps {
            if step.letters.first?.element == element {
                if !step.clips.allSatisfy({ $0.coverage(of: area) == .whole }) {
                    pieces += step.clips.map { .operation(.pushClip($0)) }
                }
                for cell in step.letters {
                    guard case .solid(let color) = cell.shading else {
                        pieces += step.operations.map { .operation($0) }
                        break
                    }
                    let piece = Piece.letters(color, needed: cell.needed)
                    if pieces.last != piece { pieces.append(piece) }
                }
            } else {
                add(step, in: area)
            }
        }
        let hasColorsOnly = pieces.allSatisfy { if case .operation = $0 { false } else { true } }
        self.cells = hasColorsOnly && canvas.contains(area) ? nil : cells.map { $0.clipped(to: canvas) }
    }

    private mutating func add(_ step: PaintItem, in area: Rect) {
        guard let bounds = step.bounds, bounds.overlaps(area), step.clips.allSatisfy({ $0.bounds.overlaps(area) })
        else {
            return
        }
        if step.operations.count == 1, step.operations[0].coverage(of: area) == .none { return }
        let isWhole = step.clips.allSatisfy { $0.coverage(of: area) == .whole }
        if isWhole, step.operations.count == 1, case .fill(let shape, .solid(let color)) = step.operations[0],
            shape.coverage(of: area) == .whole
        {
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
    var operations: [DisplayOperation]
    /// An area that contains all that it paints; `nil` if it paints nothing.
    var bounds: Rect?
    /// The clips around it.
    var clips: [Shape]
    /// The letters of a command that draws letters.
    var letters: [GlyphBox] = []
}

extension DisplayList {
    /// The parts of the list, in painting order.
    ///
    /// - Parameter boxes: the letters of each command.
    fileprivate func steps(withLetters boxes: [[GlyphBox]]) -> [PaintItem] {
        var steps: [PaintItem] = []
        var clips: [Shape] = []
        var start: Int?
        var depth = 0
        for (index, command) in commands.enumerated() {
            switch command.operation {
            case .pushGroup, .pushTransform:
                if depth == 0 { start = index }
                depth += 1
            case .popGroup, .popTransform:
                depth -= 1
                guard depth == 0, let first = start else { continue }
                let slice = commands[first...index]
                steps.append(
                    PaintItem(operations: slice.map(\.operation), bounds: slice.paintedBounds, clips: clips))
            case .pushClip(let shape) where depth == 0: clips.append(shape)
            case .popClip where depth == 0: _ = clips.popLast()
            case .pushClip, .popClip, .pushLink, .popLink: continue
            default:
                guard depth == 0 else { continue }
                let cells = boxes[index]
                let letters = cells.first.map { first in cells.reduce(first.frame) { $0.union($1.frame) } }
                let bounds = letters ?? commands[index...index].paintedBounds
                steps.append(PaintItem(operations: [command.operation], bounds: bounds, clips: clips, letters: cells))
            }
        }
        return steps
    }
}
