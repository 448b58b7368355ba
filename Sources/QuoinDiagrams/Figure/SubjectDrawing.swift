import QuoinLayout
import QuoinScene

/// Paints the layout that a figure is about, with what the figure does to it: larger, faint where it does not show,
/// apart where its layers are, faded where others stand out.
struct SubjectDrawing {
    private(set) var commands: [DisplayCommand] = []
    private let subject: Subject

    init(_ subject: Subject) {
        self.subject = subject
    }

    /// The opacity of what does not show in the picture itself.
    private static let ghostOpacity = 0.3
    /// The opacity of the ground over what is not in focus.
    private static let veilOpacity = 0.78

    mutating func paint(_ marks: Marks, focus: Set<Int>, ground: RGBA) {
        add(.pushTransform(.scale(subject.zoom, subject.zoom)))
        paintGhosts(marks.ghosts)
        let isWhole = !subject.moves.isEmpty
        if !isWhole { add(.pushClip(.rectangle(canvas))) }
        paint { _ in true }
        if !focus.isEmpty {
            add(.fill(.rectangle(canvas), .solid(ground.fading(to: Self.veilOpacity))))
            paint(focus.contains)
        }
        if !isWhole { add(.popClip) }
        add(.popTransform)
    }

    private var canvas: Rect { Rect(origin: .zero, size: subject.layout.size) }

    /// Parts that are clipped away, faint.
    private mutating func paintGhosts(_ roots: [Int]) {
        guard !roots.isEmpty else { return }
        var shown: Set<Int> = []
        for root in roots { shown.formUnion(subject.subtree(of: root)) }
        add(.pushGroup(PaintGroup(opacity: Self.ghostOpacity)))
        paint(shown.contains)
        add(.popGroup)
    }

    /// Paints what belongs to some elements, of which those below one are all or none; commands of the canvas have no
    /// element and belong to all.
    private mutating func paint(_ isShown: (Int) -> Bool) {
        var open: [Int] = []
        for command in subject.list.commands {
            guard let element = command.element else {
                if isShown(0) { commands.append(command) }
                continue
            }
            guard isShown(element) else { continue }
            let moved = movedElements(above: element)
            // Commands of an element and all below it follow each other, so that the moves nest as the elements do.
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

    /// The elements that are moved, from the root down to an element.
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
