import QuoinLayout

/// The number of labels that a figure may have before less important ones are left out.
///
/// Repeated marks are shown once: first equal distances in one stack, then equal marks of one element, then the marks
/// of siblings that look alike. If there are still too many, the outermost and the most different ones stay.
struct MarkBudget {
    /// The number of labels of a simple figure. In other figures, equal distances in a stack share one label.
    static let fewLabels = 12
    /// The area of a figure for each label, in square points.
    private static let areaOfLabel = 4_200.0
    /// The limits of the number of labels, for small and for large figures.
    private static let labels = 14.0...24

    /// The marks that a figure shows, and what it leaves out.
    struct Result {
        var marks: Marks
        /// Whether marks of siblings that look alike are shown once.
        var mergesRepeats = false
        /// The number of labels that are left out.
        var leftOut = 0
    }

    private let subject: Subject
    private let models: [Int]
    private let limit: Int
    private var statements: [Statement]
    private var mergesRepeats = false
    private var leftOut = 0

    /// The marks of a figure within its budget.
    static func apply(to marks: Marks, of subject: Subject) -> Result {
        var budget = MarkBudget(marks, subject)
        guard budget.count > fewLabels else { return Result(marks: marks) }
        budget.joinEqualGaps()
        if budget.isExceeded { budget.joinMarksOfElements() }
        if budget.isExceeded { budget.joinMarksOfLeaves() }
        if budget.isExceeded { budget.measureSiblingsOnce() }
        if budget.isExceeded { budget.leaveOutTheRest() }
        return Result(marks: budget.marks(marks), mergesRepeats: budget.mergesRepeats, leftOut: budget.leftOut)
    }

    private init(_ marks: Marks, _ subject: Subject) {
        self.subject = subject
        let area = subject.bounds.size.width * subject.bounds.size.height / Self.areaOfLabel
        limit = Int(min(max(area, Self.labels.lowerBound), Self.labels.upperBound))
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

        /// `nil` for a mark of an element that the author named. Such a mark always stays.
        init?(_ place: Place, _ source: MarkSource?, _ text: String, _ axis: Axis?, _ models: [Int]) {
            guard let source, !source.isNamed else { return nil }
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

    /// Of three or more equal distances in a stack, all are marked, but only the first has a label, with their number.
    private mutating func joinEqualGaps() {
        let annotations = [Annotation.spacing, .room]
        let gaps = groups {
            annotations.contains($0.source.annotation) ? Key(source: $0.source, axis: $0.axis, text: $0.text) : nil
        }
        for group in gaps where group.count >= 3 {
            statements[group[0]].text += " × \(group.count)"
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

    /// Of siblings that look alike only the first is measured. Another one is measured if the first has no such mark.
    private mutating func measureSiblingsOnce() {
        var shown = Set(statements.filter(\.isOfModel).map { Key(source: $0.source, axis: $0.axis) })
        for position in statements.indices where !statements[position].isOfModel {
            let statement = statements[position]
            guard !shown.insert(Key(source: statement.model, axis: statement.axis)).inserted else { continue }
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
        for entry in order.dropFirst(limit) {
            statements[entry.position].isShown = false
            leftOut += 1
        }
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
        result.dimensions += marks.dimensions.filter { $0.source?.isNamed ?? true }
        let isKept = { (source: MarkSource?) in
            guard let source, !source.isNamed, !kept.contains(source) else { return true }
            return !gone.contains(source) && !(mergesRepeats && models[source.element] != source.element)
        }
        result.bands = marks.bands.filter { isKept($0.source) }
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
