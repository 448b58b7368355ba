import QuoinCairo
import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinText

extension LayoutElement {
    /// The problems of the element at a range of widths.
    ///
    ///     #expect(try card.findings(widths: 320...1280, textScales: [1, 2]).isEmpty)
    ///
    /// The element is laid out at every width of the range in steps of a pixel, at each text scale, in its own language
    /// and in each of the others.
    ///
    /// - Parameters:
    ///   - widths: in points.
    ///   - canvas: its height, scale, direction and background.
    ///   - textScales: factors for the sizes of texts, each above 0.
    ///   - languages: names of made-up languages: `pseudo-long`, `pseudo-rtl`. Other names have no effect.
    ///   - ignoring: kinds of findings that are left out.
    ///   - fonts: the fonts.
    /// - Returns: the findings, sorted by kind and message.
    /// - Throws: any ``PictureError``, or a `FontError`.
    public func findings(
        widths: ClosedRange<Double>, on canvas: Canvas = Canvas(), textScales: [Double] = [], languages: [String] = [],
        ignoring: Set<Document.FindingKind> = [], fonts: FontSources = .defaults
    ) throws -> [LayoutFinding] {
        var settings = Document.Check()
        settings.widths = ExtentRange(widths.lowerBound, widths.upperBound)
        settings.textScales = textScales
        settings.languages = languages.compactMap { PseudoLanguage(rawValue: $0) }
        for kind in ignoring { settings.levels.byKind[kind] = .off }
        let renderer = try PictureRenderer(fonts: fonts)
        let check = LayoutCheck(erased, on: [CanvasVariant(own: canvas)], settings)
        let outcomes = try check.conditions.map { condition throws(PictureError) -> LayoutCheck.Outcome in
            do throws(LayoutError) {
                return try check.outcome(of: condition, with: renderer)
            } catch {
                throw .layout(error)
            }
        }
        return check.findings(from: outcomes, with: renderer).findings.map(\.finding)
    }
}
