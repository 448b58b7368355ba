import QuoinDocument
import QuoinExplanations

extension LayoutElement {
    /// The problems of the element at a range of widths.
    ///
    ///     #expect(try card.findings(widths: 320...1280, textScales: [1, 2]).isEmpty)
    ///
    /// The element is laid out at every width of the range in steps of a pixel, at each text scale, in its own language
    /// and in each of the others. A view, a controller or a node, whose code runs each time, is laid out at fewer of them: not
    /// where all its frames follow from those at the widths beside.
    ///
    /// - Parameters:
    ///   - widths: in points.
    ///   - canvas: its height, scale, direction and background.
    ///   - textScales: factors for the sizes of texts, each above 0.
    ///   - languages: pseudo-languages, with longer or other words.
    ///   - ignoring: kinds of findings that are left out.
    ///   - fonts: the fonts.
    /// - Returns: the findings, sorted by kind and message.
    /// - Throws: a ``QuoinError``; also if laying out at one of the widths exceeds a limit.
    public func findings(
        widths: ClosedRange<Double>, on canvas: Canvas = Canvas(), textScales: [Double] = [],
        languages: [Canvas.PseudoLanguage] = [], ignoring: Set<Document.FindingKind> = [],
        fonts: FontSources = .defaults
    ) throws(QuoinError) -> [LayoutFinding] {
        var settings = Document.Check()
        settings.widths = ExtentRange(min: widths.lowerBound, max: widths.upperBound)
        settings.textScales = textScales
        settings.languages = languages
        for kind in ignoring { settings.levels.byKind[kind] = .off }
        var check = LayoutCheck(erased, on: [CanvasVariant(own: canvas)], settings)
        let renderer = try PictureRenderer(fonts: fonts)
        check.previews = LayoutSweep(erased, on: canvas, widths: nil, settings: settings)
            .previewsOnOwnCanvas(with: renderer)
        return try check.findings(with: renderer).map(\.finding)
    }
}

extension LayoutCheck {
    /// The problems on all canvases.
    fileprivate func findings(with renderer: PictureRenderer) throws(QuoinError) -> [CheckedFinding] {
        let outcomes = try conditions.map { condition throws(QuoinError) -> Outcome in
            try outcome(of: condition, with: renderer)
        }
        return findings(from: outcomes, with: renderer).findings
    }
}
