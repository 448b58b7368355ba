import QuoinLayout
import Testing

extension LayoutPropertyTests {
    @Test("the numbers that stacks explain of flexing, stretching and places are those of the frames", arguments: seeds)
    func explainedNumbers(seed: UInt64) throws {
        var read = 0
        try check(seed: seed, step: 0.1) { tree, range in
            let trace = try tree.element.trace(in: range, environment: LayoutEnvironment(scale: 2), .words)
            for index in trace.layout.frames.indices {
                guard let facts = trace.fact(StackFacts.self, of: index) else { continue }
                for line in facts.lines {
                    let stated = StatedLine(line, of: index, in: trace)
                    read += stated.children.count
                    if let problem = stated.problem { return "\(trace.layout.tree.path(of: index)): \(problem)" }
                }
            }
            return nil
        }
        #expect(read > 200)
    }
}

/// What a stack explains about the children of a line.
private struct StatedLine {
    struct Child {
        var frame: Rect
        var style: ElementStyle
        /// What it was offered last.
        var range: SizeRange
        var notes: [String]

        /// The numbers of the last sentence with some words, from these words on; `nil` if there is none.
        func numbers(after words: String) -> [Double]? {
            guard let note = notes.last(where: { $0.contains(words) }), let range = note.firstRange(of: words) else {
                return nil
            }
            let rest = note[range.upperBound...].split { !$0.isNumber && !".-".contains($0) }
            return rest.compactMap { Double($0.drop { $0 == "." }) }
        }

        func number(after words: String) -> Double? { numbers(after: words)?.first }
    }

    let stack: StackLayout
    let line: StackFacts.Line
    let children: [Child]
    private let pixel: Double

    init(_ line: StackFacts.Line, of stack: Int, in trace: Layout.Trace) {
        let tree = trace.layout.tree
        self.stack = tree.kind(of: stack) as? StackLayout ?? StackLayout()
        (self.line, pixel) = (line, 1 / trace.layout.grid.scale)
        let first = tree.children(of: stack).lowerBound
        children = line.children.map { child in
            let element = trace[first + child.position]
            let notes = element.events.compactMap { event in
                if case .note(let words) = event { words } else { nil }
            }
            return Child(
                frame: Rect(origin: element.position, size: element.frame.size),
                style: tree.style(of: first + child.position), range: element.range ?? .unconstrained, notes: notes)
        }
    }

    private var axis: Axis { stack.direction }

    /// The first number that is not that of the frames, in words.
    var problem: String? {
        // By the rules of CSS, the height of a column's child may be known only after its width.
        if stack.flexRules == .css && axis == .vertical { return nil }
        for child in children {
            if let problem = flexing(of: child) ?? stretching(of: child) { return problem + "\n\(child.notes)" }
        }
        for (child, next) in zip(children, children.dropFirst()) {
            if let problem = distance(child, next) { return problem + "\n\(next.notes)" }
        }
        return nil
    }

    private func isAbout(_ one: Double, _ other: Double, by tolerance: Double = 0.02) -> Bool {
        abs(one - other) <= pixel + tolerance
    }

    private func flexing(of child: Child) -> String? {
        let extent = child.frame.size[axis]
        // Some kinds are larger than what they are offered.
        guard isAbout(child.range[axis].clamp(extent), extent) else { return nil }
        if let end = child.number(after: "; ends with ") {
            return isAbout(extent, end) ? nil : "ends with \(end), and is \(extent)"
        }
        let name = axis.extentName
        let start = child.number(after: "its natural \(name) is ") ?? child.number(after: "starts with a \(name) of ")
        let flexing = child.notes.last { $0.hasPrefix("its line") } ?? ""
        let given = child.number(after: " gives ") ?? 0
        let taken = child.numbers(after: " takes ")?.first ?? 0
        let (isGrowing, isShrinking) = (flexing.contains(" gives "), flexing.contains(" takes "))
        let rest = isGrowing ? child.number(after: "takes what flooring left over, ") ?? 0 : 0
        let stated = max((start ?? 0) + (isGrowing ? given + rest : isShrinking ? -taken : 0), 0)
        guard start != nil || isGrowing else { return nil }
        if !isAbout(extent, stated) { return "\(stated) is stated, and it is \(extent)" }
        let space = child.number(after: "its line has ") ?? child.number(after: "its line is ").map { -$0 }
        if let space, !isAbout(space, line.freeSpace, by: Double(children.count) * pixel) {
            return "\(space) is said to be free, and \(line.freeSpace) is"
        }
        return nil
    }

    private func stretching(of child: Child) -> String? {
        guard let numbers = child.numbers(after: "stretched to the line's \(axis.cross.extentName) of "),
            let stated = numbers.last
        else { return nil }
        let extent = child.frame.size[axis.cross]
        return isAbout(extent, stated) ? nil : "stretched to \(stated), and is \(extent)"
    }

    /// From a child to the next one in its line.
    private func distance(_ child: Child, _ next: Child) -> String? {
        let stated =
            (next.between ?? 0) + (next.number(after: ", spacing ") ?? 0)
            + (next.number(after: ", spacingBefore ") ?? 0) + child.style.spacingAfter
        let distance = next.frame.origin[axis] - child.frame.origin[axis] - child.frame.size[axis]
        return isAbout(distance, stated) ? nil : "\(stated) is said to be between, and it is \(distance)"
    }
}

extension StatedLine.Child {
    /// The space that `justifyContent` puts between neighbors.
    fileprivate var between: Double? {
        guard let note = notes.last(where: { $0.contains(" between neighbors") }),
            let end = note.firstRange(of: " between neighbors")
        else { return nil }
        return note[..<end.lowerBound].split(separator: " ").last.flatMap { Double($0) }
    }
}
