import ArgumentParser
import QuoinDiagrams
import QuoinFiles

/// Draws documents with annotations.
struct DiagramCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diagram", abstract: "Draws documents with annotations.",
        discussion: """
            Shows what a document's "diagram" key asks for; without the key, insets, spacing and what overflows, as much \
            as can be read at a glance. What is not shown is listed on standard error, and with --json on standard \
            output. Files go where "render" puts them.

            With --compare, two documents are one figure of what moved, grew, came and went from the first to the second, \
            or with --frames an animation of it.
            """)

    @OptionGroup var drawing: DrawingOptions

    @OptionGroup var variants: VariantOptions

    @Option(
        help: ArgumentHelp(
            "The annotations to draw, separated by commas, as insets,spacing; they replace those of the document.",
            valueName: "names"))
    var annotate: String?

    @Option(help: "How much is measured.")
    var level: Diagram.Level?

    @Option(help: "What the layout looks like under its marks.")
    var content: Diagram.Content?

    @Option(help: "Whether measures are shown, or what contains what.")
    var style: Diagram.Style?

    @Option(help: ArgumentHelp("An element that stands out. May be given several times.", valueName: "id"))
    var focus: [String] = []

    @Option(help: ArgumentHelp("How many elements may be around an annotated element.", valueName: "number"))
    var depth: Int?

    @Option(help: ArgumentHelp("The font size of labels; 11 by default.", valueName: "points"))
    var labelSize: Double?

    @Option(
        help: ArgumentHelp(
            "The width at which a page shows the picture; 720 by default. Wider pictures have larger labels.",
            valueName: "points"))
    var maxWidth: Double?

    @Flag(help: "Leaves out what lies under the diagram, for pages of any color.")
    var transparent = false

    @Flag(
        help: """
            Prints a JSON list with an object for each diagram: its document, its variant, notShown, the measures that \
            are left out, nothingToShow, the annotations that mark nothing, and isUnmarked.
            """)
    var json = false

    @OptionGroup var comparison: TransitionOptions

    func validate() throws {
        if json,
            drawing.output == "-" || drawing.watch || comparison.compare || drawing.canvas.strangers
                || drawing.cache != nil || drawing.byKey
        {
            throw ValidationError(
                "--json only works with diagrams that this process draws into files, each once: without -o -, --watch, --compare, "
                    + "--strangers, --cache and --by-key")
        }
        try comparison.check(drawing, variants)
        try variants.check(drawing)
        if drawing.record { throw ValidationError("a diagram carries no record") }
        if let depth, depth < 0 { throw ValidationError("--depth is 0 or more") }
        try check(labelSize, in: Diagram.labelSizes, "--label-size")
        try check(maxWidth, in: Diagram.pageWidths, "--max-width")
        for name in annotationNames where !Annotation.allCases.contains(where: { $0.name == name }) {
            let names = Annotation.allCases.map(\.name)
            let hint = DocumentKeys.called(name).first(where: names.contains) ?? nearestName(to: name, among: names)
            throw ValidationError(
                "unknown annotation \"\(name)\""
                    + (hint == nil ? "; the annotations are " + names.joined(separator: ", ") : nearestNameHint(hint)))
        }
    }

    private func check(_ value: Double?, in bounds: ClosedRange<Double>, _ option: String) throws {
        guard let value, !bounds.contains(value) else { return }
        let (least, most) = (shortDescription(bounds.lowerBound), shortDescription(bounds.upperBound))
        throw ValidationError("\(option) is from \(least) to \(most)")
    }

    func run() throws {
        var overrides = DiagramOverrides()
        if annotate != nil { overrides.annotations = Annotation.allCases.map(\.name).filter(annotationNames.contains) }
        (overrides.level, overrides.content, overrides.style) = (level, content, style)
        overrides.focus = focus
        (overrides.depth, overrides.labelSize, overrides.maxWidth) = (depth, labelSize, maxWidth)
        overrides.isTransparent = transparent
        if comparison.compare { return try comparison.draw(drawing, overrides) }
        try drawing.draw(
            .diagram, variants.selection(drawing.canvas), diagram: overrides, listsRemarks: json)
    }

    private var annotationNames: [String] {
        (annotate ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    }
}

extension Diagram.Level: ExpressibleByArgument {}
extension Diagram.Content: ExpressibleByArgument {}
extension Diagram.Style: ExpressibleByArgument {}
