import QuoinLayout
import QuoinScene

/// Paints the layout of a figure: enlarged, with hidden parts faint, layers apart, and elements out of focus faded.
struct SubjectDrawing {
    private(set) var commands: [DisplayCommand] = []
    private let subject: Subject
    /// The texts whose letters are painted after lines that pass under them.
    private var later: Set<Int> = []

    init(_ subject: Subject) {
        self.subject = subject
    }

    /// The opacity of parts that the layout itself hides.
    private static let faintOpacity = 0.3
    /// The opacity of the background color over elements that are not in focus.
    private static let veilOpacity = 0.78

    /// - Parameter texts: the elements whose letters are painted later.
    mutating func paint(_ marks: Marks, focus: Set<Int>, background: RGBA, without texts: Set<Int>) {
        later = texts
        add(.pushTransform(.scale(subject.zoom, subject.zoom)))
        paintFaintElements(marks.faintElements)
        let isWhole = !subject.moves.isEmpty
        if !isWhole { add(.pushClip(.rectangle(canvas))) }
        paint { _ in true }
        if !focus.isEmpty {
            add(.fill(.rectangle(canvas), .solid(background.fading(to: Self.veilOpacity))))
            paint(focus.contains)
        }
        if !isWhole { add(.popClip) }
        add(.popTransform)
    }

    /// Paints the letters of some texts, within the clips and groups of everything around them.
    ///
    /// - Parameter faintElements: elements of whose letters the parts that the canvas clips are painted faintly.
    mutating func paintLetters(of texts: Set<Int>, faintElements: [Int]) {
        add(.pushTransform(.scale(subject.zoom, subject.zoom)))
        paintFaintElements(faintElements, only: texts)
        if subject.moves.isEmpty { add(.pushClip(.rectangle(canvas))) }
        for command in subject.list.commands
        where command.operation.isNesting || command.element.map(texts.contains) ?? false {
            commands.append(command)
        }
        if subject.moves.isEmpty { add(.popClip) }
        add(.popTransform)
    }

    private var canvas: Rect { Rect(origin: .zero, size: subject.layout.size) }

    /// Paints clipped parts faintly.
    ///
    /// - Parameter chosen: the elements below the roots that are painted; all if `nil`.
    private mutating func paintFaintElements(_ roots: [Int], only chosen: Set<Int>? = nil) {
        var shown: Set<Int> = []
        for root in roots { shown.formUnion(subject.subtree(of: root)) }
        if let chosen { shown.formIntersection(chosen) }
        guard !shown.isEmpty else { return }
        add(.pushGroup(PaintGroup(opacity: Self.faintOpacity)))
        paint(shown.contains)
        add(.popGroup)
    }

    /// Paints some elements, each with everything below it. Commands of the canvas have no element; they are painted with
    /// the root.
    private mutating func paint(_ isShown: (Int) -> Bool) {
        var open: [Int] = []
        for command in subject.list.commands {
            guard let element = command.element else {
                if isShown(0) { commands.append(command) }
                continue
            }
            guard isShown(element), !later.contains(element) || command.operation.isNesting else { continue }
            let moved = movedElements(above: element)
            // The commands of an element and of everything below it are consecutive, so moves nest like elements.
            while open.count > moved.count || open != Array(moved.prefix(open.count)) {
                add(.popTransform)
                open.removeLast()
            }
            for index in moved.dropFirst(open.count) {
                let distance = subject.moves[index] ?? .zero
                add(.pushTransform(.translation(distance.x / subject.zoom, distance.y / subject.zoom)))
                open.append(index)
            }
            commands.append(command)
        }
        for _ in open { add(.popTransform) }
    }

    /// The moved elements from the root down to an element.
    private func movedElements(above element: Int) -> [Int] {
        guard !subject.moves.isEmpty else { return [] }
        var (found, next): ([Int], Int?) = ([], element)
        while let index = next {
            if subject.moves[index] != nil { found.append(index) }
            next = subject.tree.parent(of: index)
        }
        return found.reversed()
    }

    private mutating func add(_ operation: DisplayOperation) {
        commands.append(DisplayCommand(operation))
    }
}

extension DisplayOperation {
    /// Whether the operation begins or ends something that contains others.
    fileprivate var isNesting: Bool {
        switch self {
        case .pushClip, .popClip, .pushGroup, .popGroup, .pushTransform, .popTransform, .pushLink, .popLink: true
        default: false
        }
    }
}
