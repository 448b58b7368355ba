import QuoinExplanations

extension CheckKind {
    /// Texts whose letters are left out, and texts and tap targets that an element around them cuts off, unless they scroll
    /// there.
    static let cut = CheckKind(.cut, "A text or a tap target is cut", .resizeText) { inspection in
        for text in inspection.texts where text.isCut {
            let content = inspection.scene.texts[text.number].content
            let shown = text.lines.letterCount - content.paragraph.ellipsis.string.count { !$0.isWhitespace }
            let count = inspection.shaper.letterCount(of: content, number: text.number)
            let limit = text.lines.hasAllLines(of: content) ? nil : content.paragraph.lineLimit
            let lines = limit.map { ", in \(text.lines.lineCount) of its \($0) lines" } ?? ""
            inspection.add(.cut, [text.index], .letters(shown, of: count, lines))
        }
        for target in inspection.scene.targets
        where inspection.isShown(target) && !inspection.scene.moved.contains(target) {
            let frame = inspection.layout.frames[target]
            let clips = inspection.scene.clips[target] ?? []
            for clip in clips.prefix(while: { !inspection.scene.scrolls($0) }) {
                inspection.addWorst(
                    target, frame.excesses(beyond: inspection.layout.frames[clip], by: inspection.pixel), cutBy: clip)
            }
        }
        for text in inspection.texts { clip(text, &inspection) }
        for text in inspection.texts where !inspection.scene.texts[text.number].masks.isEmpty {
            addHidden(text, &inspection)
        }
    }

    private static func clip(_ text: LayoutInspection.ShownText, _ inspection: inout LayoutInspection) {
        let item = inspection.scene.items[inspection.scene.texts[text.number].item]
        let (frame, pixel) = (text.frame, inspection.pixel)
        guard !inspection.scene.moved.contains(text.index), frame.size.width >= pixel, frame.size.height >= pixel,
            !item.isTransformed || !inspection.isPale(text)
        else { return }
        for clip in item.clips.prefix(while: { !item.scrolls.contains($0) }) {
            if !item.isTransformed || inspection.layout.transform(of: text.index, within: clip) == nil {
                addCut(of: text, atCornersOf: clip, &inspection)
                if inspection.layout.frames[clip].contains(frame) { continue }
            }
            guard let letters = inspection.drawnLetters(of: text, within: clip) else { break }
            inspection.addWorst(
                text.index, letters.excesses(beyond: inspection.layout.frames[clip], by: pixel), cutBy: clip)
        }
    }

    /// Adds that a mask or a shape with a hard edge hides letters.
    private static func addHidden(_ text: LayoutInspection.ShownText, _ inspection: inout LayoutInspection) {
        let scene = inspection.scene
        let (item, letterSize) = (scene.texts[text.number], scene.texts[text.number].letterSize)
        guard !scene.items[item.item].isTransformed, scene.items[item.item].scrolls.isEmpty else { return }
        let rim = EdgeInsets(letterSize * LayoutInspection.rim / 2)
        for index in item.masks {
            guard let paint = scene.tree.paint(of: index),
                let part = VisiblePart(
                    of: paint, in: inspection.layout.frames[index], scene.appearance, letterSize: letterSize),
                inspection.inkAreas(of: text).contains(where: { part.hides(lettersIn: $0.inset(by: rim)) })
            else { continue }
            let what = paint.mask == nil ? "shape" : "mask"
            let figures = Figures { words in
                let name = index == text.index ? "its \(what)" : "the \(what) of \(words.other)"
                return "\(words.name) is hidden in part by \(name)\(words.place)"
            }
            return inspection.add(.cut, index == text.index ? [index] : [text.index, index], rule: "mask", figures)
        }
    }

    private static func addCut(
        of text: LayoutInspection.ShownText, atCornersOf clip: Int, _ inspection: inout LayoutInspection
    ) {
        guard let outline = inspection.scene.items.first(where: { $0.index == clip })?.outline(in: inspection.layout),
            outline.radii != [0, 0, 0, 0]
        else { return }
        let reach = inspection.scene.texts[text.number].letterSize * LayoutInspection.rim
        let isCut = inspection.inkAreas(of: text).contains {
            RoundOutline(frame: $0).passesCorner(of: outline, by: reach)
        }
        guard isCut else { return }
        let figures = Figures { words in "\(words.name) is cut by a round corner of \(words.other)\(words.place)" }
        inspection.add(.cut, [text.index, clip], rule: "corner", figures)
    }
}

extension Figures {
    /// How many letters of a text are shown, and how many it has.
    ///
    /// - Parameter lines: that the text has room for fewer lines than it may have; empty if it does not.
    fileprivate static func letters(_ shown: Int, of count: Int, _ lines: String) -> Figures {
        Figures(Double(shown), Double(count), amount: -Double(shown)) { words in
            "\(words.name) \(LayoutProblem.cut.words("\(words.place) after \(max(shown, 0)) of \(count) letters\(lines)"))"
        } causes: { search in
            let (across, down) = (search.space(along: .horizontal), search.space(along: .vertical))
            // Without all of its lines, only the height can cut a text.
            return search.lineLimit == nil || !lines.isEmpty ? down + across : across + search.lines + down
        } remedies: {
            $0.moreLines
        }
    }
}

extension CheckKind {
    /// Pictures and filled boxes whose square corners stand out of the round ones of what is around them.
    static let corner = CheckKind(
        .corner, "A square corner stands out of a round one", level: .warning
    ) { inspection in
        let round = inspection.items.filter { $0.showsCorners && $0.hasRoundCorners && !$0.isImage }
        for item in inspection.items where (item.isImage || item.surface == .opaque) && item.showsCorners {
            let around = round.last { card in
                card.index != item.index && inspection.scene.tree.contains(item.index, in: card.index)
            }
            guard let around, !item.clips.contains(around.index) else { continue }
            let (inner, outer) = (item.outline(in: inspection.layout), around.outline(in: inspection.layout))
            if inner.passesCorner(of: outer, by: inspection.pixel) {
                let figures = Figures { words in
                    "\(words.name) stands out of the round corners of \(words.other)\(words.place), which clip: true would cut"
                }
                inspection.add(.corner, [item.index, around.index], figures)
            }
        }
    }
}

extension PaintedItem {
    fileprivate var showsCorners: Bool { !isTransformed && !isPath && opacity > 0.1 }

    fileprivate var hasRoundCorners: Bool { corners != .zero && surface != .none }

    func outline(in layout: Layout) -> RoundOutline {
        let frame = layout.frames[index]
        func radius(_ corner: CornerRadii.Radius) -> Double {
            let own = corner.x.resolved(in: frame.size.width, auto: 0)
            return min(own, min(frame.size.width, frame.size.height) / 2)
        }
        return RoundOutline(
            frame: frame,
            radii: [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map(radius))
    }
}

/// A frame with the radii of its corners: top left, top right, bottom right, bottom left.
struct RoundOutline {
    var frame: Rect
    var radii: [Double] = [0, 0, 0, 0]

    /// The corners, each with the direction to the middle of the frame.
    private var corners: [(point: Point, inward: Point)] {
        [
            (Point(frame.minX, frame.minY), Point(1, 1)), (Point(frame.maxX, frame.minY), Point(-1, 1)),
            (Point(frame.maxX, frame.maxY), Point(-1, -1)), (Point(frame.minX, frame.maxY), Point(1, -1)),
        ]
    }

    /// Whether a corner is outside of that of an outline around it, but not outside of its frame.
    func passesCorner(of outer: RoundOutline, by pixel: Double) -> Bool {
        zip(zip(corners, radii), zip(outer.corners, outer.radii)).contains { own, other in
            let ((corner, inward), radius) = own
            let ((around, _), outerRadius) = other
            // The outermost point of a round corner is on its diagonal.
            let inset = radius * (1 - 0.5.squareRoot())
            let tip = Point(corner.x + inward.x * inset, corner.y + inward.y * inset)
            let distance = Point((tip.x - around.x) * inward.x, (tip.y - around.y) * inward.y)
            guard distance.x >= 0, distance.y >= 0, distance.x < outerRadius, distance.y < outerRadius else {
                return false
            }
            let (across, down) = (outerRadius - distance.x, outerRadius - distance.y)
            return (across * across + down * down).squareRoot() > outerRadius + pixel
        }
    }
}
