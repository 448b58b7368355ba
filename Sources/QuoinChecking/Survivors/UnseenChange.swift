import QuoinExplanations

/// A change of an element that none of its pictures shows.
public struct UnseenChange: Hashable, Sendable {
    /// The element that was changed.
    public var element: ElementReference
    /// The change in words: `cornerRadius 36 → 37`.
    public var change: String
    /// Whether something else is painted, although no picture shows it: it is covered, or the rules accept the
    /// difference.
    public var isPainted: Bool
}

extension UnseenChange: CustomStringConvertible {
    public var description: String {
        "\(element): \(change)\(isPainted ? ", which is painted" : "")"
    }
}

extension LayoutElement {
    /// Changes the values of the element and its descendants one at a time, and returns the changes that none of its
    /// pictures shows. A snapshot test of these pictures cannot detect them.
    ///
    ///     #expect(try card.unseenChanges(on: [phone, tablet]).isEmpty)
    ///
    /// Numbers, colors, words and texts are changed according to the declarations of their properties; children are
    /// removed and swapped.
    ///
    /// - Parameters:
    ///   - canvases: those of the pictures.
    ///   - rules: when pixels count as different, and how many may differ.
    ///   - fonts: the fonts.
    /// - Throws: a ``QuoinError``.
    public func unseenChanges(
        on canvases: [Canvas], rules: ComparisonRules = ComparisonRules(), fonts: FontSources = .defaults
    ) throws -> [UnseenChange] {
        let renderer = try PictureRenderer(fonts: fonts)
        let root = erased
        let tree = try LayoutTree(root)
        let before = try canvases.map { canvas in
            let list = try renderer.displayList(of: try renderer.layOut(root, on: canvas).layout, on: canvas)
            return (canvas: canvas, list: list, bitmap: try renderer.draw(list, on: canvas))
        }
        return try ElementMutants(root, tree).mutants.compactMap { mutant in
            guard let changed = mutant.change.applied(to: root) else { return nil }
            var isPainted = false
            for (canvas, list, bitmap) in before {
                guard let layout = try? renderer.layOut(changed, on: canvas).layout,
                    let new = try? renderer.displayList(of: layout, on: canvas)
                else { return nil }
                if new.paintsSame(as: list) { continue }
                isPainted = true
                let pixels = try rules.difference(of: try renderer.draw(new, on: canvas), from: bitmap)
                if !pixels.hasSameSize || !rules.limits.allow(pixels) { return nil }
            }
            return UnseenChange(element: tree.reference(to: mutant.index), change: mutant.words, isPainted: isPainted)
        }
    }
}

/// The changes of the values of a layout's elements, by the declarations of their properties.
struct ElementMutants {
    /// A change of one value.
    struct Mutant {
        var index: Int
        var words: String
        var change: ElementChange
    }

    private(set) var mutants: [Mutant] = []
    private let tree: LayoutTree

    init(_ root: AnyElement, _ tree: LayoutTree) {
        self.tree = tree
        add(root, 0)
    }

    private mutating func add(_ element: AnyElement, _ index: Int) {
        // What only arranges the content of a view is not the app's.
        let isOwn = !(tree.isPart(index) && tree.isInView(index))
        if isOwn { addOwnValues(of: element, index) }
        let children = Array(tree.children(of: index))
        for (position, child) in zip(element.children.indices, children) {
            add(element.children[position], child)
            guard isOwn else { continue }
            add("child \(position) left out", index) { $0.children.remove(at: position) }
            guard position + 1 < children.count else { continue }
            add("children \(position) and \(position + 1) exchanged", index) {
                $0.children.swapAt(position, position + 1)
            }
        }
    }

    private mutating func addOwnValues(of element: AnyElement, _ index: Int) {
        if !tree.isInView(index) {
            let usual = type(of: element.kind.base).defaultStyle
            addValues(of: ElementStyle.properties, element.style, unlike: usual, prefix: "", index)
        }
        if let painted = element.kind.painted { addPaint(of: painted, index) }
        addValues(of: element.kind.base, index)
        addText(of: element, index)
    }

    private mutating func add(_ words: String, _ index: Int, _ edit: @escaping @Sendable (inout AnyElement) -> Void) {
        let change = ElementChange(words, for: index, in: tree) { element in
            edit(&element)
            return true
        }
        mutants.append(Mutant(index: index, words: words, change: change))
    }

    private mutating func addPaint(of painted: some PaintedKind, _ index: Int) {
        addValues(of: Paint.properties, painted.paint, unlike: type(of: painted).defaultPaint, prefix: "", index)
    }

    private mutating func addValues<Kind: LayoutKind>(of kind: Kind, _ index: Int) {
        guard let table = Kind.declaration.properties else { return }
        addValues(of: table, kind, unlike: table.base, prefix: Kind.name + ".", index)
    }

    private mutating func addValues<Root>(
        of table: PropertyTable<Root>, _ root: Root, unlike base: Root, prefix: String, _ index: Int
    ) {
        for property in table.properties {
            guard let value = property.write(root, property.isRequired ? nil : base) else { continue }
            for changed in value.changed(FlatShape(property.shape)) {
                let key = prefix + property.key
                let change = ElementChange(key, changed, for: index, in: tree)
                mutants.append(
                    Mutant(index: index, words: "\(property.key) \(value) → \(changed)", change: change))
            }
        }
    }

    private mutating func addText(of element: AnyElement, _ index: Int) {
        guard let text = element.kind.base as? TextNode else { return }
        for (position, span) in text.text.spans.enumerated() where span.image == nil {
            if case .text(let string)? = PropertyValue.text(span.string).changed(FlatShape(.text)).first {
                addSpan(position, "\(span.string.debugDescription) → \(string.debugDescription)", index) {
                    $0.string = string
                }
            }
            for property in TextStyle.properties.properties {
                guard let value = property.write(span.style, TextStyle.properties.base) else { continue }
                for changed in value.changed(FlatShape(property.shape)) {
                    var style = span.style
                    guard TextStyle.properties.set(property.key, to: changed, in: &style) else { continue }
                    addSpan(position, "\(property.key) \(value) → \(changed)", index) { [style] in $0.style = style }
                }
            }
        }
    }

    private mutating func addSpan(
        _ position: Int, _ words: String, _ index: Int, _ change: @escaping @Sendable (inout TextContent.Span) -> Void
    ) {
        add(words, index) { element in
            guard var text = element.kind.base as? TextNode else { return }
            change(&text.text.spans[position])
            element.kind = AnyLayoutKind(text)
        }
    }
}

extension PropertyValue {
    /// The value with one of its parts changed, for each part.
    fileprivate func changed(_ shape: FlatShape) -> [PropertyValue] {
        switch self {
        case .null, .content: return []
        case .bool(let value): return [.bool(!value)]
        case .number(let value):
            let result = ScalarMutation(text: shortDescription(value), isQuoted: false, shape: shape).result
            return result.flatMap { DocumentValue.number($0) }.map { [.number($0)] } ?? []
        case .text(let text):
            return ScalarMutation(text: text, isQuoted: false, shape: shape).result.map { [.text($0)] } ?? []
        case .list(let items):
            let inner = FlatShape(shape.item)
            return items.indices.flatMap { position in
                items[position].changed(inner).map { item in
                    var copy = items
                    copy[position] = item
                    return .list(copy)
                }
            }
        case .mapping(let fields):
            return fields.sorted { $0.key < $1.key }.flatMap { key, value -> [PropertyValue] in
                guard let inner = shape.value(of: key) else { return [] }
                return value.changed(FlatShape(inner)).map { .mapping(fields.merging([key: $0]) { $1 }) }
            }
        }
    }
}
