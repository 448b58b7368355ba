import QuoinScene

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
