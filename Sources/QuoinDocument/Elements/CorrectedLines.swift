import QuoinScene

extension DocumentMapping {
    /// The lines of an element whose common keys are in its kind's mapping, with these keys beside the kind, by the
    /// position of the first such key; empty for other mappings.
    ///
    /// - Parameter text: the document.
    func correctedLines(of text: String) -> [Int: [String]] {
        guard let kind = value.path.lastKey, KindReaders.byKey[kind] != nil, value.place.file == nil else { return [:] }
        let misplaced = unread.filter { names[$0].map(CommonKeys.names.contains) == true }
        guard let first = misplaced.first, let root = try? SourceNode.parsing(text),
            let holder = root.mapping(holding: value.place, at: kind)
        else { return [:] }
        let lines = CorrectedLines(
            lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .map { Array($0.unicodeScalars) },
            holder: holder, kind: kind, keys: pairs.map(\.key.place),
            moved: misplaced.filter { names[$0].map { holder[$0] == nil } == true }
        ).result
        return lines.isEmpty ? [:] : [first: lines]
    }
}

extension SourceNode {
    /// The mapping with a value that begins at a place.
    fileprivate func mapping(holding place: SourcePlace, at key: String) -> Mapping? {
        switch self {
        case .scalar: return nil
        case .list(let list): return list.items.lazy.compactMap { $0.mapping(holding: place, at: key) }.first
        case .mapping(let mapping):
            if mapping[key]?.mapping?.place == place { return mapping }
            return mapping.pairs.lazy.compactMap { $0.value.mapping(holding: place, at: key) }.first
        }
    }
}

/// The lines of a kind's mapping from which keys are moved to the mapping around it, in the style of the text.
private struct CorrectedLines {
    let lines: [[Unicode.Scalar]]
    /// The mapping that has the kind.
    let holder: SourceNode.Mapping
    let kind: String
    /// Where the keys of the kind's mapping begin.
    let keys: [SourcePlace]
    /// The positions of those that are moved.
    let moved: [Int]

    /// Empty if the text is written in a way that is not supported, such as braces over several lines.
    var result: [String] {
        guard !moved.isEmpty, let place = holder.pairs.first(where: { $0.key.string == kind })?.key.place,
            let inner = holder[kind]?.place
        else { return [] }
        return scalar(at: inner) == "{" ? inBraces(inner, kindAt: place) : inLines(kindAt: place)
    }

    private func scalar(at place: SourcePlace) -> Unicode.Scalar? {
        guard lines.indices.contains(place.line - 1) else { return nil }
        let line = lines[place.line - 1]
        return line.indices.contains(place.column - 1) ? line[place.column - 1] : nil
    }

    // MARK: Braces

    /// `row: {height: 20, spacing: 4}` with `height: 20` behind the braces, or on a line of its own.
    private func inBraces(_ inner: SourcePlace, kindAt place: SourcePlace) -> [String] {
        guard inner.line == place.line, keys.allSatisfy({ $0.line == inner.line }) else { return [] }
        let line = lines[inner.line - 1]
        guard let close = end(in: line, from: inner.column, atComma: false) else { return [] }
        let parts = keys.map { key in
            let part = String(line[(key.column - 1)..<(end(in: line, from: key.column - 1) ?? close)])
            return String(part.trimming(while: \.isWhitespace))
        }
        let (own, others) = (parts.indices.filter { !moved.contains($0) }, moved.map { parts[$0] })
        let braces = "{" + own.map { parts[$0] }.joined(separator: ", ") + "}"
        let (before, behind) = (String(line[..<(inner.column - 1)]), String(line[(close + 1)...]))
        if scalar(at: holder.place) == "{" {
            return [before + ([braces] + others).joined(separator: ", ") + behind]
        }
        let indentation = String(repeating: " ", count: place.column - 1)
        return [before + braces + behind] + others.map { indentation + $0 }
    }

    /// The position of the bracket, or of the comma, that ends what begins at a position.
    private func end(in line: [Unicode.Scalar], from start: Int, atComma: Bool = true) -> Int? {
        var (depth, quote) = (0, Unicode.Scalar?.none)
        for position in start..<max(start, line.count) {
            let scalar = line[position]
            switch scalar {
            case _ where quote != nil: if scalar == quote { quote = nil }
            case "\"" where position == start || " [{,:".unicodeScalars.contains(line[position - 1]),
                "'" where position == start || " [{,:".unicodeScalars.contains(line[position - 1]):
                quote = scalar
            case "[", "{": depth += 1
            case "]", "}":
                if depth == 0 { return position }
                depth -= 1
            case "," where depth == 0 && atComma: return position
            default: break
            }
        }
        return nil
    }

    // MARK: Lines

    /// The moved lines before that of the kind, and the others up to the last one that was moved.
    private func inLines(kindAt place: SourcePlace) -> [String] {
        guard let column = keys.first?.column, column > place.column, keys[0].line > place.line,
            keys.allSatisfy({ $0.column == column })
        else { return [] }
        let ends = keys.indices.map { keys.indices.contains($0 + 1) ? keys[$0 + 1].line - 1 : end(ofBlockAt: keys[$0]) }
        func text(_ position: Int) -> [String] {
            lines[(keys[position].line - 1)..<ends[position]].map { String($0[...]) }
        }
        let lead = String(lines[place.line - 1][..<(place.column - 1)])
        guard lead.allSatisfy({ " -".contains($0) }) else { return [] }
        let indentation = String(repeating: " ", count: place.column - 1)
        let others = moved.flatMap(text).map { indentation + $0.dropFirst(min(column - 1, $0.indentation)) }
        guard let first = others.first, let last = moved.last else { return [] }
        let head = lead + first.dropFirst(place.column - 1)
        let kept = keys.indices.filter { $0 < last && !moved.contains($0) }.flatMap(text)
        let own = indentation + String(lines[place.line - 1][(place.column - 1)...])
        return [head] + others.dropFirst() + [own] + kept
    }

    /// The number of the last line of a value in lines.
    private func end(ofBlockAt key: SourcePlace) -> Int {
        let rest = lines[key.line...].prefix { line in
            let text = String(line[...])
            return text.isBlank || text.indentation >= key.column
                || text.indentation == key.column - 1 && text.dropFirst(text.indentation).hasPrefix("-")
        }
        return (rest.lastIndex { !String($0[...]).isBlank } ?? key.line - 1) + 1
    }
}

extension String {
    fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
        self.init(String.UnicodeScalarView(scalars))
    }

    /// The number of spaces before anything else.
    fileprivate var indentation: Int { prefix { $0 == " " }.count }

    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
