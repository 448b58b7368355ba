import QuoinAutoLayout
import QuoinCompositional
import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinSystem
import SystemPackage

/// The elements of a tree that are checked, found once for all widths.
struct LayoutScene {
    struct TextItem {
        var index: Int
        var content: TextContent
        var insets: EdgeInsets
        /// The size of its smallest letters, in points.
        var letterSize: Double
    }

    /// An element without children that shows something.
    struct Leaf {
        var index: Int
        /// The position of the text in `texts`.
        var text: Int?
        var isImage: Bool
        /// The elements that clip it, the innermost first.
        var clips: [Int]
        /// Whether it or an element around it is transformed, so that it is drawn elsewhere than in its frame.
        var isTransformed: Bool
    }

    let tree: LayoutTree
    private(set) var texts: [TextItem] = []
    private(set) var leaves: [Leaf] = []
    /// The elements that should contain their children.
    private(set) var containers: [Container] = []
    /// Buttons, and elements whose names contain the word for one.
    private(set) var targets: [Int] = []
    private(set) var constraints: [Int] = []
    /// Images with letters in them.
    private(set) var lettered: [Int] = []

    init(_ tree: LayoutTree) {
        self.tree = tree
        add(0, clips: [], isTransformed: false)
    }

    private mutating func add(_ index: Int, clips: [Int], isTransformed: Bool) {
        let kind = tree.kind(of: index)
        let paint = tree.paint(of: index)
        if let paint, paint.isHidden || paint.opacity == 0 { return }
        let isTransformed = isTransformed || paint?.transform != nil
        let isClip = paint?.clips == true || type(of: kind).clipsChildren
        if isTarget(index) { targets.append(index) }
        if kind is ConstraintsLayout { constraints.append(index) }
        let children = tree.children(of: index)
        if children.isEmpty {
            addLeaf(index, kind, paint, clips: clips, isTransformed: isTransformed)
        } else {
            if let container = Container(index, kind, tree) { containers.append(container) }
            for child in children where !isIndicator(child, of: kind, children) {
                add(child, clips: isClip ? [index] + clips : clips, isTransformed: isTransformed)
            }
        }
    }

    private mutating func addLeaf(
        _ index: Int, _ kind: any LayoutKind, _ paint: Paint?, clips: [Int], isTransformed: Bool
    ) {
        guard let paint else { return }
        var leaf = Leaf(index: index, isImage: false, clips: clips, isTransformed: isTransformed)
        if let text = kind as? TextNode {
            guard text.text.string.contains(where: { !$0.isWhitespace }) else { return }
            leaf.text = texts.count
            let size = text.text.spans.filter { $0.image == nil }.map(\.style.size).min() ?? 0
            texts.append(TextItem(index: index, content: text.text, insets: text.insets, letterSize: size))
        } else if let image = kind as? ImageNode, let resource = image.image {
            leaf.isImage = true
            if resource.hasLetters { lettered.append(index) }
        } else if paint.fills.isEmpty && paint.border == nil {
            return
        }
        leaves.append(leaf)
    }

    private func isIndicator(_ child: Int, of kind: any LayoutKind, _ children: Range<Int>) -> Bool {
        kind is ScrollNode && child > children.lowerBound
    }

    // MARK: - Targets

    private func isTarget(_ index: Int) -> Bool {
        if tree.composition(of: index)?.name == "button" { return true }
        guard let name = tree.id(of: index) ?? tree.viewName(of: index) else { return false }
        return Self.words(of: name).contains(where: Self.targetWords.contains)
    }

    /// Words in the names of elements that are tapped.
    private static let targetWords: Set<String> = [
        "button", "btn", "tap", "tappable", "checkbox", "toggle", "switch", "stepper",
    ]

    /// The words of `closeButton`, `close-button` and `close_button`, in lowercase.
    static func words(of name: String) -> [String] {
        var words = [""]
        for character in name {
            if !character.isLetter && !character.isNumber {
                words.append("")
            } else if character.isUppercase, words[words.count - 1].last?.isLowercase == true {
                words.append(character.lowercased())
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.map { $0.lowercased() }
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
