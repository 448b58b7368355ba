/// Makes the marks of one kind of annotation. A new kind is a new file and a line in ``AnnotationMakers``.
protocol AnnotationMaker: SendableMetatype {
    static var annotation: Annotation { get }

    /// Whether it is drawn, as far as something is set, where the author does not say what to annotate.
    static var isDefault: Bool { get }

    /// Marks an element.
    ///
    /// - Parameter wholly: whether all that can be shown is wanted, and not only what the author set.
    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks)
}

extension AnnotationMaker {
    static var isDefault: Bool { true }
}

/// The kinds of annotation that there are, in the order in which they are drawn.
enum AnnotationMakers {
    static let all: [any AnnotationMaker.Type] = [
        HighlightAnnotation.self, DepthAnnotation.self, OutlineAnnotation.self, ProposalAnnotation.self,
        ScrollAnnotation.self,
        CollectionAnnotation.self, InsetAnnotation.self, SpacingAnnotation.self, RoomAnnotation.self,
        FlexAnnotation.self, OverflowAnnotation.self, CenterAnnotation.self, AlignmentAnnotation.self,
        BaselineAnnotation.self, ConstraintAnnotation.self, OffsetAnnotation.self, MarginAnnotation.self,
        RatioAnnotation.self,
        RangeAnnotation.self, SizeAnnotation.self, TargetAnnotation.self, AxisAnnotation.self, NameAnnotation.self,
    ]
}

extension Annotation {
    /// Those that are drawn where nothing is said.
    public static var defaults: [Annotation] {
        AnnotationMakers.all.filter { $0.isDefault }.map { $0.annotation }
    }
}
