import QuoinScene

/// The smallest change of a color that gives a text enough contrast at the width at which it has the least: of its
/// letters, or of the fill behind them.
struct ColorRemedy {
    /// The change in words: ``color: #747479 on `note` ``.
    let words: String

    /// A change that may help.
    private struct Candidate {
        var words: String
        /// How far the new color is from the present one.
        var distance: Double
        /// The layout with the change; `nil` if it is not possible.
        var root: AnyElement?
        var canvas: Canvas
    }

    /// - Returns: `nil` if no change of one color helps.
    init?(of result: ContrastSweep.Result, in detail: CheckDetail) {
        // Colors in the code of an app cannot be changed, and other screens may have other views each time they are laid out.
        guard !detail.check.isScreen, let layout = detail.layout(at: result.position),
            layout.frames.indices.contains(result.index)
        else { return nil }
        let letters = Self.letters(of: result, in: detail, layout.tree)
        let fill = Self.fill(behind: result, in: detail, layout)
        // Of equal changes, that of the letters.
        let ordered = (letters + [fill].compactMap(\.self)).sorted { $0.distance < $1.distance }
        guard let first = ordered.first(where: { Self.helps($0, result, in: detail) }) else { return nil }
        words = first.words
    }

    // MARK: - Candidates

    /// Another color in both appearances, or only in that in which the text is pale.
    private static func letters(
        of result: ContrastSweep.Result, in detail: CheckDetail, _ tree: LayoutTree
    ) -> [Candidate] {
        let (contrast, span) = (result.contrast, result.span?.index)
        guard let (color, distance) = contrast.letter.nearest(with: contrast.needed, against: contrast.backdrop),
            let text = (tree.kind(of: result.index) as? TextNode)?.text, text.spans.indices.contains(span ?? 0)
        else { return [] }
        let own = text.spans[span ?? 0].style.color
        let isDark = detail.condition.canvas.appearance == .dark
        let adaptive = Color(light: isDark ? own.light : color, dark: isDark ? color : own.dark)
        let words = "{light: \(adaptive.light.hexadecimal), dark: \(adaptive.dark.hexadecimal)}"
        let all = [(Color(color), color.hexadecimal), (adaptive, words)]
        return all.filter { own.light == own.dark || $0.0 == adaptive }.map { new, words in
            let change = ElementChange("color: \(words)", for: result.index, name: result.name, in: tree) {
                $0.setLetterColor(new, likeSpan: span)
            }
            return Candidate(
                words: change.words, distance: distance, root: change.applied(to: detail.check.root),
                canvas: detail.condition.canvas(at: result.position))
        }
    }

    /// A change of the one color that is behind a text.
    private static func fill(
        behind result: ContrastSweep.Result, in detail: CheckDetail, _ layout: Layout
    ) -> Candidate? {
        let contrast = result.contrast
        guard let (color, distance) = contrast.backdrop.nearest(with: contrast.needed, against: contrast.letter),
            let list = try? detail.renderer.displayList(of: layout, on: detail.condition.canvas),
            let below = list.fill(behind: contrast)
        else { return nil }
        var candidate = Candidate(
            words: "fill: \(color.hexadecimal) on the canvas", distance: distance, root: detail.check.root,
            canvas: detail.condition.canvas(at: result.position))
        if let index = below.element {
            let change = ElementChange("fill: \(color.hexadecimal)", for: index, in: layout.tree) {
                $0.setFill(Color(color))
            }
            (candidate.words, candidate.root) = (change.words, change.applied(to: detail.check.root))
        } else {
            guard candidate.canvas.fills.hasOneColor else { return nil }
            candidate.canvas.fills = [.solid(Color(color))]
        }
        return candidate
    }

    // MARK: - Trial

    /// Whether a text has enough contrast after a change, and no text has less than enough because of it in any appearance.
    private static func helps(_ candidate: Candidate, _ result: ContrastSweep.Result, in detail: CheckDetail) -> Bool {
        guard let root = candidate.root else { return false }
        let own = detail.condition.canvas(at: result.position)
        return Appearance.allCases.allSatisfy { appearance in
            guard let before = pale(detail.check.root, on: own, appearance, with: detail.renderer),
                let after = pale(root, on: candidate.canvas, appearance, with: detail.renderer)
            else { return false }
            let isSolved =
                appearance != own.appearance || !after.contains(Pale(element: result.index, span: result.span?.index))
            // Of each text only the span with the least contrast is known.
            return isSolved && Set(after.map(\.element)).isSubset(of: before.map(\.element))
        }
    }

    /// A text, or a span of it, with too little contrast.
    private struct Pale: Hashable {
        var element: Int
        var span: Int?
    }

    private static func pale(
        _ root: AnyElement, on canvas: Canvas, _ appearance: Appearance, with renderer: PictureRenderer
    ) -> Set<Pale>? {
        var sweep = ContrastSweep(on: canvas, in: [appearance], with: renderer)
        guard let layout = try? renderer.layOut(root, on: canvas).layout,
            (try? sweep.add(layout, at: 0...0)) != nil
        else { return nil }
        return Set(sweep.results.flatMap(\.results).map { Pale(element: $0.index, span: $0.span?.index) })
    }
}

extension RGBA {
    /// The color with the nearest lightness that has enough contrast with another one, and the distance to it.
    fileprivate func nearest(with needed: Double, against other: RGBA) -> (color: RGBA, distance: Double)? {
        var best: (color: RGBA, distance: Double)?
        let own = OKLab(self)
        for step in 0...100 {
            let lightness = Double(step) / 100
            let color = RGBA(OKLab(lightness: lightness, a: own.a, b: own.b)).roundedToBytes
            guard color.contrast(with: other) >= needed else { continue }
            let distance = abs(lightness - own.lightness)
            if best.map({ distance < $0.distance }) ?? true { best = (color, distance) }
        }
        return best
    }

    /// The opaque color of which each component is a byte.
    private var roundedToBytes: RGBA {
        let parts = opaque.bytes.map { Double($0) / 255 }
        return RGBA(red: parts[0], green: parts[1], blue: parts[2])
    }
}

extension DisplayList {
    /// The last command below a text that fills an area with the color behind its letters.
    fileprivate func fill(behind contrast: TextContrast) -> DisplayCommand? {
        let below = commands.prefix { command in
            if case .glyphs = command.operation { return command.element != contrast.element }
            return true
        }
        return below.last { command in
            guard case .fill(_, .solid(let color)) = command.operation else { return false }
            return color.alpha >= 1 && color.hexadecimal == contrast.backdrop.opaque.hexadecimal
        }
    }
}

extension [Fill] {
    /// Whether it is one color, the same in both appearances.
    fileprivate var hasOneColor: Bool {
        if count == 1, case .solid(let color) = self[0] { color.light == color.dark } else { false }
    }
}

extension AnyElement {
    /// Gives the letters of a text a color: all of them, or those in the color of one of its spans.
    fileprivate mutating func setLetterColor(_ color: Color, likeSpan span: Int?) -> Bool {
        guard var text = kind.base as? TextNode else { return false }
        let old = span.map { text.text.spans[$0].style.color }
        for index in text.text.spans.indices where old == nil || text.text.spans[index].style.color == old {
            text.text.spans[index].style.color = color
        }
        kind = AnyLayoutKind(text)
        return true
    }

    /// Replaces the only fill, if it is one color.
    fileprivate mutating func setFill(_ color: Color) -> Bool {
        guard var painted = kind.painted, painted.paint.fills.hasOneColor else { return false }
        painted.paint.fills = [.solid(color)]
        kind = AnyLayoutKind(painted)
        return true
    }
}
