import QuoinLayout

// MARK: Letters

extension LayoutElement where Kind == TextNode {
    /// A copy with a change of the style of all its letters.
    public func letters(_ change: (inout TextStyle) -> Void) -> Text {
        modified { element in
            for index in element.kind.text.spans.indices { change(&element.kind.text.spans[index].style) }
        }
    }

    /// A copy with font families; each character uses the first family that has it.
    public func font(_ families: String..., size: Double? = nil) -> Text {
        letters { style in
            style.families = families
            style.size = size ?? style.size
        }
    }

    /// A copy with a font size, in points above 0.
    public func fontSize(_ size: Double) -> Text { letters { $0.size = size } }

    /// A copy with a font weight.
    public func weight(_ weight: FontWeight) -> Text { letters { $0.weight = weight } }

    /// A copy in bold letters.
    public func bold() -> Text { weight(.bold) }

    /// A copy with italic letters; `false` makes them upright.
    public func italic(_ isItalic: Bool = true) -> Text { letters { $0.isItalic = isItalic } }

    /// A copy with a font width.
    public func fontWidth(_ width: TextStyle.FontWidth) -> Text { letters { $0.width = width } }

    /// A copy at a position on an axis of its variable font.
    ///
    /// - Parameter axis: four letters, such as `opsz`.
    public func fontAxis(_ axis: String, _ value: Double) -> Text { letters { $0.axes[axis] = value } }

    /// A copy with an OpenType feature.
    ///
    /// - Parameters:
    ///   - tag: four letters, such as `tnum`.
    ///   - value: 0 is off, 1 is on, larger values select alternates.
    public func fontFeature(_ tag: String, _ value: Int = 1) -> Text { letters { $0.features[tag] = value } }

    /// A copy whose digits are all of one width.
    public func monospacedDigit() -> Text { fontFeature("tnum") }

    /// A copy in a language, as a BCP 47 tag.
    public func language(_ language: String) -> Text { letters { $0.language = language } }

    /// A copy whose letters have a color.
    public func color(_ color: Color) -> Text {
        letters { ($0.color, $0.fill) = (color, nil) }
    }

    /// A copy whose letters are filled, all together, with a gradient or an image.
    public func color(_ fill: Fill) -> Text { letters { $0.fill = fill } }

    /// A copy with all letters in a case, regardless of the text.
    public func textCase(_ textCase: TextStyle.TextCase) -> Text { letters { $0.textCase = textCase } }

    /// A copy with space added between its letters, in points; may be negative.
    public func letterSpacing(_ spacing: Double) -> Text { letters { $0.letterSpacing = spacing } }

    /// A copy with space added between its words, in points; may be negative.
    public func wordSpacing(_ spacing: Double) -> Text { letters { $0.wordSpacing = spacing } }

    /// A copy raised above the baseline, in points; lowered if negative.
    public func baselineOffset(_ offset: Double) -> Text { letters { $0.baselineOffset = offset } }

    /// A copy with a line below the letters.
    ///
    /// - Parameters:
    ///   - thickness: in points; `nil` for the font's.
    ///   - offset: how far the line's upper edge is below the baseline, in points; `nil` for the font's distance.
    ///   - skipsInk: whether the line leaves gaps around letters that reach into it.
    public func underline(
        _ style: TextStyle.Decoration.Style = TextStyle.Decoration().style, color: Color? = nil,
        thickness: Double? = nil,
        offset: Double? = nil, skipsInk: Bool = false
    ) -> Text {
        letters {
            $0.underline = TextStyle.Decoration(
                style, color: color, thickness: thickness, offset: offset, skipsInk: skipsInk)
        }
    }

    /// A copy with a line above the letters.
    public func overline(
        _ style: TextStyle.Decoration.Style = TextStyle.Decoration().style, color: Color? = nil,
        thickness: Double? = nil
    ) -> Text {
        letters { $0.overline = TextStyle.Decoration(style, color: color, thickness: thickness) }
    }

    /// A copy with a line through the letters.
    public func strikethrough(
        _ style: TextStyle.Decoration.Style = TextStyle.Decoration().style, color: Color? = nil,
        thickness: Double? = nil
    ) -> Text {
        letters { $0.strikethrough = TextStyle.Decoration(style, color: color, thickness: thickness) }
    }

    /// A copy with a color behind the letters of each line.
    public func highlight(_ color: Color) -> Text { highlight(.solid(color)) }

    /// A copy with a fill behind the letters of each line.
    ///
    /// - Parameters:
    ///   - radius: how far its corners are rounded, in points.
    ///   - padding: how far it extends beyond the letters, in points; to the sides it takes space in the line.
    public func highlight(
        _ fill: Fill, radius: Double = TextStyle().backgroundRadius,
        padding: EdgeInsets = TextStyle().backgroundPadding
    ) -> Text {
        letters { ($0.background, $0.backgroundRadius, $0.backgroundPadding) = (fill, radius, padding) }
    }

    /// A copy whose letters have one more shadow, below those they have.
    public func textShadow(
        color: Color = TextStyle.Shadow().color, radius: Double = TextStyle.Shadow().radius,
        offset: Point = TextStyle.Shadow().offset
    ) -> Text {
        letters { $0.shadows.append(TextStyle.Shadow(color: color, radius: radius, offset: offset)) }
    }

    /// A copy with a line along the letters' outlines, its width in points.
    public func textStroke(width: Double, color: Color, order: TextStyle.Stroke.Order = .over) -> Text {
        letters { $0.stroke = TextStyle.Stroke(width: width, color: color, order: order) }
    }

    /// A copy that links to an address.
    public func link(_ address: String) -> Text { letters { $0.link = address } }
}

// MARK: Paragraphs

extension LayoutElement where Kind == TextNode {
    /// A copy with a change of its paragraph style.
    public func paragraph(_ change: (inout ParagraphStyle) -> Void) -> Text {
        modified { change(&$0.kind.text.paragraph) }
    }

    /// A copy whose lines are aligned.
    public func align(_ alignment: ParagraphStyle.Alignment) -> Text { paragraph { $0.alignment = alignment } }

    /// A copy with a reading direction, regardless of its letters.
    public func textDirection(_ direction: ParagraphStyle.Direction) -> Text { paragraph { $0.direction = direction } }

    /// A copy with at most this many lines, at least 1; `nil` for as many as fit.
    public func lineLimit(_ limit: Int?, truncation: ParagraphStyle.Truncation = .tail) -> Text {
        paragraph { ($0.lineLimit, $0.truncation) = (limit, truncation) }
    }

    /// A copy with another ellipsis for text that is cut.
    public func ellipsis(_ string: String, style: TextStyle? = nil) -> Text {
        paragraph { $0.ellipsis = ParagraphStyle.Ellipsis(string, style: style) }
    }

    /// A copy with a line height.
    public func lineHeight(_ height: ParagraphStyle.LineHeight) -> Text { paragraph { $0.lineHeight = height } }

    /// A copy whose line heights are clamped to a range, in points.
    public func lineHeight(in range: ClosedRange<Double>) -> Text {
        paragraph { ($0.minimumLineHeight, $0.maximumLineHeight) = (range.lowerBound, range.upperBound) }
    }

    /// A copy with space between its lines, in points.
    public func lineSpacing(_ spacing: Double) -> Text { paragraph { $0.lineSpacing = spacing } }

    /// A copy whose paragraphs have an indented first line, in points; with a negative indent it begins before the
    /// others.
    public func firstLineIndent(_ indent: Double) -> Text { paragraph { $0.firstLineIndent = indent } }

    /// A copy with space between paragraphs, in points.
    public func paragraphSpacing(_ spacing: Double) -> Text { paragraph { $0.paragraphSpacing = spacing } }

    /// A copy with another rule for where lines end.
    public func wrapping(_ wrapping: ParagraphStyle.Wrapping) -> Text { paragraph { $0.wrapping = wrapping } }

    /// A copy with another rule for where words may break.
    public func wordBreak(_ wordBreak: ParagraphStyle.WordBreak) -> Text { paragraph { $0.wordBreak = wordBreak } }

    /// A copy with hyphens from another source; automatic ones need a language.
    public func hyphens(_ hyphens: ParagraphStyle.Hyphens) -> Text { paragraph { $0.hyphens = hyphens } }

    /// A copy with tab stops, by ascending positions.
    public func tabStops(_ stops: ParagraphStyle.TabStop...) -> Text { paragraph { $0.tabStops = stops } }

    /// A copy that shrinks to fit the available space, down to this factor, above 0 and at most 1.
    public func minimumScale(_ scale: Double) -> Text { paragraph { $0.minimumScale = scale } }

    /// A copy that flows around one more area, in points from the top left corner of its lines.
    public func flow(around area: Shape) -> Text { paragraph { $0.exclusions.append(area) } }

    /// A copy whose lines are at the top, in the middle or at the bottom if it is higher than they are.
    public func verticalAlignment(_ alignment: TextNode.VerticalAlignment) -> Text {
        modified { $0.kind.verticalAlignment = alignment }
    }

    /// A copy with space around its lines, in points; the space is part of its size.
    public func textInsets(_ insets: EdgeInsets) -> Text { modified { $0.kind.insets = insets } }
}

// MARK: Parts

extension Element where Kind == TextNode {
    /// A text with the inline marks of Markdown.
    public init(markdown: String, style: TextStyle = TextStyle()) {
        self.init(TextContent(markdown: markdown, style: style))
    }

    /// An image as a part of a text, on the baseline.
    public init(image: TextContent.InlineImage, style: TextStyle = TextStyle()) {
        self.init(TextContent(spans: [TextContent.Span(image: image, style: style)]))
    }

    /// The first text followed by the letters of the second, each in its style. Everything else comes from the first
    /// text.
    public static func + (first: Text, second: Text) -> Text {
        first.modified { $0.kind.text.spans += second.kind.text.spans }
    }
}

extension LayoutElement {
    /// A copy in which all texts have a style where their own is the default one.
    ///
    ///     Column {
    ///         Text("Weekend in Lisbon").bold()
    ///         Text("3 days")
    ///     }
    ///     .textStyle(TextStyle(families: ["Inter Display"], size: 20))
    ///
    /// Texts that a collection makes of its content are not among them.
    public func textStyle(_ style: TextStyle) -> Element<Kind> {
        let given = TextStyle.properties.properties.filter { $0.write(style, TextStyle()) != nil }
        return modified { element in
            if var node = AnyLayoutKind(element.kind).base as? TextNode {
                node.complete(by: style, given)
                if let kind = node as? Kind ?? AnyLayoutKind(node) as? Kind { element.kind = kind }
            }
            for index in element.children.indices { element.children[index].completeTexts(by: style, given) }
        }
    }
}

extension AnyElement {
    fileprivate mutating func completeTexts(by style: TextStyle, _ given: [Property<TextStyle>]) {
        if var node = kind.base as? TextNode {
            node.complete(by: style, given)
            kind = AnyLayoutKind(node)
        }
        for index in children.indices { children[index].completeTexts(by: style, given) }
    }
}

extension TextNode {
    fileprivate mutating func complete(by style: TextStyle, _ given: [Property<TextStyle>]) {
        for index in text.spans.indices {
            for property in given where property.write(text.spans[index].style, TextStyle()) == nil {
                property.copy(style, &text.spans[index].style)
            }
        }
    }
}
