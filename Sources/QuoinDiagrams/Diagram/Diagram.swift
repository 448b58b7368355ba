import QuoinScene

/// What a drawing shows in addition to a layout: annotations, notes, a legend and a caption.
///
///     Diagram(.insets, .spacing).annotating(.sizes, for: "card").captioned("A card")
public struct Diagram: Hashable, Sendable {
    /// What each kind of annotation marks. If `nil`, those of the level mark what the author set.
    public var annotations: [Annotation: Annotation.Scope]?
    /// How much is measured. If `nil`, the essential, or everything if there are ``annotations``.
    public var level: Level?
    /// Whether a legend explains the signs. If `nil`, there is a legend if there are at least two signs.
    public var showsLegend: Bool?
    /// What the layout looks like under its marks.
    public var content = Content.real
    /// What the diagram is about.
    public var style = Style.measures
    /// A sentence below the picture.
    public var caption: String?
    /// The factor by which the layout is enlarged, one of ``zooms``. Annotations are not enlarged.
    public var zoom = 1.0
    /// Numbers at elements, explained in the legend.
    public var badges: [ElementNote] = []
    /// Texts beside the layout, each with an arrow to an element.
    public var notes: [ElementNote] = []
    /// The ids of the elements that stand out while all others fade. If empty, none fades.
    public var focus: [String] = []
    /// The color behind everything. If `nil`, white, or nearly black in the dark appearance.
    public var background: Color?
    /// How many panels are side by side, at least 1. If `nil`, as many as fit into ``maxWidth``, or into 900 points if that is
    /// not less than usual.
    public var columns: Int?
    /// How many elements may be around an annotated element: 0 for the root only. If `nil`, any number.
    public var depth: Int?
    /// The font size of labels in points, at least 6. If `nil`, 11 points where the picture is shown at its maximum width.
    public var labelSize: Double?
    /// The width at which a page shows the picture, in points, at least 100. Wider pictures have larger labels.
    public var maxWidth = 720.0
    /// What changed from another layout to the one that is shown.
    package var changes: [Change] = []

    /// How much a diagram measures.
    public enum Level: String, Hashable, Sendable, CaseIterable {
        /// Distances, in the outermost elements, and what overflows: as much as can be read at a glance.
        case essential
        /// As much as there is room for.
        case full
    }

    /// What the layout looks like in a diagram.
    public enum Content: String, Hashable, Sendable, CaseIterable {
        case real
        /// With pale colors, so that marks stand out.
        case muted
        /// As boxes, with bars in place of texts and crosses in place of images.
        case wireframe
    }

    /// What a diagram is about.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// Distances and sizes.
        case measures
        /// What contains what: frames within each other, each with its name.
        case structure
    }

    /// A text about an element.
    public struct ElementNote: Hashable, Sendable {
        /// The element's id.
        public var id: String
        /// The text, which is in the legend for a badge, and beside the layout for a note.
        public var text: String

        public init(_ id: String, _ text: String) {
            (self.id, self.text) = (id, text)
        }
    }

    /// The factors by which a layout can be enlarged.
    public static let zooms = 0.1...20
    /// The font sizes that labels can have, in points.
    package static let labelSizes = 6.0...200
    /// The widths at which a page can show the picture, in points.
    package static let pageWidths = 100.0...10_000

    /// The most labels that a panel may have.
    static let labelLimit = 1_000

    /// Creates a diagram of everything that the author set.
    public init() {}

    /// Creates a diagram with some kinds of annotation, which mark what the author set.
    public init(_ annotations: Annotation...) {
        for annotation in annotations { annotate(annotation) }
    }

    /// A diagram without annotations, to which annotations can be added.
    public static let bare: Diagram = {
        var diagram = Diagram()
        diagram.annotations = [:]
        return diagram
    }()

    /// Sets what a kind of annotation marks.
    public mutating func annotate(_ annotation: Annotation, _ scope: Annotation.Scope = .setByAuthor) {
        annotations = (annotations ?? [:]).merging([annotation: scope]) { $1 }
    }
}

extension Diagram {
    /// A layout that a diagram shows: the only one, or one of several.
    public struct Panel: Sendable {
        /// The element that is laid out on the canvas and annotated.
        public var element: AnyElement
        /// The canvas that the element is laid out on. The diagram has the scale and appearance of the first panel's canvas.
        public var canvas: Canvas
        /// A text below the panel, or `nil` for none.
        public var caption: String?

        /// Creates a panel that shows an element on a canvas.
        public init(_ element: some LayoutElement, on canvas: Canvas, caption: String? = nil) {
            (self.element, self.canvas, self.caption) = (element.erased, canvas, caption)
        }
    }

    var shownLevel: Level { level ?? (annotations == nil ? .essential : .full) }

    /// The ids of all elements that the diagram names.
    var ids: [String] {
        let annotated = (annotations ?? [:]).values.flatMap { scope -> [String] in
            if case .elements(let ids) = scope { ids } else { [] }
        }
        return annotated.sorted() + badges.map(\.id) + notes.map(\.id) + focus
    }

    // MARK: Modifiers

    /// A copy with one more kind of annotation.
    public func annotating(_ annotation: Annotation, _ scope: Annotation.Scope = .setByAuthor) -> Diagram {
        changed { $0.annotate(annotation, scope) }
    }

    /// A copy with everything that a kind of annotation can show of the elements with some ids.
    public func annotating(_ annotation: Annotation, for ids: String...) -> Diagram {
        annotating(annotation, .elements(ids))
    }

    /// A copy that measures as much as a level has.
    public func showing(_ level: Level) -> Diagram {
        changed { $0.level = level }
    }

    /// A copy in which the layout looks different.
    public func showing(_ content: Content) -> Diagram {
        changed { $0.content = content }
    }

    /// A copy that is about something else.
    public func showing(_ style: Style) -> Diagram {
        changed { $0.style = style }
    }

    /// A copy with a number at an element, which the legend explains.
    public func addingBadge(_ id: String, _ text: String) -> Diagram {
        changed { $0.badges.append(ElementNote(id, text)) }
    }

    /// A copy with a text beside the layout and an arrow to an element.
    public func addingNote(_ id: String, _ text: String) -> Diagram {
        changed { $0.notes.append(ElementNote(id, text)) }
    }

    /// A copy with a sentence below the picture.
    public func captioned(_ caption: String) -> Diagram {
        changed { $0.caption = caption }
    }

    /// A copy with or without a legend.
    public func showingLegend(_ isShown: Bool = true) -> Diagram {
        changed { $0.showsLegend = isShown }
    }

    /// A copy that enlarges the layout by a factor, one of ``zooms``.
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

/// A kind of annotation.
public struct Annotation: Hashable, Sendable {
    /// The name in documents, such as `insets` or `sizes`.
    public let name: String

    init(_ name: String) {
        self.name = name
    }

    /// Which elements an annotation marks.
    public enum Scope: Hashable, Sendable {
        /// The elements for which the author set something that the annotation shows, and only what was set.
        case setByAuthor
        /// All elements for which the annotation can show anything.
        case everything
        /// The elements with these ids, and everything that the annotation can show of them.
        case elements([String])
    }
}

extension Diagram {
    /// What became of an element, or of siblings that moved alike, between another layout and the one that is shown.
    package struct Change: Hashable, Sendable {
        /// The frame before, in points of the layout; `nil` for an element that is new.
        package var before: Rect?
        /// The frame now; `nil` for an element that is gone.
        package var now: Rect?
        /// How far it moved within what is around it, in points.
        package var distance = Point.zero
        /// The axes along which its size is said.
        package var grownAxes: Set<Axis> = []
        /// What else the label says, such as `spacing 12 → 16`; `nil` for nothing.
        package var words: String?

        package init(from before: Rect?, to now: Rect?) {
            (self.before, self.now) = (before, now)
        }
    }
}
