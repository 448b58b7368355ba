import Quoin

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
            /// What it is within its component, which all uses of the component have in common.
            var part: ComponentPart?

            init(_ reference: ElementReference, _ name: String, part: ComponentPart? = nil) {
                (self.reference, self.name, self.part) = (reference, name, part)
            }
        }
    }
}

extension PictureComparison.Finding: CustomStringConvertible {
    /// A sentence, such as “`title` wraps into 2 lines, is 24 pt taller”.
    public var description: String { text(file: nil) }

    /// A sentence that ends with the line of the document if there is one: `… (card.yaml:14)`.
    ///
    /// - Parameter file: the name of the document.
    package func text(file: String?) -> String {
        // A sentence that is too long first names fewer elements, then quotes less of texts and values. It has all
        // changes, however many.
        let forms = [(Self.namedCount, 56), (2, 56), (1, 56), (1, 36), (1, 20)]
        let sentences = forms.lazy.map { sentence(naming: $0, quoting: $1) }
        let text = sentences.first { $0.count <= Self.longestSentence } ?? sentence(naming: 1, quoting: 20)
        return text + place(in: file)
    }

    private static let namedCount = 4
    /// In characters.
    private static let longestSentence = 180

    private func sentence(naming count: Int, quoting length: Int) -> String {
        if let style { return sentence(aboutStyle: style, naming: count, quoting: length) }
        // What is gone has no rules.
        let reported = changes.allSatisfy(\.isRule) ? changes : changes.filter { !$0.isRule }
        let changes = Self.joined(reported).map { $0.phrase(isPlural: elements.count > 1, quoting: length) }
            .joined(separator: ", ")
        if reported.contains(where: \.isRule) {
            let id = elements.first?.reference.id.map { " in \(ElementName.id($0))" } ?? ""
            let place = elements.count > 1 ? " in \(elements.count) places" : id
            return changes + place + effect
        }
        return (isConsequence ? "so " : "") + "\(subjectDescription(naming: count)) \(changes)" + effect
    }

    /// The named style whose change all changes of properties are; `nil` if there are others, or several styles.
    private var style: String? {
        let styles = Set(changes.filter { !$0.isOfFrame }.map(\.style))
        return styles.count == 1 ? styles.first ?? nil : nil
    }

    /// `` `title` style changed size from 28 to 31, in 12 texts, which are 4 pt taller ``
    private func sentence(aboutStyle style: String, naming count: Int, quoting length: Int) -> String {
        let isPlural = elements.count > 1
        let own = changes.filter { !$0.isOfFrame }.map { change -> RecordedChange in
            guard case .property(var property) = change else { return change }
            property.style = nil
            return .property(property)
        }
        let frames = changes.filter(\.isOfFrame).map { $0.phrase(isPlural: isPlural, quoting: length) }
        let place = elements.count > 2 ? "\(elements.count) texts" : subjectDescription(naming: count)
        let words = Self.joined(own).map { $0.phrase(isPlural: false, quoting: length) }.joined(separator: ", ")
        let subject = style == StyleSources.document ? StyleSources.words(for: style) : "\(ElementName.id(style)) style"
        return "\(subject) \(words), in \(place)"
            + (frames.isEmpty ? "" : ", which " + frames.joined(separator: ", "))
            + effect
    }

    /// What follows the changes in a sentence.
    private var effect: String { isWithoutEffect ? ", without effect here" : followed.map { ", so \($0)" } ?? "" }

    /// The changes, with one for all properties that changed from the same value to the same other one.
    private static func joined(_ changes: [RecordedChange]) -> [RecordedChange] {
        var result: [RecordedChange] = []
        var places: [[PropertyValue?]: (index: Int, names: [String])] = [:]
        for change in changes {
            guard case .property(var property) = change, property.from != nil, property.to != nil,
                let place = places[[property.from, property.to]], result[place.index].style == property.style
            else {
                if case .property(let property) = change {
                    places[[property.from, property.to]] = (result.count, [property.name])
                }
                result.append(change)
                continue
            }
            let names = place.names + [property.name]
            places[[property.from, property.to]]?.names = names
            property.name = names.listed
            result[place.index] = .property(property)
        }
        return result
    }

    private func place(in file: String?) -> String {
        guard !isConsequence, let reference = elements.first?.reference else { return "" }
        // The line of one text is not that of the style.
        if style != nil, elements.count > 2 { return "" }
        if let place = changes.lazy.compactMap(\.placeInCode).first ?? reference.swiftPlace { return " (\(place))" }
        guard let line = reference.source?.documentLine else { return "" }
        return " (\(file.map { "\($0):" } ?? "line ")\(line))"
    }

    private func subjectDescription(naming count: Int) -> String {
        switch subject {
        case .canvas: return "the canvas"
        case .environment: return "the environment"
        case .elements(let elements):
            if elements.count > 2, let part = elements[0].part, elements.allSatisfy({ $0.part == part }) {
                return part.name(of: elements.count)
            }
            // The same views of all cells of a list are called the same.
            let counts = elements.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
            var named: Set<String> = []
            let names = elements.map(\.name).filter { named.insert($0).inserted }.prefix(count)
            let rest = elements.count - names.reduce(0) { $0 + counts[$1, default: 0] }
            let words = names.map { name in counts[name].map { $0 > 1 ? "\(name) in \($0) places" : name } ?? name }
            return (words + (rest > 0 ? ["\(rest) more"] : [])).listed
        }
    }
}

/// An element of a component, whichever use of the component it is in.
struct ComponentPart: Hashable, Sendable {
    var kind: String
    var component: ElementComponent

    /// ``3 boxes in `person` ``, ``3 uses of `person` ``
    fileprivate func name(of count: Int) -> String {
        let component = ElementName.id(self.component.name)
        return self.component.isOutermost ? "\(count) uses of \(component)" : "\(count) \(plural) in \(component)"
    }

    private var plural: String { kind + (kind.hasSuffix("x") || kind.hasSuffix("ch") ? "es" : "s") }
}

extension [String] {
    /// `a, b and c`
    package var listed: String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}

extension RecordedChange {
    /// The Swift file and the line of a changed rule or setting.
    var placeInCode: String? {
        switch self {
        case .rule(let change): change.place
        case .property(let change): change.place
        default: nil
        }
    }

    /// The named style whose change it is.
    fileprivate var style: String? { if case .property(let change) = self { change.style } else { nil } }

    /// Whether it is a change of a rule of a constraint layout.
    var isRule: Bool { if case .rule = self { true } else { false } }
}
