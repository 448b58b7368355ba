import QuoinLayout

/// What changed in one element, apart from what its surroundings did to it.
struct ElementChanges {
    /// What it is and shows: kind, text, paint, its wishes to the layout.
    var own: [Change] = []
    /// Where it is and how large, less what its parent moved; and how its text is broken.
    var geometry: [Change] = []

    var all: [Change] { own + geometry }

    /// - Parameters:
    ///   - parentMove: how far what the element is in moved, in points.
    ///   - tolerance: up to how much a frame's edge may be off, in points.
    init(from old: ElementRecord, to new: ElementRecord, parentMove: Point, tolerance: Double) {
        addOwn(old, new)
        addText(old.text, new.text)
        addFrame(old.frame, new.frame, parentMove, tolerance)
    }

    init(own: [Change]) {
        self.own = own
    }

    private mutating func addOwn(_ old: ElementRecord, _ new: ElementRecord) {
        if let before = old.text?.string, let now = new.text?.string, before != now {
            own.append(.text(from: before, to: now))
        }
        if old.kind != new.kind { own.append(.kind(from: old.kind, to: new.kind)) }
        own += PropertyChanges(from: old.paint, to: new.paint).changes.map {
            .paint(property: $0.property, from: $0.from, to: $0.to)
        }
        own += PropertyChanges(from: old.wishes, to: new.wishes).changes.map {
            .wish(property: $0.property, from: $0.from, to: $0.to)
        }
    }

    private mutating func addText(_ old: TextRecord?, _ new: TextRecord?) {
        guard let old, let new else { return }
        if old.lines != new.lines { geometry.append(.lines(from: old.lines, to: new.lines)) }
        if old.isTruncated != new.isTruncated { geometry.append(.truncation(isTruncated: new.isTruncated)) }
    }

    private mutating func addFrame(_ old: Rect, _ new: Rect, _ parentMove: Point, _ tolerance: Double) {
        let move = new.origin - old.origin
        let own = move - parentMove
        if max(abs(own.x), abs(own.y)) > tolerance, max(abs(move.x), abs(move.y)) > tolerance {
            geometry.append(.moved(by: move))
        }
        let growth = Size(new.size.width - old.size.width, new.size.height - old.size.height)
        if max(abs(growth.width), abs(growth.height)) > tolerance {
            geometry.append(.resized(from: old.size, to: new.size))
        }
    }
}

extension Change {
    /// Whether what is around an element can have another place or size for it.
    var affectsLayout: Bool {
        switch self {
        case .text, .wish, .kind, .reordered: true
        case .paint(let property, _, _): Change.measuredProperties.contains { property.hasPrefix($0) }
        case .moved, .resized, .lines, .truncation, .added, .removed, .scale, .library, .font: false
        }
    }

    /// What of the paint takes room, or moves what is inside: how letters look, what an image is, how far is scrolled.
    private static let measuredProperties = [
        "font", "letter", "line", "features", "axes", "italic", "image", "baseline", "paragraph", "first line",
        "wrapping",
        "minimum scale", "content offset", "directions", "truncation", "ellipsis", "language",
    ]

    /// Whether it shows in all that is in an element, too.
    var affectsContent: Bool {
        switch self {
        case .moved, .added, .removed, .reordered, .kind: true
        case .paint(let property, _, _): Change.groupProperties.contains(property)
        default: false
        }
    }

    private static let groupProperties: Set<String> = [
        "opacity", "blur", "blend mode", "transform", "clips", "hidden", "radius",
    ]
}
