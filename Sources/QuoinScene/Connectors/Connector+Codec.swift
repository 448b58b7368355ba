import QuoinValues

extension Connector {
    /// `{from, to, label, …}`.
    static let codec = Codec<Connector>(
        written.shape, takes: \.isMapping,
        read: { value in
            var connector = written.read(value)
            connector?.source = value.place
            return connector
        }, write: written.write
    ).named("connector")

    private static let written = Codec<Connector>.structure(
        PropertyTable(Connector(from: "", to: ""), ends + line + labels))

    private static let ends: [Property<Connector>] = [
        Property(
            "from", \.from, End.codec, .pixels, also: ["source", "start"], isRequired: true,
            "The element where the line begins: its id, as in api, or a point of it, as in api.right."),
        Property(
            "to", \.to, End.codec, .pixels, also: ["target", "end"], isRequired: true,
            "The element that the line leads to: its id, as in api, or a point of it, as in api.right."),
        Property(
            "route", \.route, .choice, .pixels, also: ["path", "curve", "routing", "shape", "curved"],
            "The way of the line: orthogonal, along the axes around other elements, or straight."),
        Property(
            "head", \.head, Head.codec, .pixels,
            also: ["endArrow", "marker-end", "arrow", "arrows", "arrowhead", "markerEnd"],
            "What is drawn at the end: none, arrow, open, dot or diamond, or {kind, size}."),
        Property(
            "tail", \.tail, Head.codec, .pixels, also: ["startArrow", "marker-start", "markerStart"],
            "What is drawn at the beginning: none, arrow, open, dot or diamond, or {kind, size}."),
    ]

    private static let line: [Property<Connector>] = [
        Property(
            "width", \.width, .points(0...1_000), .pixels, also: ["strokeWidth", "lineWidth", "thickness"],
            "The width of the line, in points."),
        Property("color", \.color, .color, .pixels, also: ["stroke"], "The color of the line and its heads."),
        Property(
            "style", \.namedStyle, .choice(Border.LineStyle.names.filter { $0.value != .double }), .pixels,
            "How the line is divided."
        ).named("Connector.style").usually("solid"),
        Property(
            "dash", \.dash, Border.LineStyle.dashes, .pixels, conflicts: ["style"],
            "The lengths of dashes and gaps, in points."
        ).named("Border.LineStyle.pattern"),
        Property("cap", \.cap, .choice, .pixels, also: ["lineCap"], "How the line and each dash end."),
        Property(
            "cornerRadius", \.cornerRadius, .points(0...10_000), .pixels, also: ["radius"],
            "How far bends are rounded, in points."),
    ]

    private static let labels: [Property<Connector>] = [
        Property(
            "label", \.label, .label, .pixels, also: ["text", "title"],
            "A text at the line, in its color: a string, or a mapping as of a text."),
        Property(
            "labelPlacement", \.labelPlacement, .choice, .pixels, also: ["labelPosition"],
            "Whether the label is beside the line, or inside of it in a gap."),
    ]

    /// The style, if it has a name.
    private var namedStyle: Border.LineStyle? {
        get { dash == nil && style != .solid ? style : nil }
        set { style = newValue ?? .solid }
    }

    /// The style, if it is a list of lengths.
    private var dash: Border.LineStyle? {
        get { if case .pattern = style { style } else { nil } }
        set { style = newValue ?? .solid }
    }
}

extension Connector.End {
    /// `api`, `api.right`, or `{x, y}`.
    fileprivate static let codec = Codec<Connector.End>.oneOf([
        .form(.place, { Connector.End(x: $0, y: $0) }) { $0.x == $0.y ? $0.x : nil },
        .all(
            .structure(
                Connector.End(""),
                [
                    Property(
                        "x", \.x, .place, .pixels, isRequired: true, "The element that gives the horizontal position."),
                    Property(
                        "y", \.y, .place, .pixels, isRequired: true, "The element that gives the vertical position."),
                ])),
    ])
}

extension Codec where Value == Connector.Place {
    fileprivate static var place: Codec { Codec<String>.string.converted(to: { Connector.Place($0) }, from: \.text) }
}

extension Connector.Head {
    /// A word, or `{kind, size}`.
    fileprivate static let codec = Codec<Connector.Head>.oneOf([
        .form(.choice, { Connector.Head($0) }) { $0.size == nil ? $0.kind : nil },
        .all(
            .structure(
                Connector.Head(.arrow),
                [
                    Property("kind", \.kind, .choice, .pixels, "What is drawn."),
                    Property(
                        "size", \.size, .points(0...1_000), .pixels, isRequired: true,
                        "The length along the line, in points."),
                ])),
    ])
}

extension Codec where Value == TextContent {
    /// The label of a line: a string, or a mapping as of a text.
    fileprivate static var label: Codec {
        Codec(
            .text + .named("label") { .mapping { MappingShape.label } }, takes: { _ in true },
            read: { $0.labelContent() }, write: { .label($0) })
    }
}

extension MappingShape {
    fileprivate static var label: MappingShape {
        MappingShape(
            TextContent.sources + TextStyle.properties.keys + [.style],
            required: TextContent.sources.map { [$0.key] })
    }
}

extension PropertyValue {
    /// A label as documents write it.
    fileprivate static func label(_ text: TextContent) -> PropertyValue {
        let spans = text.spans.map { span in
            let style = TextStyle.properties.properties.map { ($0.key, $0.write(span.style, Connector.labelStyle)) }
            return PropertyValue.mapping(of: [("string", .text(span.string))] + style)
        }
        let isPlain = spans.allSatisfy { $0.fields?.count == 1 }
        return isPlain ? .text(text.string) : spans.count == 1 ? spans[0] : .mapping(["spans": .list(spans)])
    }
}

extension DocumentValue {
    /// The text of a label, in the usual style with what is set for all texts here.
    fileprivate func labelContent() -> TextContent? {
        let defaults = reading[SurroundingStyle.self]
        var style = Connector.labelStyle
        for property in TextStyle.properties.properties where property.write(defaults, TextStyle()) != nil {
            property.copy(defaults, &style)
        }
        guard isMapping else { return string().map { TextContent($0, style: style, paragraph: .label) } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        var sources = StyleSources()
        mapping.readStyle(into: &style, &sources)
        guard let spans = mapping.textSpans(style: style, sources) else { return nil }
        let text = TextContent(spans: spans, paragraph: .label)
        return permits(text) ? text : nil
    }
}
