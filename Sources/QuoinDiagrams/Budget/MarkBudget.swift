import QuoinLayout

/// The number of labels that a figure may have before less important ones are left out.
///
/// Repeated marks are shown once: first equal distances in one stack, then the marks of siblings that look alike, then
/// equal marks of one element. If there are still too many, the outermost and the most different ones stay. At the
/// essential level, repeated marks are always shown once, and only the outermost levels are measured.
struct MarkBudget {
    /// The marks that a figure shows, and what it leaves out.
    struct Result {
        var marks: Marks
        /// The measures that are left out, in words.
        var leftOut: [String] = []
    }

    private let subject: Subject
    private let models: [Int]
    private let limit: Int
    private var statements: [Statement]
    private var mergesRepeats = false
    private var leftOut: [String] = []

    /// The marks of a figure within its budget.
    static func apply(to marks: Marks, of subject: Subject, at level: Diagram.Level) -> Result {
        var budget = MarkBudget(marks, subject, level)
        let isEssential = level == .essential
        guard isEssential || budget.count > DiagramStyle.fewLabels else { return Result(marks: marks) }
        budget.joinEqualGaps(atLeast: isEssential ? 2 : 3)
        budget.measureSiblingsOnce()
        if isEssential || budget.isExceeded { budget.joinMarksOfElements() }
        if isEssential || budget.isExceeded { budget.joinMarksOfLeaves() }
        if isEssential { budget.leaveOutDeepLevels() }
        if budget.isExceeded { budget.leaveOutTheRest() }
        return Result(marks: budget.marks(marks), leftOut: budget.leftOut)
    }

    private init(_ marks: Marks, _ subject: Subject, _ level: Diagram.Level) {
        self.subject = subject
        let area = subject.layout.size.width * subject.layout.size.height
        let (few, all) = (DiagramStyle.essentialLabels, DiagramStyle.fullLabels)
        limit =
            switch level {
            case .essential: area > few.area ? few.large : few.small
            case .full: Int(min(max(area / all.area, all.range.lowerBound), all.range.upperBound))
            }
        let models = RepeatedParts(subject.tree).models
        self.models = models
        statements = marks.dimensions.enumerated().compactMap { number, mark in
            Statement(.dimension(number), mark.source, mark.text, mark.axis, models)
        }
        statements += marks.labels.enumerated().compactMap { number, mark in
            Statement(.label(number), mark.source, mark.text, nil, models)
        }
    }

    /// A fact that the figure shows in a label.
    private struct Statement {
        enum Place: Hashable {
            case dimension(Int)
            case label(Int)
        }

        var place: Place
        var source: MarkSource
        /// The source in the first of the siblings that look alike.
        var model: MarkSource
        var text: String
        var axis: Axis?
        var isShown = true
        /// Whether the mark stays if its label is removed.
        var staysMarked = false

        /// `nil` for a mark that always stays.
        init?(_ place: Place, _ source: MarkSource?, _ text: String, _ axis: Axis?, _ models: [Int]) {
            guard let source, !source.isFixed else { return nil }
            (self.place, self.source, self.text, self.axis) = (place, source, text, axis)
            model = source
            model.element = models[source.element]
        }

        var isOfModel: Bool { model == source }
    }

    private var count: Int { statements.count { $0.isShown } }
    private var isExceeded: Bool { count > limit }

    // MARK: Showing repeated marks once

    private struct Key: Hashable {
        var source: MarkSource
        var axis: Axis?
        var text: String?
    }

    /// The positions of the shown statements, grouped by equal keys, in order.
    private func groups(_ key: (Statement) -> Key?) -> [[Int]] {
        var numbers: [Key: Int] = [:]
        var groups: [[Int]] = []
        for (position, statement) in statements.enumerated() where statement.isShown {
            guard let key = key(statement) else { continue }
            if let number = numbers[key] {
                groups[number].append(position)
            } else {
                numbers[key] = groups.count
                groups.append([position])
            }
        }
        return groups
    }

    /// Of several equal distances in a stack, all are marked, but only the first has a label, with their number.
    private mutating func joinEqualGaps(atLeast number: Int) {
        let annotations = [Annotation.spacing, .room]
        let gaps = groups {
            annotations.contains($0.source.annotation) ? Key(source: $0.source, axis: $0.axis, text: $0.text) : nil
        }
        for group in gaps where group.count >= number {
            statements[group[0]].text = "\(group.count) gaps of \(statements[group[0]].text)"
            for position in group.dropFirst() {
                statements[position].isShown = false
                statements[position].staysMarked = true
            }
        }
    }

    /// Of equal marks of one element along an axis, only the first has a label.
    private mutating func joinMarksOfElements() {
        show(onceIn: groups { Key(source: $0.source, axis: $0.axis, text: $0.text) }, staysMarked: true)
    }

    /// Of equal marks of siblings without children, only the first is shown.
    private mutating func joinMarksOfLeaves() {
        let before = count
        let groups = groups { statement in
            let element = statement.source.element
            guard subject.tree.children(of: element).isEmpty, let parent = subject.tree.parent(of: element)
            else { return nil }
            let source = MarkSource(annotation: statement.source.annotation, element: parent)
            return Key(source: source, axis: statement.axis, text: statement.text)
        }
        show(onceIn: groups, staysMarked: false)
        mergesRepeats = count < before
    }

    /// Of siblings that look alike only the first is measured. Another one is measured if the first has no such mark, or
    /// another distance.
    private mutating func measureSiblingsOnce() {
        func key(_ statement: Statement) -> Key {
            let isDistance = [.insets, .spacing].contains(statement.source.annotation)
            return Key(source: statement.model, axis: statement.axis, text: isDistance ? statement.text : nil)
        }
        var shown = Set(statements.filter(\.isOfModel).map(key))
        for position in statements.indices where !statements[position].isOfModel {
            guard !shown.insert(key(statements[position])).inserted else { continue }
            statements[position].isShown = false
            statements[position].staysMarked = false
            mergesRepeats = true
        }
    }

    private mutating func show(onceIn groups: [[Int]], staysMarked: Bool) {
        for position in groups.flatMap({ $0.dropFirst() }) {
            statements[position].isShown = false
            statements[position].staysMarked = staysMarked
        }
    }

    // MARK: Leaving out

    /// Keeps the deepest level at which the labels are not too many, and what is above; at least the outermost one.
    private mutating func leaveOutDeepLevels() {
        func depth(_ position: Int) -> Int { subject.tree.depth(of: statements[position].source.element) }
        let shown = statements.indices.filter { statements[$0].isShown }
        let depths = shown.map(depth)
        let levels = Set(depths).sorted()
        let deepest = levels.last { level in depths.count { $0 <= level } <= limit } ?? levels.first ?? 0
        for position in shown where depth(position) > deepest { leaveOut(position) }
    }

    private mutating func leaveOut(_ position: Int) {
        statements[position].isShown = false
        leftOut.append(subject.words(of: statements[position].text, statements[position].source))
    }

    /// Keeps statements that are shown nowhere else, and of those the outermost.
    private mutating func leaveOutTheRest() {
        var seen: Set<Key> = []
        let ranked = statements.indices.filter { statements[$0].isShown }
            .map { (position: $0, depth: subject.tree.depth(of: statements[$0].source.element)) }
            .sorted { ($0.depth, $0.position) < ($1.depth, $1.position) }
            .map { entry in
                let statement = statements[entry.position]
                let source = MarkSource(annotation: statement.source.annotation, element: 0)
                return (
                    position: entry.position,
                    isNew: seen.insert(Key(source: source, axis: statement.axis, text: statement.text)).inserted
                )
            }
        let order = ranked.filter(\.isNew) + ranked.filter { !$0.isNew }
        for entry in order.dropFirst(limit) { leaveOut(entry.position) }
    }

    // MARK: The marks that are left

    private func marks(_ marks: Marks) -> Marks {
        var result = marks
        var kept: Set<MarkSource> = []
        var gone: Set<MarkSource> = []
        var labels = Set(marks.labels.indices)
        result.dimensions = []
        for statement in statements {
            if statement.isShown || statement.staysMarked {
                kept.insert(statement.source)
            } else {
                gone.insert(statement.source)
            }
            switch statement.place {
            case .dimension(let number) where statement.isShown:
                var dimension = marks.dimensions[number]
                dimension.text = statement.text
                result.dimensions.append(dimension)
            case .label(let number) where !statement.isShown: labels.remove(number)
            default: break
            }
        }
        result.dimensions += marks.dimensions.filter { $0.source?.isFixed ?? true }
        let isKept = { (source: MarkSource?) in
            guard let source, !source.isFixed, !kept.contains(source) else { return true }
            return !gone.contains(source) && !(mergesRepeats && models[source.element] != source.element)
        }
        result.bands = marks.bands.filter { isKept($0.source) }
        // The frames of parts that look alike are all drawn, although one of them has the name.
        result.outlines = marks.outlines.filter { outline in
            guard let source = outline.source else { return true }
            var model = source
            model.element = models[source.element]
            return isKept(model)
        }
        result.keepLabels(labels, linesOf: isKept)
        return result
    }
}

extension Marks {
    /// Keeps some labels, and of the lines those that a label names or whose source is kept.
    fileprivate mutating func keepLabels(_ kept: Set<Int>, linesOf isKept: (MarkSource?) -> Bool) {
        let named = Set(labels.compactMap(\.line))
        let used = Set(kept.compactMap { labels[$0].line })
        var positions: [Int: Int] = [:]
        var lines: [LineMark] = []
        for (position, line) in self.lines.enumerated() {
            guard used.contains(position) || !named.contains(position) && isKept(line.source) else { continue }
            positions[position] = lines.count
            lines.append(line)
        }
        self.lines = lines
        labels = labels.enumerated().filter { kept.contains($0.offset) }.map { _, label in
            var label = label
            switch label.place {
            case .along(let line): label.place = .along(positions[line] ?? line)
            case .atEnd(let line): label.place = .atEnd(positions[line] ?? line)
            case .within, .outside: break
            }
            return label
        }
    }
}

/// The parts of a layout that look alike: siblings of one structure, such as the rows of a list.
struct RepeatedParts {
    /// By element, the element at the same position in the first sibling of the same structure; the element itself in all
    /// others.
    let models: [Int]

    init(_ tree: LayoutTree) {
        let order = tree.paintOrder.sorted()
        let structures = Self.structures(of: order, in: tree)
        var models = Array(structures.indices)
        // A parent precedes its children.
        for index in order {
            let model = models[index]
            let children = tree.children(of: index)
            guard model == index else {
                for (child, first) in zip(children, tree.children(of: model)) { models[child] = models[first] }
                continue
            }
            var first: [Int: Int] = [:]
            for child in children where !tree.children(of: child).isEmpty {
                models[child] = first[structures[child], default: child]
                if models[child] == child { first[structures[child]] = child }
            }
        }
        self.models = models
    }

    /// The kinds of an element and of everything below it.
    private struct Structure: Hashable {
        var kind: String
        var direction: Axis?
        var children: [Int]
    }

    /// A number for the structure of each element; elements of the same structure have the same number.
    private static func structures(of order: [Int], in tree: LayoutTree) -> [Int] {
        var numbers: [Structure: Int] = [:]
        var result = Array(repeating: 0, count: (order.last ?? -1) + 1)
        for index in order.reversed() {
            let structure = Structure(
                kind: type(of: tree.kind(of: index)).name, direction: direction(of: index, in: tree),
                children: tree.children(of: index).map { result[$0] })
            let number = numbers[structure, default: numbers.count]
            numbers[structure] = number
            result[index] = number
        }
        return result
    }

    private static func direction(of index: Int, in tree: LayoutTree) -> Axis? {
        (tree.kind(of: index) as? StackLayout)?.direction
    }
}
