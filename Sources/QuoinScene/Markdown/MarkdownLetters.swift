import QuoinLayout

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
