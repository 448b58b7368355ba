import QuoinScene

/// Paints the layout of a figure: enlarged, with hidden parts faint, layers apart, and elements out of focus faded.
struct SubjectDrawing {
    private(set) var commands: [DisplayCommand] = []
    private let subject: Subject
    /// What is painted below the content of elements, in points of the figure, by the position in the commands of the layout.
    private var underlays: [Int: [DisplayOperation]] = [:]

    /// - Parameter underlays: what is painted above the fills of elements and below their content, in points of the figure.
    init(_ subject: Subject, underlays: [Int: [DisplayOperation]]) {
        self.subject = subject
        let places = ContentPlaces(subject)
        for (element, operations) in underlays.sorted(by: { $0.key < $1.key }) {
            self.underlays[places.start(of: element), default: []] += operations
        }
    }

    /// The opacity of parts that the layout itself hides.
    private static let faintOpacity = 0.3
    /// The opacity of the background color over elements that are not in focus.
    private static let veilOpacity = 0.78

    mutating func paint(_ marks: Marks, focus: Set<Int>, background: RGBA) {
        add(.pushTransform(.scale(subject.zoom, subject.zoom)))
        paintFaintElements(marks.faintElements)
        let isWhole = !subject.moves.isEmpty
        if !isWhole { add(.pushClip(.rectangle(canvas))) }
        paint(withUnderlays: true) { _ in true }
        if !focus.isEmpty {
            add(.fill(.rectangle(canvas), .solid(background.fading(to: Self.veilOpacity))))
            paint(focus.contains)
        }
        if !isWhole { add(.popClip) }
        add(.popTransform)
    }

    private var canvas: Rect { Rect(origin: .zero, size: subject.layout.size) }

    /// Paints clipped parts faintly.
    private mutating func paintFaintElements(_ roots: [Int]) {
        var shown: Set<Int> = []
        for root in roots { shown.formUnion(subject.subtree(of: root)) }
        guard !shown.isEmpty else { return }
        add(.pushGroup(PaintGroup(opacity: Self.faintOpacity)))
        paint(shown.contains)
        add(.popGroup)
    }

    /// Paints some elements, each with everything below it. Commands of the canvas have no element; they are painted with
    /// the root.
    private mutating func paint(withUnderlays isUnderlaid: Bool = false, _ isShown: (Int) -> Bool) {
        var open: [Int] = []
        for (place, command) in subject.list.commands.enumerated() {
            if isUnderlaid { addUnderlay(at: place, moved: open) }
            guard let element = command.element else {
                if isShown(0) { commands.append(command) }
                continue
            }
            guard isShown(element) else { continue }
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
        if isUnderlaid { addUnderlay(at: subject.list.commands.count, moved: open) }
        for _ in open { add(.popTransform) }
    }

    /// Paints what lies below a command, in points of the figure.
    private mutating func addUnderlay(at place: Int, moved: [Int]) {
        guard let operations = underlays[place] else { return }
        let shift = moved.reduce(Point.zero) { $0 + (subject.moves[$1] ?? .zero) }
        add(.pushTransform(.scale(1 / subject.zoom, 1 / subject.zoom)))
        add(.pushTransform(.translation(-shift.x, -shift.y)))
        for operation in operations { add(operation) }
        add(.popTransform)
        add(.popTransform)
    }

    /// The moved elements from the root down to an element.
    private func movedElements(above element: Int) -> [Int] {
        guard !subject.moves.isEmpty else { return [] }
        return sequence(first: element, next: subject.tree.parent).filter { subject.moves[$0] != nil }.reversed()
    }

    private mutating func add(_ operation: DisplayOperation) {
        commands.append(DisplayCommand(operation))
    }
}

/// Where the content of elements begins in the commands of a layout: behind their shadows and fills.
private struct ContentPlaces {
    private let subject: Subject
    /// The positions of the first commands of elements, and of everything below them.
    private var first: [Int: Int] = [:]

    init(_ subject: Subject) {
        self.subject = subject
        for (place, command) in subject.list.commands.enumerated() {
            var next = command.element
            while let element = next, first[element] == nil {
                first[element] = place
                next = subject.tree.parent(of: element)
            }
        }
    }

    /// The position of the first command of an element's content, or the end if nothing of the element is painted.
    func start(of element: Int) -> Int {
        let commands = subject.list.commands
        guard var place = first[element] else { return commands.count }
        if let children = subject.tree.children(of: element).compactMap({ first[$0] }).min() { return children }
        var fills = subject.tree.paint(of: element)?.fills.count ?? 0
        while place < commands.count, commands[place].element == element {
            switch commands[place].operation {
            case .fill where fills > 0: fills -= 1
            case .shadow, .innerShadow, .blurBackdrop, .filterBackdrop: break
            case .pushClip, .popClip, .pushGroup, .pushTransform, .pushLink: break
            default: return place
            }
            place += 1
        }
        return place
    }
}
