import QuoinLayout

/// A text with the blocks of Markdown, below one another: paragraphs, headings, lists, quotes, code and rules.
package struct MarkdownBlocks: LayoutElement {
    package var markdown: String
    /// The letters of paragraphs; those of headings are larger.
    package var style = TextStyle()
    /// How every paragraph is broken into lines.
    package var paragraph = ParagraphStyle()
    /// The space between blocks, in points.
    package var spacing = 12.0

    package init(_ markdown: String, _ defaults: TextDefaults = TextDefaults()) {
        (self.markdown, style, paragraph) = (markdown, defaults.style, defaults.node.text.paragraph)
    }

    /// What a change of the texts can affect.
    private static let ofTexts: PropertyEffect = [.size, .contentLayout, .contentPixels]

    package static let properties = PropertyTable(
        MarkdownBlocks(""),
        [
            Property(
                "string", \.markdown, .string, ofTexts, isRequired: true,
                "The text with the marks of Markdown."
            ).named("Element.init(markdown:style:)"),
            Property(
                "spacing", \.spacing, .points(0...1e5), [.size, .contentLayout], "The space between blocks, in points."
            )
            .named(nil),
        ] + TextStyle.properties.properties.map { $0.within(\MarkdownBlocks.style, ofTexts) }
            + ParagraphStyle.properties.properties.map { $0.within(\MarkdownBlocks.paragraph, ofTexts) }
    ) { mapping, blocks in ParagraphStyle.refuseContradictions(mapping, blocks.paragraph) }

    package var element: Box {
        let tree = MarkdownTree(markdown)
        let blocks = tree.root.map { elements(of: $0, depth: 0) } ?? []
        let composition = Composition("markdown", Self.properties, of: self)
        return Box(column(blocks, spacing: spacing)).composed(of: composition)
    }

    /// Deeper nested blocks are not indented further, which limits the depth of elements for a hostile text.
    private static let depthLimit = 50
}

extension MarkdownBlocks {
    private func elements(of parent: MarkdownNode, depth: Int) -> [AnyElement] {
        parent.children.enumerated().flatMap { index, block in
            elements(of: block, isFirst: index == 0, depth: depth)
        }
    }

    private func elements(of block: MarkdownNode, isFirst: Bool, depth: Int) -> [AnyElement] {
        guard depth < Self.depthLimit else { return [text(MarkdownLetters(style: style).spans(of: block))] }
        switch block.kind {
        case .heading(let level):
            let heading = text(letters(heading(level)).spans(of: block))
            return [isFirst ? heading : heading.spacingBefore(spacing / 2)]
        case .list: return [list(block, depth: depth + 1)]
        case .quote: return [quote(elements(of: block, depth: depth + 1))]
        case .code: return [code(block.literal)]
        case .html:
            let html = block.literal.trimmingSuffix(while: \.isNewline)
            return [text([TextContent.Span(String(html), style: style)])]
        case .rule: return [Box().fill(line).height(1).composed(of: .part).erased]
        default: return [text(letters(style).spans(of: block))]
        }
    }

    private func column(_ children: [AnyElement], spacing: Double) -> AnyElement {
        Element(StackLayout(.vertical, spacing: spacing), children: children).composed(of: .part).erased
    }

    private func text(_ spans: [TextContent.Span]) -> AnyElement {
        Text(TextContent(spans: spans, paragraph: paragraph)).composed(of: .part).erased
    }

    private func letters(_ style: TextStyle) -> MarkdownLetters {
        MarkdownLetters(style: style, codeBackground: .solid(shade))
    }

    // MARK: Blocks

    /// The style of a heading, in the proportions of HTML (HTML, §15.3.7).
    private func heading(_ level: Int) -> TextStyle {
        let scales = [2, 1.5, 1.17, 1, 0.83, 0.67]
        var style = style
        style.size *= scales[min(max(level, 1), scales.count) - 1]
        style.weight = .bold
        return style
    }

    private func list(_ list: MarkdownNode, depth: Int) -> AnyElement {
        let items = list.children
        let markers = items.indices.map { index in list.firstNumber.map { "\($0 + index)." } ?? "•" }
        let width = style.size * (0.62 * Double(markers.map(\.count).max() ?? 1) + 0.3)
        let rows = zip(items, markers).map { item, marker -> AnyElement in
            let content = column(elements(of: item, depth: depth), spacing: list.isTight ? spacing / 3 : spacing)
            return row([
                Text(marker, style: style, paragraph: paragraph).align(.end).width(.points(width)).composed(of: .part)
                    .erased,
                content.flexShrink(1).flexGrow(1),
            ])
        }
        return column(rows, spacing: list.isTight ? spacing / 3 : spacing)
    }

    private func quote(_ children: [AnyElement]) -> AnyElement {
        row([
            Box().fill(line).width(.points(3)).composed(of: .part).erased,
            column(children, spacing: spacing).flexShrink(1).flexGrow(1),
        ])
    }

    private func row(_ children: [AnyElement]) -> AnyElement {
        Element(StackLayout(.horizontal, spacing: style.size / 2), children: children).composed(of: .part).erased
    }

    private func code(_ code: String) -> AnyElement {
        var style = style
        style.families = ["monospace"]
        style.size *= TextStyle.codeScale
        let lines = text([TextContent.Span(String(code.trimmingSuffix(while: \.isNewline)), style: style)])
        return Box(lines.inset(style.size).composed(of: .part)).fill(shade).cornerRadius(style.size / 2)
            .composed(of: .part).erased
    }

    // MARK: Colors

    /// Behind code.
    private var shade: Color { style.color.opacity(0.08) }
    /// Beside quotes, and of rules.
    private var line: Color { style.color.opacity(0.25) }
}

extension Element where Kind == BoxNode {
    /// A text with the blocks of Markdown, below one another: paragraphs, headings, lists, quotes, code and rules, by the
    /// rules of CommonMark.
    ///
    /// - Parameters:
    ///   - style: of the letters of paragraphs; those of headings are larger.
    ///   - paragraph: how every paragraph is broken into lines.
    ///   - spacing: the space between blocks, in points.
    public init(
        markdown: String, style: TextStyle = TextStyle(), paragraph: ParagraphStyle = ParagraphStyle(),
        spacing: Double = 12
    ) {
        var blocks = MarkdownBlocks(markdown)
        (blocks.style, blocks.paragraph, blocks.spacing) = (style, paragraph, spacing)
        self = blocks._resolved()
    }
}

/// Converts the inline marks of a Markdown text to spans.
struct MarkdownLetters {
    /// The style of letters without marks.
    let style: TextStyle
    /// Replaces the end of a line of the source.
    var softBreak = " "
    /// Replaces a line break.
    var lineBreak = "\u{2028}"
    /// Painted behind code.
    var codeBackground: Fill?
    /// The character that was added to the text for the parser. The spans do not contain it.
    var padding: Character?

    /// The spans of a block.
    func spans(of block: MarkdownNode) -> [TextContent.Span] {
        var spans: [TextContent.Span] = []
        var styles = [style]
        func add(_ text: String, _ style: TextStyle) {
            let text = padding.map { padding in text.filter { $0 != padding } } ?? text
            if text.isEmpty { return }
            if spans.last?.style == style {
                spans[spans.count - 1].string += text
            } else {
                spans.append(TextContent.Span(text, style: style))
            }
        }
        block.walk { part, isEntered in
            let style = styles.last ?? style
            switch part.kind {
            case .text, .inlineHTML: add(part.literal, style)
            case .softBreak: add(softBreak, style)
            case .lineBreak: add(lineBreak, style)
            case .inlineCode: add(part.literal, style.code(on: codeBackground))
            case .emphasis, .strong, .struck, .link:
                if isEntered { styles.append(style.marked(part)) } else { styles.removeLast() }
            default: break
            }
        }
        return spans.isEmpty ? [TextContent.Span("", style: style)] : spans
    }
}

extension TextStyle {
    /// The style within a mark.
    fileprivate func marked(_ mark: MarkdownNode) -> TextStyle {
        var style = self
        switch mark.kind {
        case .strong: style.weight = .bold
        case .emphasis: style.isItalic = true
        case .struck: style.strikethrough = style.strikethrough ?? Decoration()
        case .link:
            style.link = mark.address
            style.underline = style.underline ?? Decoration()
        default: break
        }
        return style
    }

    /// The style of code within a text.
    fileprivate func code(on background: Fill?) -> TextStyle {
        var style = self
        style.families = ["monospace"]
        guard let background else { return style }
        style.size *= TextStyle.codeScale
        style.background = background
        style.backgroundRadius = style.size * 0.25
        style.backgroundPadding = EdgeInsets(horizontal: style.size * 0.25, vertical: style.size * 0.05)
        return style
    }

    /// Letters of monospace fonts look larger than other letters of the same size.
    static let codeScale = 0.875
}

extension TextContent {
    /// A text with the inline marks of Markdown: `**bold**`, `*italic*` or `_italic_`, `~~struck~~`, code between
    /// backticks, and `[label](address)`, by the rules of CommonMark.
    ///
    /// Marks may be nested, but a link contains no other link. A mark without a partner, or after a backslash, is plain
    /// text. So are the marks of blocks: headings and lists are separate elements. A newline begins a paragraph. Links
    /// are underlined, code is in `monospace`.
    public init(markdown: String, style: TextStyle = TextStyle(), paragraph: ParagraphStyle = ParagraphStyle()) {
        let tree = MarkdownTree(inlineMarksOf: markdown)
        let letters = MarkdownLetters(style: style, softBreak: "\n", lineBreak: "\n", padding: tree.padding)
        let spans = tree.root?.children.first.map { letters.spans(of: $0) } ?? [Span(markdown, style: style)]
        self.init(spans: spans, paragraph: paragraph)
    }
}
