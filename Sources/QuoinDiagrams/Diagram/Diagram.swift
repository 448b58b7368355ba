import QuoinLayout
import QuoinScene

/// What is shown of a layout beside itself: a drawing made from the frames, which cannot say anything else than they
/// do.
///
///     Diagram(.insets, .spacing).annotating(.sizes, for: "card").captioned("A card")
public struct Diagram: Hashable, Sendable {
    /// What is annotated, each kind once; where absent, all of ``Annotation/defaults`` as far as it was set.
    public var annotations: [Annotation: AnnotationReach]?
    /// Whether signs are explained below; where absent, they are if there are two or more.
    public var showsLegend: Bool?
    /// A sentence below the picture.
    public var caption: String?
    /// How much larger the layout is drawn than it is, above 0 and at most 100; annotations stay as they are.
    public var zoom = 1.0
    /// Numbers at elements, explained in the legend.
    public var badges: [ElementNote] = []
    /// Words beside the picture with an arrow to an element.
    public var notes: [ElementNote] = []
    /// The names of the elements that stand out; all others fade. None fades where it is empty.
    public var focus: [String] = []
    /// What lies under everything; white, or nearly black in the dark, where absent.
    public var ground: Color?
    /// How many panels of a strip stand side by side, at least 1; as many as fit into 900 points where absent.
    public var columns: Int?

    /// Words for an element.
    public struct ElementNote: Hashable, Sendable {
        /// The element's name.
        public var id: String
        /// For a badge the legend says it, for a note it stands beside the picture.
        public var text: String

        public init(_ id: String, _ text: String) {
            (self.id, self.text) = (id, text)
        }
    }

    /// How many labels the diagram of a layout may have.
    public static let labelLimit = 1_000

    /// A diagram that shows all that the author set.
    public init() {}

    /// A diagram that shows some kinds of annotation, as far as the author set what they show.
    public init(_ annotations: Annotation...) {
        for annotation in annotations { annotate(annotation) }
    }

    /// A diagram without annotations, but for those that are added.
    public static let bare: Diagram = {
        var diagram = Diagram()
        diagram.annotations = [:]
        return diagram
    }()

    /// Sets what a kind of annotation marks.
    public mutating func annotate(_ annotation: Annotation, _ reach: AnnotationReach = .whatIsSet) {
        annotations = (annotations ?? [:]).merging([annotation: reach]) { $1 }
    }
}

extension Diagram {
    /// All names of elements that the diagram uses.
    var ids: [String] {
        let reached = (annotations ?? [:]).values.flatMap { reach -> [String] in
            if case .elements(let ids) = reach { ids } else { [] }
        }
        return reached.sorted() + badges.map(\.id) + notes.map(\.id) + focus
    }
}

// MARK: Modifiers

extension Diagram {
    /// A copy that marks more.
    public func annotating(_ annotation: Annotation, _ reach: AnnotationReach = .whatIsSet) -> Diagram {
        changed { $0.annotate(annotation, reach) }
    }

    /// A copy that marks all that a kind of annotation can show of some elements.
    public func annotating(_ annotation: Annotation, for ids: String...) -> Diagram {
        annotating(annotation, .elements(ids))
    }

    /// A copy with a number at an element, explained in the legend.
    public func badge(_ id: String, _ text: String) -> Diagram {
        changed { $0.badges.append(ElementNote(id, text)) }
    }

    /// A copy with words beside the picture and an arrow to an element.
    public func note(_ id: String, _ text: String) -> Diagram {
        changed { $0.notes.append(ElementNote(id, text)) }
    }

    /// A copy with a sentence below the picture.
    public func captioned(_ caption: String) -> Diagram {
        changed { $0.caption = caption }
    }

    /// A copy that explains its signs, or does not.
    public func legend(_ isShown: Bool = true) -> Diagram {
        changed { $0.showsLegend = isShown }
    }

    /// A copy whose layout is drawn larger than it is.
    public func zoomed(_ factor: Double) -> Diagram {
        changed { $0.zoom = factor }
    }

    /// A copy in which all but some elements fade.
    public func focusing(on ids: String...) -> Diagram {
        changed { $0.focus += ids }
    }

    private func changed(_ change: (inout Diagram) -> Void) -> Diagram {
        var copy = self
        change(&copy)
        return copy
    }
}
