import QuoinLayout

extension LayoutTree {
    /// Throws for values that no document could have, such as a width that is not a number, with the elements that have
    /// them.
    ///
    /// The values of a document are checked while it is read.
    ///
    /// - Parameters:
    ///   - start: the index of the first element that is checked.
    ///   - checked: the values that were right before.
    ///   - limits: how many errors are named.
    package func checkValues(
        from start: Int = 0, _ checked: inout CheckedValues, _ limits: Limits
    ) throws(QuoinError) {
        guard source(of: 0) == nil else { return }
        var errors: [QuoinError] = []
        for index in start..<count where errors.count < limits.errors {
            let problems = problems(of: index, &checked)
            guard !problems.isEmpty, !isOfDocument(index) else { continue }
            errors += problems.map { QuoinError($0, at: reference(to: index)) }
        }
        try QuoinError.throwAll(errors)
    }

    /// Whether an element is in one that was read from a document.
    private func isOfDocument(_ index: Int) -> Bool {
        source(of: index) != nil || parent(of: index).map(isOfDocument) == true
    }

    private func problems(of index: Int, _ checked: inout CheckedValues) -> [String] {
        let kind = kind(of: index)
        var problems = checked.styles.problems(of: style(of: index)) { style in
            ElementStyle.properties.problems(of: style, unlike: type(of: kind).defaultStyle)
        }
        if let paint = paint(of: index) {
            problems += checked.paints.problems(of: paint) { Paint.properties.problems(of: $0) }
        }
        guard let node = kind as? TextNode else { return problems + checked.problems(of: kind) }
        for span in node.text.spans {
            problems += checked.letters.problems(of: span.style) { TextStyle.properties.problems(of: $0) }
        }
        return problems
            + checked.paragraphs.problems(of: node.text.paragraph) { ParagraphStyle.properties.problems(of: $0) }
            + (node.insets == .zero ? [] : checked.problems(of: node))
    }
}

extension Canvas {
    /// Throws for values that the canvas of no document could have, such as a scale of 0.
    package func checkValues(_ checked: inout CheckedValues) throws(QuoinError) {
        let problems = checked.canvases.problems(of: self) { Self.properties.problems(of: $0) }
        try QuoinError.throwAll(problems.map { QuoinError("canvas.\($0)") })
    }
}

/// The values of elements and canvases that were right. Most pictures have the same as the one before, and a look among
/// these takes a hundredth of a check.
package struct CheckedValues {
    fileprivate var styles = Known(ElementStyle())
    fileprivate var paints = Known(Paint())
    fileprivate var letters = Known(TextStyle())
    fileprivate var paragraphs = Known(ParagraphStyle())
    fileprivate var canvases = Known(Canvas())
    /// The `KnownKinds` of each type of kind.
    private var kinds: [ObjectIdentifier: AnyObject] = [:]

    package init() {}

    fileprivate mutating func problems<Kind: LayoutKind>(of kind: Kind) -> [String] {
        let type = ObjectIdentifier(Kind.self)
        let known = kinds[type] as? KnownKinds<Kind> ?? KnownKinds()
        if kinds[type] == nil { kinds[type] = known }
        return known.problems(of: kind)
    }

    /// Kinds of a type that were right. Not all can be compared as a whole.
    private final class KnownKinds<Kind: LayoutKind> {
        private let table = Kind.declaration.properties
        /// The places of the properties that may have numbers.
        private let places: [Int]
        private var right: [Kind] = []

        /// More kinds are forgotten, because each takes time to compare.
        private static var limit: Int { 8 }

        init() {
            let properties = table?.properties ?? []
            places = properties.indices.filter { !properties[$0].shape.isWord }
        }

        func problems(of kind: Kind) -> [String] {
            guard let table, !places.isEmpty, !right.contains(where: { isSame($0, kind, table) }) else { return [] }
            let problems = table.problems(of: kind, places)
            if problems.isEmpty { right = [kind] + right.prefix(Self.limit - 1) }
            return problems
        }

        private func isSame(_ one: Kind, _ other: Kind, _ table: PropertyTable<Kind>) -> Bool {
            guard _isPOD(Kind.self) else { return places.allSatisfy { table.properties[$0].write(one, other) == nil } }
            // Comparing the memory of kinds without references takes less time than comparing properties.
            return withUnsafeBytes(of: one) { bytes in withUnsafeBytes(of: other) { bytes.elementsEqual($0) } }
        }
    }

    /// Values of a type that were right last. A loop over some, which mostly differ in what is compared first, takes less time
    /// than hashing.
    fileprivate struct Known<Value: Equatable> {
        private var values: [Value]
        private var next = 0

        /// More values are forgotten.
        private static var limit: Int { 16 }

        init(_ usual: Value) {
            values = [usual]
        }

        /// What is wrong with a value, found only if it is not known to be right.
        mutating func problems(of value: Value, _ find: (Value) -> [String]) -> [String] {
            if values.contains(value) { return [] }
            let problems = find(value)
            guard problems.isEmpty else { return problems }
            if values.count < Self.limit {
                values.append(value)
            } else {
                values[next] = value
                next = (next + 1) % Self.limit
            }
            return []
        }
    }
}

extension PropertyTable {
    /// What is wrong with the values that are not the defaults, by the rules for documents: each is written and read.
    ///
    /// - Parameters:
    ///   - base: the defaults; the table's own by default.
    ///   - places: those of the properties that are checked, all by default.
    fileprivate func problems(of root: Root, unlike base: Root? = nil, _ places: [Int]? = nil) -> [String] {
        var problems: [String] = []
        for place in places ?? Array(properties.indices) {
            let property = properties[place]
            // The content of a file, and what contains it, cannot be written.
            guard let value = property.write(root, property.isRequired ? nil : base ?? self.base),
                let node = SourceNode(value)
            else { continue }
            let reading = DocumentReading("", limits: Limits())
            let path = DocumentPath.root.appending(.key(property.key))
            var copy = root
            _ = property.read(DocumentValue(node: node, path: path, reading: reading), &copy)
            problems += reading.diagnostics.filter { $0.severity == .error }.map { "\($0.path): \($0.message)" }
        }
        return problems
    }
}

extension ValueShape {
    /// Whether each value is a word, which has no numbers in it.
    fileprivate var isWord: Bool {
        !alternatives.isEmpty
            && alternatives.allSatisfy { alternative in
                switch alternative {
                case .null, .bool, .words: true
                case .named(_, let shape): shape().isWord
                case .text, .pattern, .number, .numberAbove, .integer, .list, .mapping: false
                }
            }
    }
}

extension AnyLayoutKind {
    /// The kind, if it has a paint; else `nil`.
    ///
    /// A cast to a protocol searches all conformances of the program, once for each type. So only nodes are cast, and
    /// the node types of documents are tried first, which saves `quoin validate` 1 % of its instructions.
    package var painted: (any PaintedKind)? {
        guard type(of: base).isNode else { return nil }
        return switch base {
        case let node as BoxNode: node
        case let node as TextNode: node
        case let node as ImageNode: node
        case let node as ScrollNode: node
        default: base as? any PaintedKind
        }
    }
}

extension LayoutTree {
    /// The kind of an element, if it has a paint; else `nil`.
    package func painted(_ index: Int) -> (any PaintedKind)? { AnyLayoutKind(kind(of: index)).painted }

    /// The paint of an element; `nil` if its kind has none.
    package func paint(of index: Int) -> Paint? { painted(index)?.paint }

    /// The layout in a box that was made to paint it; `nil` for any other element.
    package func paintedLayout(in index: Int) -> Int? {
        (kind(of: index) as? BoxNode)?.paintsLayout == true ? children(of: index).first : nil
    }
}

extension Layout: CustomStringConvertible {
    /// `  text (title): 120 × 24 at 16, 16, "Lisbon"`, a line for each element, indented by its depth.
    public var description: String {
        tree.paintOrder.filter { !leftOut.contains($0) }.map(line).joined(separator: "\n")
    }

    private func line(_ index: Int) -> String {
        let kind = tree.kind(of: index)
        let name = type(of: kind).name + (tree.id(of: index).map { " (\($0))" } ?? "")
        let text = (kind as? TextNode).map { ", \"\($0.text.string)\"" } ?? ""
        return String(repeating: "  ", count: tree.depth(of: index)) + "\(name): \(frames[index])\(text)"
    }
}
