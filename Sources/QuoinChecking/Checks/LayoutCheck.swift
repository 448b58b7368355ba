import QuoinCairo
import QuoinDocument
import QuoinLayout
import QuoinScene

/// Lays an element out at each of its widths, and finds its problems.
struct LayoutCheck: Sendable {
    let root: AnyElement
    let settings: Document.Check
    /// The canvases, the document's own first.
    let conditions: [Condition]

    /// A canvas on which the element is laid out at many widths.
    struct Condition: Sendable {
        var canvas: Canvas
        /// In points, descending; `nil` for the canvas's own range.
        var widths: [Double]?
        /// The suffix of the canvas's name; empty for the document's own canvas.
        var variant = ""

        /// The number of widths.
        var count: Int { widths?.count ?? 1 }
    }

    /// - Parameter variants: the element's canvases, the document's own first. If the settings have widths, only the
    ///   first is used.
    init(_ root: AnyElement, on variants: [CanvasVariant], _ settings: Document.Check) {
        (self.root, self.settings) = (root, settings)
        let canvases = settings.widths == nil ? variants : Array(variants.prefix(1))
        let languages = [nil] + settings.languages.map(Optional.some)
        conditions = canvases.flatMap { variant in
            let scales = settings.textScales.isEmpty ? [variant.canvas.textScale] : settings.textScales
            let widths = settings.widths.map { LayoutSweep.widths(in: $0, scale: variant.canvas.scale) }
            return languages.flatMap { language in
                scales.map { scale in
                    var canvas = variant.canvas
                    canvas.textScale = scale
                    canvas.language = language ?? canvas.language
                    return Condition(canvas: canvas, widths: widths, variant: variant.suffix)
                }
            }
        }
    }

    /// The problems on one canvas.
    struct Outcome: Sendable {
        var condition: Condition
        var tracks: [ObservationKey: ObservationTrack] = [:]
        /// The language for which the fonts lack letters. If there is one, nothing is checked.
        var missingLanguage: PseudoLanguage?
    }

    /// Lays the element out at all widths of a condition.
    ///
    /// - Throws: the error of the first width that cannot be laid out.
    func outcome(of condition: Condition, with renderer: PictureRenderer) throws(LayoutError) -> Outcome {
        if let language = condition.canvas.language, !renderer.hasLetters(of: language) {
            return Outcome(condition: condition, missingLanguage: language)
        }
        var sweep = LayoutSweep(root, on: condition.canvas, widths: condition.widths, settings: settings)
        try sweep.run(with: renderer)
        return Outcome(condition: condition, tracks: sweep.tracks)
    }
}

extension PictureRenderer {
    /// Whether the fonts have the letters of a made-up language.
    fileprivate func hasLetters(of language: PseudoLanguage) -> Bool {
        guard language == .eastAsian, let shaper = environment(for: Canvas())[TextShaperKey.self] else { return true }
        return shaper.shape(TextContent(language.sample), in: .infinity).problems.allSatisfy(\.isTolerable)
    }
}
