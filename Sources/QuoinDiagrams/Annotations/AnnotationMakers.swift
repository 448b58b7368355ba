import QuoinScene

/// Makes the marks of one kind of annotation. A new kind is a new file and an entry in ``AnnotationMakers/all``.
protocol AnnotationMaker: SendableMetatype {
    static var annotation: Annotation { get }

    /// Whether the annotation is drawn by default, for what the author set.
    static var isDefault: Bool { get }

    /// Whether the annotation is drawn at the essential level.
    static var isEssential: Bool { get }

    /// Marks an element.
    ///
    /// - Parameter showsAll: whether everything that can be shown is marked, or only what the author set.
    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks)
}

extension AnnotationMaker {
    static var isDefault: Bool { true }
    static var isEssential: Bool { false }
}

/// All kinds of annotation, in the order in which they are drawn.
enum AnnotationMakers {
    static let all: [any AnnotationMaker.Type] = [
        HighlightAnnotation.self, DepthAnnotation.self, OutlineAnnotation.self, ProposalAnnotation.self,
        ScrollAnnotation.self, CollectionAnnotation.self, InsetAnnotation.self, SpacingAnnotation.self,
        FreeSpaceAnnotation.self, FlexAnnotation.self, OverflowAnnotation.self, CenterAnnotation.self,
        AlignmentAnnotation.self, BaselineAnnotation.self, ConstraintAnnotation.self, OffsetAnnotation.self,
        MarginAnnotation.self, RatioAnnotation.self, RangeAnnotation.self, SizeAnnotation.self, TargetAnnotation.self,
        AxisAnnotation.self, NameAnnotation.self,
    ]
}

extension Annotation {
    /// All kinds of annotation, in the order in which they are drawn.
    public static var allCases: [Annotation] { AnnotationMakers.all.map { $0.annotation } }

    /// The kinds of annotation that a diagram has at the full level.
    public static var defaults: [Annotation] {
        AnnotationMakers.all.filter { $0.isDefault }.map { $0.annotation }
    }
}

extension Marks {
    /// Collects the marks of a diagram: the first phase.
    init(_ diagram: Diagram, of subject: Subject) {
        if diagram.style == .structure {
            annotate([OutlineAnnotation.self], diagram, subject)
        } else if diagram.annotations == nil, diagram.shownLevel == .essential {
            annotate(AnnotationMakers.all.filter { $0.isEssential }, diagram, subject)
        }
        // A layout without anything essential has all that there is.
        if isEmpty, diagram.style == .measures { annotate(AnnotationMakers.all, diagram, subject) }
        joinRepeatedMarks()
        add(diagram.changes, in: subject)
        addBadges(diagram.badges, in: subject)
        for note in diagram.notes {
            guard let index = subject.elements(named: note.id).first else { continue }
            addLabel(note.text, .size, .outside(subject.frames[index]))
        }
    }

    private mutating func annotate(
        _ makers: [any AnnotationMaker.Type], _ diagram: Diagram, _ subject: Subject
    ) {
        for maker in makers {
            guard let scope = diagram.scope(of: maker) else { continue }
            let isNamed = if case .elements = scope { true } else { false }
            for (index, showsAll) in subject.elements(in: scope) where diagram.reaches(index, in: subject) {
                add(from: MarkSource(annotation: maker.annotation, element: index, isNamed: isNamed)) {
                    maker.mark(index, in: subject, showsAll: showsAll, into: &$0)
                }
            }
        }
    }

    /// Adds numbers at elements, which the legend explains.
    private mutating func addBadges(_ badges: [Diagram.ElementNote], in subject: Subject) {
        for (number, badge) in badges.enumerated() {
            guard let index = subject.elements(named: badge.id).first else { continue }
            addLabel(
                "\(number + 1)", .size, look: .badge,
                .within(subject.frames[index], [.topLeft, .topRight, .bottomLeft, .center, .before]))
            addLegend(.number(number + 1), .size, badge.text)
        }
    }
}

extension Diagram {
    /// The elements that a kind of annotation marks, or `nil` if it is not drawn.
    fileprivate func scope(of maker: any AnnotationMaker.Type) -> Annotation.Scope? {
        if style == .structure { return annotations?[maker.annotation] ?? .setByAuthor }
        guard let annotations else { return maker.isDefault ? .setByAuthor : nil }
        return annotations[maker.annotation]
    }

    /// Whether an element is not deeper than the diagram shows.
    fileprivate func reaches(_ index: Int, in subject: Subject) -> Bool {
        depth.map { subject.tree.depth(of: index) <= $0 } ?? true
    }
}

extension Marks {
    /// Marks what changed from another layout: where elements were, how far they moved, how large they are, and which are
    /// new or gone.
    mutating func add(_ changes: [Diagram.Change], in subject: Subject) {
        for change in changes {
            let (before, now) = (change.before?.scaled(by: subject.zoom), change.now?.scaled(by: subject.zoom))
            guard let frame = now ?? before else { continue }
            if let before, before != now {
                addGhost(before, now == nil ? .overflow : .position, now == nil ? "gone" : "before")
            } else if before == nil {
                addOutline(frame, .room, width: 1, meaning: "new")
            }
            if let before, let now {
                addMove(change.distance, from: before, to: now)
                for axis in Axis.allCases where change.grownAxes.contains(axis) {
                    let lengths = [before, now].map { subject.text(ofLength: $0[axis].length) }
                    addDimension(
                        axis, now[axis], across: now[axis.cross], lengths.joined(separator: " → "), .size,
                        place: .beside)
                }
            }
            if let words = change.words {
                addLabel(
                    words, now == nil ? .overflow : before == nil ? .room : .size, look: .tag,
                    .within(frame, [.above, .below, .after, .before, .topLeft, .bottomLeft]))
            }
        }
    }

    /// Marks where an element was, under the letters that are there now.
    private mutating func addGhost(_ frame: Rect, _ role: MarkRole, _ meaning: String) {
        let corners = [
            Point(frame.minX, frame.minY), Point(frame.maxX, frame.minY), Point(frame.maxX, frame.maxY),
            Point(frame.minX, frame.maxY),
        ]
        for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) where start != end {
            add(
                LineMark(
                    segment: Segment(start, end), role: role, style: .dashed, isHard: false))
        }
        addLegend(.outline(.dashed, width: 1), role, meaning)
    }

    /// Marks how far an element moved: along one axis by an arrow beside it, otherwise by one from its middle.
    private mutating func addMove(_ distance: Point, from before: Rect, to now: Rect) {
        let axes = Axis.allCases.filter { distance[$0] != 0 }
        guard axes.count == 1, let axis = axes.first else {
            guard !axes.isEmpty else { return }
            let line = add(
                LineMark(segment: Segment(before.center, now.center), role: .position, start: .dot, end: .arrow))
            let words = Axis.allCases.map { signedText(distance[$0]) }.joined(separator: ", ")
            return addLabel(words, .position, .along(line))
        }
        let ends = [before[axis].lowerBound, now[axis].lowerBound].sorted()
        var mark = DimensionMark(
            axis, ends[0]...ends[1], across: before.union(now)[axis.cross], signedText(distance[axis]), .position,
            place: .beside)
        (mark.start, mark.end) = distance[axis] > 0 ? (.bar, .arrow) : (.arrow, .bar)
        add(mark)
    }

    private func signedText(_ value: Double) -> String { (value > 0 ? "+" : "") + measureText(value) }
}
