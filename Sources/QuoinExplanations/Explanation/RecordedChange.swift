import Quoin

/// A change of an element, the canvas, or the libraries and fonts between two records.
package enum RecordedChange: Hashable, Sendable {
    /// In points, to the right and down.
    case moved(by: Point)
    /// In points.
    case resized(from: Size, to: Size)
    /// The columns or the rows of a table moved, with the lines and the fills that the table paints.
    case cells(columns: Bool, rows: Bool)
    /// The number of lines of a text.
    case lines(from: Int, to: Int)
    /// Whether a text is cut off now.
    case truncation(isTruncated: Bool)
    case text(from: String, to: String)
    case property(PropertyChange)
    /// A rule of a constraint layout was changed, added or removed.
    case rule(RuleChange)
    case kind(from: String, to: String)
    /// The id changed.
    case renamed(from: String, to: String)
    case added
    case removed
    /// An element of a kind was put around it.
    case wrapped(in: String)
    /// An element of a kind around it was removed.
    case unwrapped(from: String)
    /// A collection shows it now.
    case shown
    /// A collection no longer shows it.
    case unshown
    /// Its place among its siblings changed, or its parent did.
    case reordered
    /// The version of a library; `nil` if it is absent.
    case library(name: String, from: String?, to: String?)
    /// The digest of a font file; `nil` if it is not used.
    case font(file: String, from: String?, to: String?)
}

/// A change of a property's value, or of a part of it.
package struct PropertyChange: Hashable, Sendable {
    /// Its key in records: `fill`, `stack.spacing`.
    package var key: String
    /// Its name in explanations, with the part that changed: `shadow 2 radius`.
    package var name: String
    /// As documents write it; `nil` if there is no value.
    package var from: PropertyValue?
    package var to: PropertyValue?
    /// What a change of the property can affect.
    package var effect: PropertyEffect
    /// The names of a list's items, such as the edges of insets; empty if they need none.
    var itemNames: [String] = []
    /// The named style that both values come from, if one does.
    var style: String?
    /// The Swift file and the line where an app gives it its value: `Feed.swift:18`.
    var place: String?

    /// The key in the style or the node of a text; `nil` for a property of something else.
    var textKey: String? {
        let prefix = TextNode.name + "."
        return key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : nil
    }
}

extension RecordedChange: CustomStringConvertible {
    /// The change without its subject: `moved by +3, 0`.
    package var description: String { phrase(isPlural: false, quoting: 56) }

    /// The change without its subject.
    ///
    /// - Parameters:
    ///   - isPlural: whether the subject is several elements.
    ///   - length: the number of characters of a text or a value that are quoted.
    func phrase(isPlural: Bool, quoting length: Int) -> String {
        let (verb, was) = isPlural ? ("are", "were") : ("is", "was")
        return switch self {
        case .moved(let distance): "moved by \(signed(distance.x)), \(signed(distance.y))"
        case .resized(let old, let new): "\(verb) " + growth(from: old, to: new)
        case .cells(let columns, let rows):
            "moved \(isPlural ? "their" : "its") " + (columns ? rows ? "columns and rows" : "columns" : "rows")
        case .lines(let old, let new):
            new > old
                ? "\(isPlural ? "wrap" : "wraps") into \(counted(new, "line"))"
                : "\(isPlural ? "take" : "takes") \(counted(new, "line")) instead of \(old)"
        case .truncation(let isTruncated): isTruncated ? "\(verb) cut off" : "\(verb) no longer cut off"
        case .text(let old, let new): changedText("text", old, new, quoting: length)
        case .property(let change): change.phrase(quoting: length)
        case .rule(let change): "\(change)"
        case .kind(let old, let new): "\(verb) now a kind of \(new), not \(old)"
        case .renamed(let old, let new): "\(was) renamed from \(ElementName.id(old)) to \(ElementName.id(new))"
        case .added: "\(was) added"
        case .removed: "\(verb) gone"
        case .wrapped(let kind): "\(was) put into a new \(kind)"
        case .unwrapped(let kind): "\(was) taken out of \(isPlural ? "their" : "its") \(kind)"
        case .shown: "came into view"
        case .unshown: "left the view"
        case .reordered: "changed place in the order"
        case .library(let name, let old, let new): changed(name, old, new)
        case .font(let file, let old, let new):
            changed(file, old.map { String($0.prefix(8)) }, new.map { String($0.prefix(8)) })
        }
    }
}

extension PropertyChange: CustomStringConvertible {
    /// `changed cornerRadius from 11 to 8`
    package var description: String { phrase(quoting: 56) }

    fileprivate func phrase(quoting length: Int) -> String {
        phrase(of: name, quoting: length) + order + (style.map { " by \(StyleSources.words(for: $0))" } ?? "")
    }

    private func phrase(of name: String, quoting length: Int) -> String {
        if case .text(let old) = from, case .text(let new) = to, (old + new).contains(where: \.isNewline) {
            return changedText(name, old, new, quoting: length)
        }
        guard let old = text(from), let new = text(to) else {
            func short(_ text: String) -> String { Quotation.shortened(text, to: length) }
            return changed(name, text(from).map(short), text(to).map(short))
        }
        let (before, now) = Quotation.excerpts(old, new, limit: length)
        return changed(name, before, now)
    }

    /// A value as documents write it; `nil` if there is none, as for an empty list.
    private func text(_ value: PropertyValue?) -> String? {
        guard let value, value.items?.isEmpty != true else { return nil }
        if case .mapping(let fields) = value, fields.isEmpty { return "the default" }
        if case .content(.recorded(_, let digest)) = value, namesAreSame { return "\(value) (\(digest.prefix(8)))" }
        return "\(value)"
    }

    /// Whether only the content of a file changed, not its name.
    private var namesAreSame: Bool { from?.description == to?.description }

    /// The names of the values' items: ` (top, left, bottom, right)`; empty for other values.
    private var order: String {
        guard !itemNames.isEmpty, [from, to].contains(where: { $0?.items?.count == itemNames.count }) else { return "" }
        return " (" + itemNames.joined(separator: ", ") + ")"
    }
}

private func changedText(_ property: String, _ old: String, _ new: String, quoting length: Int) -> String {
    let quoted = Quotation.pair(old, new, limit: length)
    return changed(property, quoted.old.description, quoted.new.description)
}

private func changed(_ name: String, _ old: String?, _ new: String?) -> String {
    // These are words of the sentence.
    let last = name.split(separator: " ").last ?? ""
    let property = ["from", "to"].contains(last) ? "\(name.dropLast(last.count))`\(last)`" : name
    return switch (old, new) {
    case (let old?, let new?): "changed \(property) from \(old) to \(new)"
    case (let old?, nil): "lost its \(property) (\(old))"
    case (nil, let new?): "got a new \(property) (\(new))"
    case (nil, nil): "changed \(property)"
    }
}

private func signed(_ value: Double) -> String {
    value > 0 ? "+" + shortDescription(value) : shortDescription(value)
}

private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// `10 pt wider and 4 pt taller`
private func growth(from old: Size, to new: Size) -> String {
    let (across, down) = (new.width - old.width, new.height - old.height)
    let words = [
        shortDescription(across) == "0"
            ? nil : "\(shortDescription(abs(across))) pt \(across > 0 ? "wider" : "narrower")",
        shortDescription(down) == "0" ? nil : "\(shortDescription(abs(down))) pt \(down > 0 ? "taller" : "shorter")",
    ].compactMap { $0 }
    return words.joined(separator: " and ")
}

/// A change of a rule of a constraint layout.
package struct RuleChange: Hashable, Sendable {
    package enum Event: Hashable, Sendable {
        case added
        case removed
        /// The rule's place among the rules changed, which decides which of several conflicting rules is broken.
        case reordered
        /// Parts of the rule changed.
        case changed([Part])
    }

    /// A number or a relation of a rule.
    package struct Part: Hashable, Sendable {
        /// `nil` for the rule as a whole.
        package var name: String?
        package var from: String
        package var to: String
    }

    /// The name that the author gave it.
    var identifier: String?
    /// The rule as it was written before, or, if it was added, as it is written now.
    package var rule: String
    /// The rule as it is written now, if it was changed.
    var newRule: String?
    package var event: Event
    /// The names of the views and guides in it.
    package var items: [String]
    /// The attributes in it, before and now.
    var attributes: Set<Attribute>
    /// The Swift file and the line in which it is written: `ProfileView.swift:18`.
    var place: String?
    /// Whether it is a constraint of an app's view.
    var isOfApp = false
    /// How many more constraints of the same file changed in the same way.
    var alike = 0
}

extension RuleChange: CustomStringConvertible {
    /// `rule "b.left == a.right + 8" changed constant from 8 to 16`, ``constraint `top` changed constant from 12 to 16``
    package var description: String {
        let text = Quotation(rule, limit: 70)
        let name = identifier.map { "constraint \(ElementName.id($0))" } ?? "\(isOfApp ? "constraint" : "rule") \(text)"
        let rule = name + (alike > 0 ? " and \(alike) more" : "")
        switch event {
        case .added: return "\(rule) was added"
        case .removed: return "\(rule) was removed"
        case .reordered: return "\(rule) changed place in the order"
        case .changed(let parts):
            let phrases = parts.map { part in
                part.name.map { "changed \($0) from \(part.from) to \(part.to)" } ?? "is now \(part.to)"
            }
            return "\(rule) " + phrases.joined(separator: ", ")
        }
    }
}
