import Quoin

extension PictureComparison: Encodable {
    private enum Key: String, CodingKey {
        case verdict, categories, explanation, findings, notes, pixels, unexplained
        case count, share, antialiased, largestDistance, bounds, referenceSize, newSize, worstWindow
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(verdict.rawValue, forKey: .verdict)
        try container.encode(explanation.categories.map(\.rawValue).sorted(), forKey: .categories)
        try container.encode(explanation.description, forKey: .explanation)
        try container.encode(explanation.findings, forKey: .findings)
        try container.encodeIfPresent(explanation.unexplained, forKey: .unexplained)
        if !notes.isEmpty { try container.encode(notes, forKey: .notes) }
        var pixels = container.nestedContainer(keyedBy: Key.self, forKey: .pixels)
        try pixels.encode(self.pixels.count, forKey: .count)
        try pixels.encode(self.pixels.share, forKey: .share)
        try pixels.encodeIfPresent(self.pixels.antialiased?.count, forKey: .antialiased)
        try pixels.encode(self.pixels.largestDistance, forKey: .largestDistance)
        try pixels.encodeIfPresent(self.pixels.bounds, forKey: .bounds)
        try pixels.encode(self.pixels.referenceSize, forKey: .referenceSize)
        try pixels.encode(self.pixels.newSize, forKey: .newSize)
        if let window = rules.limits.window {
            try pixels.encode(self.pixels.map.worstWindow(side: window.side).count, forKey: .worstWindow)
        }
    }
}

extension PictureComparison.Finding: Encodable {
    public func encode(to encoder: any Encoder) throws {
        try PropertyValue.mapping(of: [
            ("description", .text(description)), ("subject", .text(subject.name)),
            ("elements", .list(elements.map(\.json))), ("changes", .list(changes.map(\.json))),
            ("isConsequence", .bool(isConsequence)), ("isWithoutEffect", isWithoutEffect ? true : nil),
            ("oldFrame", oldFrame.map { .numbers($0.numbers) }), ("newFrame", newFrame.map { .numbers($0.numbers) }),
            ("pixels", pixels.map { .count($0) }),
        ]).encode(to: encoder)
    }
}

extension PictureComparison.Finding.Subject {
    fileprivate var name: String {
        switch self {
        case .elements: "elements"
        case .canvas: "canvas"
        case .environment: "environment"
        }
    }
}

extension PictureComparison.Finding.Element: Encodable {
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

    fileprivate var json: PropertyValue {
        .mapping(of: [
            ("id", reference.id.map { .text($0) }), ("name", .text(name)), ("path", .text(reference.path)),
            ("line", reference.source?.documentLine.map { .count($0) }),
        ])
    }
}

extension RecordedChange {
    fileprivate var json: PropertyValue {
        switch self {
        case .moved(let distance): .mapping(["change": "moved", "by": .numbers([distance.x, distance.y])])
        case .resized(let old, let new): json("size", .size(old), .size(new))
        case .cells(let columns, let rows):
            json("cells", of: columns ? rows ? "columns and rows" : "columns" : "rows")
        case .lines(let old, let new): json("lines", .count(old), .count(new))
        case .truncation(let isTruncated): json("truncation", .bool(!isTruncated), .bool(isTruncated))
        case .text(let old, let new): json("text", .text(old), .text(new))
        case .kind(let old, let new): json("kind", .text(old), .text(new))
        case .added: json("added")
        case .removed: json("removed")
        case .reordered: json("order")
        case .renamed(let old, let new): json("name", .text(old), .text(new))
        case .wrapped(let kind): json("wrapped", of: kind)
        case .unwrapped(let kind): json("unwrapped", of: kind)
        case .shown: json("shown")
        case .unshown: json("unshown")
        case .property(let change): json("property", of: change.name, change.from, change.to, style: change.style)
        case .rule(let change): json("rule", of: change.rule, nil, .text("\(change)"))
        case .library(let name, let old, let new):
            json("library", of: name, old.map { .text($0) }, new.map { .text($0) })
        case .font(let file, let old, let new): json("font", of: file, old.map { .text($0) }, new.map { .text($0) })
        }
    }

    private func json(
        _ change: String, of property: String? = nil, _ old: PropertyValue? = nil, _ new: PropertyValue? = nil,
        style: String? = nil
    ) -> PropertyValue {
        .mapping(of: [
            ("change", .text(change)), ("property", property.map { .text($0) }), ("from", old), ("to", new),
            ("style", style.map { .text($0) }),
        ])
    }
}

extension PropertyValue {
    package static func count(_ count: Int) -> PropertyValue { .number(Double(count)) }
    package static func numbers(_ numbers: [Double]) -> PropertyValue { .list(numbers.map { .number($0) }) }
    package static func texts(_ texts: [String]) -> PropertyValue { .list(texts.map { .text($0) }) }
    package static func size(_ size: Size) -> PropertyValue { .numbers([size.width, size.height]) }
}
