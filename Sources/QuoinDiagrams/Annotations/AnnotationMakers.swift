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
