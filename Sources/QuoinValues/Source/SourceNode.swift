/// A value in the text of a document. The form that reads a scalar decides what its text means.
package enum SourceNode: Sendable {
    case scalar(Scalar)
    case list(List)
    case mapping(Mapping)

    package struct Scalar: Sendable {
        package var string: String
        package var style: Style
        package var place: SourcePlace

        package init(string: String, style: Style, place: SourcePlace) {
            (self.string, self.style, self.place) = (string, style, place)
        }
    }

    /// The style of a scalar.
    package enum Style: Hashable, Sendable {
        case plain, singleQuoted, doubleQuoted, literal, folded
    }

    package struct List: Sendable {
        package var items: [SourceNode]
        package var place: SourcePlace

        package init(items: [SourceNode], place: SourcePlace) {
            (self.items, self.place) = (items, place)
        }
    }

    package struct Mapping: Sendable {
        package var pairs: [(key: SourceNode, value: SourceNode)]
        package var place: SourcePlace

        package init(pairs: [(key: SourceNode, value: SourceNode)], place: SourcePlace) {
            (self.pairs, self.place) = (pairs, place)
        }
    }

    /// Where the value begins, with its anchor and tag.
    package var place: SourcePlace {
        switch self {
        case .scalar(let scalar): scalar.place
        case .list(let list): list.place
        case .mapping(let mapping): mapping.place
        }
    }

    /// Where the last value within the value begins, or the value itself if nothing is within.
    package var lastPlace: SourcePlace {
        switch self {
        case .scalar(let scalar): scalar.place
        case .list(let list): list.items.last?.lastPlace ?? list.place
        case .mapping(let mapping): mapping.pairs.last?.value.lastPlace ?? mapping.place
        }
    }

    /// The text of a scalar.
    package var string: String? {
        if case .scalar(let scalar) = self { scalar.string } else { nil }
    }

    /// The text of a scalar without quotes.
    package var plainText: String? {
        if case .scalar(let scalar) = self, scalar.style == .plain { scalar.string } else { nil }
    }

    /// The items of a list.
    package var items: [SourceNode]? {
        if case .list(let list) = self { list.items } else { nil }
    }

    package var mapping: Mapping? {
        if case .mapping(let mapping) = self { mapping } else { nil }
    }
}

extension SourceNode.Mapping {
    /// The value of a key. Setting the value of an absent key adds it.
    package subscript(key: String) -> SourceNode? {
        get { pairs.first { $0.key.string == key }?.value }
        set {
            let position = pairs.firstIndex { $0.key.string == key }
            switch (position, newValue) {
            case (let position?, let value?): pairs[position].value = value
            case (let position?, nil): pairs.remove(at: position)
            case (nil, let value?):
                let key = SourceNode.scalar(SourceNode.Scalar(string: key, style: .plain, place: value.place))
                pairs.append((key, value))
            case (nil, nil): break
            }
        }
    }
}

/// The lines with which Git separates the two sides of a merge that it leaves to a person: `<<<<<<<`, `=======`, `>>>>>>>`.
package enum MergeMarks {
    /// What a person does with them.
    package static let advice = "keep the lines of one side, and delete the marks"

    /// The numbers of these lines, from 1; empty if there is no line that begins a side.
    package static func lines(in text: some Sequence<UInt8>) -> [Int] {
        var (marks, line, count) = ([Int](), 1, 0)
        var (first, hasSide) = (UInt8(0), false)
        // A mark is seven equal characters, then a space or the end of the line.
        func isMark(before byte: UInt8?) -> Bool {
            count == 7 && (byte == nil || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == 0x0D)
        }
        func note() {
            marks.append(line)
            if first != UInt8(ascii: "=") { hasSide = true }
        }
        for byte in text {
            if count >= 0 {
                if count == 0, "<=>".utf8.contains(byte) {
                    (first, count) = (byte, 1)
                } else if count > 0, byte == first {
                    count += 1
                } else {
                    if isMark(before: byte) { note() }
                    count = -1
                }
            }
            if byte == UInt8(ascii: "\n") { (line, count) = (line + 1, 0) }
        }
        if isMark(before: nil) { note() }
        return hasSide ? marks : []
    }

    /// Whether a text has the marks of a merge.
    package static func areIn(_ text: some Sequence<UInt8>) -> Bool { !lines(in: text).isEmpty }
}
