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
