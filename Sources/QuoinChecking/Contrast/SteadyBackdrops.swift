import QuoinScene

/// Tells by the frames alone at which widths all texts are in front of the colors that they were in front of at an earlier one,
/// so that nothing has to be painted there.
///
/// That is so where the same boxes and images lie wholly behind the letters of each text, and all others wholly beside them.
struct SteadyBackdrops {
    private let scene: LayoutScene
    /// The elements that paint a rectangle, and the rounding of its corners.
    private var boxes: [(index: Int, corners: CornerRadii, curve: CornerRadii.Curve)] = []
    private var known: Known?

    /// What is known of the last width that was painted.
    private struct Known {
        var texts: [Int: KnownText] = [:]
        var relations: [Bool] = []
    }

    private struct KnownText {
        /// The size of its frame.
        var size: Size
        var lines: Size
        /// The area of its letters, relative to its frame.
        var letters: Rect
    }

    /// - Returns: `nil` if an element paints more than colors and images in its frame.
    init?(_ scene: LayoutScene) {
        self.scene = scene
        let tree = scene.tree
        for index in tree.paintOrder {
            guard let kind = tree.painted(index) else {
                if type(of: tree.kind(of: index)).clipsChildren { return nil }
                continue
            }
            guard kind is BoxNode || kind is ImageNode || kind is TextNode else { return nil }
            let paint = kind.paint
            var plain = type(of: kind).defaultPaint
            (plain.fills, plain.cornerRadii, plain.cornerCurve) = (paint.fills, paint.cornerRadii, paint.cornerCurve)
            guard paint == plain, paint.cornerRadii.areEqual else { return nil }
            if kind is ImageNode || !paint.fills.isEmpty { boxes.append((index, paint.cornerRadii, paint.cornerCurve)) }
        }
    }

    /// Keeps what is known of a width that was painted.
    ///
    /// - Parameter letters: the area of the letters of each text; `nil` if more than colors is behind one of them.
    mutating func keep(_ inspection: LayoutInspection, letters: [Int: Rect]?) {
        known = nil
        guard let letters, letters.count == inspection.texts.count else { return }
        var known = Known()
        for text in inspection.texts {
            guard let area = letters[text.index] else { return }
            known.texts[text.index] = KnownText(
                size: text.frame.size, lines: text.lines.size, letters: area.moved(by: .zero - text.frame.origin))
        }
        guard let relations = relations(in: inspection, known) else { return }
        known.relations = relations
        self.known = known
    }

    /// Whether all texts are in front of the colors of the width that was kept.
    func areSame(at inspection: LayoutInspection) -> Bool {
        guard let known else { return false }
        return relations(in: inspection, known) == known.relations
    }

    /// Whether the letters of each text are within each of the boxes; `nil` if an edge or another text passes some of them.
    private func relations(in inspection: LayoutInspection, _ known: Known) -> [Bool]? {
        let layout = inspection.layout
        guard layout.leftOut.isEmpty else { return nil }
        var areas: [Rect] = []
        var relations: [Bool] = []
        for text in inspection.texts {
            guard let area = letters(of: text, known), inspection.canvas.contains(area),
                !areas.contains(where: area.overlaps)
            else { return nil }
            areas.append(area)
            for box in boxes {
                let frame = layout.frames[box.index]
                let isWithin = Shape.rounded(frame, box.corners, box.curve).coverage(of: area) == .whole
                guard isWithin || !frame.overlaps(area) else { return nil }
                relations.append(isWithin)
            }
        }
        return areas.count == known.texts.count ? relations : nil
    }

    /// An area around all letters of a text; `nil` if they may be elsewhere, or if not all of their colors may be seen.
    private func letters(of text: LayoutInspection.ShownText, _ known: Known) -> Rect? {
        guard let own = known.texts[text.index] else { return nil }
        let (frame, content) = (text.frame, scene.texts[text.number].content)
        let isOfOneColor = content.spans.count == 1 && content.paragraph.ellipsis.style == nil
        guard !text.isSqueezed, isOfOneColor || !text.lines.isTruncated else { return nil }
        // The place of the last letter of a line may be wider than the letter.
        let beside = (content.spans.map(\.style.size).max() ?? 0) / 2
        func widened(_ area: Rect, by distance: Double) -> Rect {
            // A point for letters that begin at another part of a pixel.
            area.inset(by: EdgeInsets(top: -1, left: -1 - distance, bottom: -1, right: -1 - distance))
        }
        let change = frame.size - own.size
        if own.lines == text.lines.size, change == .zero || content.paragraph.alignment != .justified {
            // Whichever side of the frame the lines keep to.
            let here = own.letters.moved(by: frame.origin)
            let there = here.moved(by: Point(change.width, change.height))
            return widened(here.union(there), by: change == .zero || text.lines.lineCount == 1 ? 0 : beside)
        }
        guard content.paragraph.lineHeight == .natural, text.lines.size.width <= frame.size.width + 0.01,
            text.lines.size.height <= frame.size.height + 0.01
        else { return nil }
        return widened(frame, by: beside)
    }
}

extension CornerRadii {
    /// Whether the corners are the same, also in the mirror image.
    fileprivate var areEqual: Bool { topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight }
}
