import QuoinLayout

extension PictureComparison {
    /// One change between two pictures, of an element or several, of the canvas, or of the libraries and fonts.
    public struct Finding: Hashable, Sendable {
        /// What changed.
        package internal(set) var subject: Subject
        /// How it changed, the most important first; at least one.
        package internal(set) var changes: [RecordedChange]
        /// Whether it follows from another finding, as when an element moves because the one before it grew.
        public internal(set) var isConsequence = false
        /// Whether it changed neither a frame nor a pixel.
        public internal(set) var isWithoutEffect = false
        /// The first consequence of it: `b moved by +8, 0`.
        var followed: String?
        /// The frame before, in points relative to the canvas; of several elements, the union. `nil` for an element
        /// that was added, and for libraries and fonts.
        public internal(set) var oldFrame: Rect?
        /// The frame now, in points relative to the canvas; of several elements, the union. `nil` for an element that
        /// was removed, and for libraries and fonts.
        public internal(set) var newFrame: Rect?
        /// The number of differing pixels where the change is visible; `nil` if that is unknown, for example if the
        /// pictures have different scales.
        public internal(set) var pixels: Int?

        init(_ subject: Subject, _ changes: [RecordedChange]) {
            (self.subject, self.changes) = (subject, changes)
        }

        package enum Subject: Hashable, Sendable {
            /// Elements that changed alike, at least one, in paint order.
            case elements([Element])
            case canvas
            /// The libraries and fonts that drew the picture.
            case environment
        }

        /// The elements that changed; empty if the finding is not about elements.
        public var elements: [Element] {
            if case .elements(let elements) = subject { elements } else { [] }
        }

        /// An element and its name in explanations.
        public struct Element: Hashable, Sendable {
            /// Its id, path and place in the document.
            public var reference: ElementReference
            /// Its id, or what is visible of it: `text "Wi-Fi" in `network``.
            public var name: String

            init(_ reference: ElementReference, _ name: String) {
                (self.reference, self.name) = (reference, name)
            }
        }
    }
}
