import QuoinAutoLayout
import QuoinScene
import QuoinSystem

/// The elements of a tree that are checked, found once for all widths.
struct LayoutScene {
    struct TextItem {
        var index: Int
        /// The position in `items`.
        var item: Int
        var content: TextContent
        var insets: EdgeInsets
        /// The size of its smallest letters, in points.
        var letterSize: Double
        /// The alpha of its least transparent color, from 0 to 1.
        var alpha: Double
        /// Elements with a mask that it is in, and those that clip it to another shape than their frame.
        var masks: [Int]
    }

    let tree: LayoutTree
    private(set) var texts: [TextItem] = []
    /// The elements that show something of their own, in paint order.
    private(set) var items: [PaintedItem] = []
    /// The positions of those with lines that are painted over letters.
    private(set) var lined: [Int] = []
    /// The elements that should contain their children.
    private(set) var containers: [Container] = []
    /// Buttons, and elements whose names contain the word for one.
    private(set) var targets: [Int] = []
    /// Elements whose names contain a word for something that is typed in.
    private(set) var fields: [Int] = []
    private(set) var constraints: [Int] = []
    /// Elements with connectors between elements in them.
    private(set) var connected: [Int] = []
    /// Images with letters in them.
    private(set) var lettered: [Int] = []
    /// The elements that clip an element, the innermost first.
    private(set) var clips: [Int: [Int]] = [:]
    /// The texts and targets that may be elsewhere than within what is around them: those that bleed, and targets that are
    /// transformed.
    private(set) var moved: Set<Int> = []

    /// How much larger transforms make the width and the height of texts and targets, where there are any.
    private(set) var scales: [Int: Size] = [:]

    let appearance: Appearance
    private let direction: LayoutDirection

    init(_ tree: LayoutTree, on canvas: Canvas) {
        (self.tree, appearance, direction) = (tree, canvas.appearance, canvas.direction)
        add(0, Surroundings())
    }

    /// What the elements around an element mean for it.
    private struct Surroundings {
        var clips: [Int] = []
        var scrolls: [Int] = []
        /// All transforms around it as one, but for their anchors; `nil` if there are none.
        var transform: TransformMatrix?
        var opacity = 1.0
        var target: Int?
        var masks: [Int] = []
    }

    private mutating func add(_ index: Int, _ surroundings: Surroundings) {
        let kind = tree.kind(of: index)
        let paint = tree.paint(of: index)
        if let paint, paint.isHidden || paint.opacity == 0 { return }
        clips[index] = surroundings.clips
        var inner = surroundings
        if let own = paint?.transform?.transform {
            inner.transform = surroundings.transform?.concatenating(own) ?? own
        }
        inner.opacity *= paint?.opacity ?? 1
        if paint?.mask != nil { inner.masks.append(index) }
        let names = words(for: index, in: surroundings.target)
        if tree.composition(of: index)?.name == "button" || names.contains(where: Self.targetWords.contains) {
            targets.append(index)
            inner.target = surroundings.target ?? index
        }
        if names.contains(where: Self.fieldWords.contains) { fields.append(index) }
        if kind is TextNode || targets.last == index {
            if tree.bleeds(index) || inner.transform != nil && targets.last == index { moved.insert(index) }
            if let all = inner.transform {
                scales[index] = Size(
                    width: (all.a * all.a + all.b * all.b).squareRoot(),
                    height: (all.c * all.c + all.d * all.d).squareRoot())
            }
        }
        if paint?.connectors.isEmpty == false { connected.append(index) }
        if kind is any ConstrainedKind { constraints.append(index) }
        let children = tree.children(of: index)
        let position = items.count
        if let paint, let item = item(index, kind, paint, isLeaf: children.isEmpty, inner) {
            if !item.lines.isEmpty { lined.append(position) }
            items.append(item)
        }
        if let container = Container(index, kind, tree, direction) { containers.append(container) }
        let scrolls = scrolls(index)
        if scrolls { inner.scrolls.append(index) }
        if scrolls || paint?.clips == true { inner.clips.insert(index, at: 0) }
        if let paint, paint.clips, paint.mask == nil, ![.rectangle, .ellipse].contains(paint.shape) {
            inner.masks.append(index)
        }
        for child in tree.paintedChildren(of: index) where !isIndicator(child, of: kind, children) { add(child, inner) }
        if position < items.count, items[position].index == index { items[position].end = items.count }
    }

    private mutating func item(
        _ index: Int, _ kind: any LayoutKind, _ paint: Paint, isLeaf: Bool, _ surroundings: Surroundings
    ) -> PaintedItem? {
        var item = PaintedItem(
            index: index, isLeaf: isLeaf, opacity: surroundings.opacity, clips: surroundings.clips,
            scrolls: surroundings.scrolls, isTransformed: surroundings.transform != nil, target: surroundings.target)
        item.surface = paint.surface(opacity: surroundings.opacity, appearance)
        item.isPath = paint.isPath
        item.lines = paint.frameLines(opacity: surroundings.opacity, appearance)
        item.corners =
            paint.shape == .ellipse ? CornerRadii(all: .init(x: .fraction(0.5), y: .fraction(0.5))) : paint.cornerRadii
        if let text = kind as? TextNode {
            guard text.text.string.contains(where: { !$0.isWhitespace }) else { return nil }
            item.text = texts.count
            let styles = text.text.spans.filter { $0.image == nil }.map(\.style)
            texts.append(
                TextItem(
                    index: index, item: items.count, content: text.text, insets: text.insets,
                    letterSize: styles.map(\.size).min() ?? 0,
                    alpha: styles.map { $0.color.resolved(for: appearance).alpha }.max() ?? 1,
                    masks: surroundings.masks))
        } else if let image = kind as? ImageNode, let resource = image.image {
            (item.isImage, item.surface) = (true, surroundings.opacity >= 0.9 ? .opaque : .sheer)
            if resource.hasLetters { lettered.append(index) }
        } else if paint.fills.isEmpty && paint.border == nil && item.lines.isEmpty {
            return nil
        }
        return item
    }

    private func isIndicator(_ child: Int, of kind: any LayoutKind, _ children: Range<Int>) -> Bool {
        kind is ScrollNode && children.dropFirst().contains(child)
    }

    func scrolls(_ index: Int) -> Bool { tree.kind(of: index).showsPartOfContent }

    // MARK: - Targets

    /// - Parameter target: the target that the element is in, which has its view's name by itself.
    private func words(for index: Int, in target: Int?) -> [String] {
        let view = tree.viewName(of: index)
        let own = target.flatMap(tree.viewName) == view ? nil : view
        // Of `ButtonBar.title` the type says what is around the title.
        let name = (tree.id(of: index) ?? own)?.split(separator: ".").last
        return name.map { Self.words(of: String($0)) } ?? []
    }

    /// Words in the names of elements that are tapped.
    private static let targetWords: Set<String> = [
        "button", "btn", "tap", "tappable", "checkbox", "toggle", "switch", "stepper",
    ]

    /// Words in the names of elements that are typed in.
    private static let fieldWords: Set<String> = ["field", "input", "textfield", "textarea", "searchbar"]

    /// The words of `closeButton`, `close-button` and `close_button2`, in lowercase.
    static func words(of name: String) -> [String] {
        var words = [""]
        for character in name {
            if !character.isLetter && !character.isNumber {
                words.append("")
            } else if let last = words[words.count - 1].last,
                character.isUppercase && last.isLowercase || character.isNumber != last.isNumber
            {
                words.append(character.lowercased())
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.map { $0.lowercased() }
    }
}

extension LayoutTree {
    /// Whether an element, or one around it, bleeds.
    fileprivate func bleeds(_ index: Int) -> Bool {
        sequence(first: index, next: parent).contains { style(of: $0).bleeds }
    }
}

extension ImageResource {
    /// Whether the image is an SVG with texts.
    fileprivate var hasLetters: Bool {
        let bytes: [UInt8]
        switch source {
        case .bytes(let content): bytes = content
        case .file(let path, _):
            guard path.lowercased().hasSuffix(".svg"), let content = try? FileDescriptor.content(at: path) else {
                return false
            }
            bytes = content
        }
        return String(decoding: bytes.prefix(1 << 20), as: UTF8.self).contains("<text")
    }
}
