import CYAML
import QuoinLayout

/// The events of libyaml's parser for a text.
struct YAMLEvents: ~Copyable {
    enum Event {
        case alias(String)
        case scalar(SourceNode.Scalar)
        case listStart
        case mappingStart
        /// The end of a list or a mapping.
        case end
        case documentStart
        case streamEnd
        /// The start of the text, or the end of a document.
        case other
    }

    /// The anchor of the last event.
    private(set) var anchor: String?
    /// The start of the last event.
    private(set) var place: SourcePlace
    /// The Unicode scalars of the last event, counted from the start of the text.
    private(set) var scalars = 0..<0
    private let file: SourceFile?
    /// The parser contains pointers to itself, so it must not move.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The places of the lists and mappings in brackets that have not ended; `nil` for one without brackets.
    private var openBrackets: [SourcePlace?] = []
    /// The first byte of the directive with which there are too many.
    private let surplusDirective: Int?

    /// libyaml compares each directive with all before it.
    private static let directiveLimit = 100

    /// Starts parsing UTF-8 text. The buffer must stay valid.
    init(_ bytes: UnsafeBufferPointer<UInt8>, in file: SourceFile? = nil) {
        (self.bytes, self.file) = (bytes, file)
        surplusDirective = Self.directive(Self.directiveLimit, of: bytes)
        place = SourcePlace(line: 1, column: 1, in: file)
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// Reads the next event; `nil` at the end of the list or mapping that is being read.
    mutating func nextWithin() throws(QuoinError) -> Event? {
        let event = try next()
        if case .end = event { return nil }
        return event
    }

    /// Reads the next event.
    mutating func next() throws(QuoinError) -> Event {
        if let surplusDirective {
            throw QuoinError(
                "there are more than \(Self.directiveLimit) directives, lines that begin with %",
                .limitPassed, at: place(ofByte: surplusDirective))
        }
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw problem }
        defer { yaml_event_delete(&event) }
        place = SourcePlace(event.start_mark, in: file)
        scalars = event.start_mark.index..<event.end_mark.index
        anchor = nil
        let data = event.data
        switch event.type {
        case YAML_ALIAS_EVENT:
            return .alias(Self.string(data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            anchor = Self.string(data.scalar.anchor)
            try checkTag(data.scalar.tag)
            let text = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
            return .scalar(
                SourceNode.Scalar(
                    string: String(decoding: text, as: UTF8.self), style: SourceNode.Style(data.scalar.style),
                    place: place))
        case YAML_SEQUENCE_START_EVENT:
            anchor = Self.string(data.sequence_start.anchor)
            try checkTag(data.sequence_start.tag)
            openBrackets.append(data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE ? place : nil)
            return .listStart
        case YAML_MAPPING_START_EVENT:
            anchor = Self.string(data.mapping_start.anchor)
            try checkTag(data.mapping_start.tag)
            openBrackets.append(data.mapping_start.style == YAML_FLOW_MAPPING_STYLE ? place : nil)
            return .mappingStart
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            openBrackets.removeLast()
            return .end
        case YAML_DOCUMENT_START_EVENT: return .documentStart
        case YAML_STREAM_END_EVENT: return .streamEnd
        default: return .other
        }
    }

    /// The tags of the types that values have without a tag (YAML 1.2, §10.3).
    private static let knownTags = Set(
        ["str", "int", "float", "bool", "null", "map", "seq"].map { "tag:yaml.org,2002:" + $0 } + ["!"])

    private func checkTag(_ tag: UnsafeMutablePointer<yaml_char_t>?) throws(QuoinError) {
        guard let tag = Self.string(tag), !Self.knownTags.contains(tag) else { return }
        throw QuoinError("the tag \"\(tag)\" has no meaning in a layout document", at: place)
    }

    private var problem: QuoinError {
        let message = parser.pointee.problem.map { String(cString: $0) } ?? "the YAML parser ran out of memory"
        switch parser.pointee.error {
        case YAML_READER_ERROR:
            return QuoinError(message, at: place(ofByte: parser.pointee.problem_offset))
        case YAML_MEMORY_ERROR:
            return QuoinError(message, .limitPassed)
        default:
            let mistake = SyntaxMistake(
                message: message, place: SourcePlace(parser.pointee.problem_mark, in: file),
                start: SourcePlace(parser.pointee.context_mark, in: file), bracket: openBrackets.last ?? nil,
                text: String(decoding: bytes, as: UTF8.self))
            return mistake.problem
        }
    }

    private func place(ofByte offset: Int) -> SourcePlace {
        let before = bytes.prefix(offset)
        let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let column = line.last.map { String(decoding: $0, as: UTF8.self).unicodeScalars.count } ?? 0
        return SourcePlace(line: max(line.count, 1), column: column + 1, in: file)
    }

    /// The place of the directive after as many others; `nil` if there are not as many.
    private static func directive(_ number: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var (rest, count) = (bytes[...], 0)
        while let place = rest.firstIndex(of: UInt8(ascii: "%")) {
            if beginsLine(place, of: bytes) {
                if count == number { return place }
                count += 1
            }
            rest = rest[(place + 1)...]
        }
        return nil
    }

    /// Whether a byte is the first, or is after a line break: LF, CR, NEL, LS or PS (YAML 1.1, §4.2).
    private static func beginsLine(_ place: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let before = bytes[max(0, place - 3)..<place]
        guard let last = before.last else { return true }
        return last == 0x0A || last == 0x0D || before.suffix(2).elementsEqual([0xC2, 0x85])
            || [[0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9], [0xEF, 0xBB, 0xBF]].contains { before.elementsEqual($0) }
    }

    private static func string(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        characters.map { String(cString: $0) }
    }
}

extension SourcePlace {
    fileprivate init(_ mark: yaml_mark_t, in file: SourceFile?) {
        self.init(line: mark.line + 1, column: mark.column + 1, in: file)
    }
}

extension SourceNode.Style {
    fileprivate init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: self = .literal
        case YAML_FOLDED_SCALAR_STYLE: self = .folded
        default: self = .plain
        }
    }
}

extension QuoinError {
    /// The problem with a text that has the marks of a merge; `nil` if it has none.
    init?(mergeMarksIn text: UnsafeBufferPointer<UInt8>, of file: SourceFile?) {
        let lines = MergeMarks.lines(in: text)
        guard let first = lines.first else { return nil }
        let others = lines.dropFirst().map { "\($0)" }.joined(separator: ", ")
        self.init(
            "this line is the mark of a merge" + (others.isEmpty ? "" : ", as are those in \(others)")
                + "; \(MergeMarks.advice)",
            at: SourcePlace(line: first, column: 1, in: file))
    }
}
