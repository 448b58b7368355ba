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

extension PictureComparison.Explanation.Unexplained: Encodable {
    private enum Key: String, CodingKey {
        case count, bounds, element
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(count, forKey: .count)
        try container.encode(bounds, forKey: .bounds)
        try container.encodeIfPresent(element, forKey: .element)
    }
}

extension PictureComparison.Finding: Encodable {
    private enum Key: String, CodingKey {
        case subject, elements, changes, description, isConsequence, isWithoutEffect, oldFrame, newFrame, pixels
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(description, forKey: .description)
        try container.encode(subject.name, forKey: .subject)
        try container.encode(elements, forKey: .elements)
        try container.encode(changes, forKey: .changes)
        try container.encode(isConsequence, forKey: .isConsequence)
        if isWithoutEffect { try container.encode(isWithoutEffect, forKey: .isWithoutEffect) }
        try container.encodeIfPresent(oldFrame?.numbers, forKey: .oldFrame)
        try container.encodeIfPresent(newFrame?.numbers, forKey: .newFrame)
        try container.encodeIfPresent(pixels, forKey: .pixels)
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
    private enum Key: String, CodingKey {
        case id, name, path, line
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(reference.id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(reference.path, forKey: .path)
        try container.encodeIfPresent(reference.source?.documentLine, forKey: .line)
    }
}

extension RecordedChange: Encodable {
    private enum Key: String, CodingKey {
        case change, property, from, to, by, style
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        func encode(_ name: String) throws { try container.encode(name, forKey: .change) }
        func encode(_ name: String, property: String, _ old: (some Encodable)?, _ new: (some Encodable)?) throws {
            try encode(name)
            try container.encode(property, forKey: .property)
            try container.encodeIfPresent(old, forKey: .from)
            try container.encodeIfPresent(new, forKey: .to)
        }
        func encode(_ name: String, _ old: some Encodable, _ new: some Encodable) throws {
            try encode(name)
            try container.encode(old, forKey: .from)
            try container.encode(new, forKey: .to)
        }
        switch self {
        case .moved(let distance):
            try encode("moved")
            try container.encode([distance.x, distance.y], forKey: .by)
        case .resized(let old, let new): try encode("size", [old.width, old.height], [new.width, new.height])
        case .lines(let old, let new): try encode("lines", old, new)
        case .truncation(let isTruncated): try encode("truncation", !isTruncated, isTruncated)
        case .text(let old, let new): try encode("text", old, new)
        case .kind(let old, let new): try encode("kind", old, new)
        case .added: try encode("added")
        case .removed: try encode("removed")
        case .reordered: try encode("order")
        case .renamed(let old, let new): try encode("name", old, new)
        case .wrapped(let kind): try encode("wrapped", property: kind, String?.none, String?.none)
        case .unwrapped(let kind): try encode("unwrapped", property: kind, String?.none, String?.none)
        case .shown: try encode("shown")
        case .unshown: try encode("unshown")
        case .property(let change):
            try encode("property", property: change.name, change.from, change.to)
            try container.encodeIfPresent(change.style, forKey: .style)
        case .rule(let change): try encode("rule", property: change.rule, String?.none, "\(change)")
        case .library(let name, let old, let new): try encode("library", property: name, old, new)
        case .font(let file, let old, let new): try encode("font", property: file, old, new)
        }
    }
}
