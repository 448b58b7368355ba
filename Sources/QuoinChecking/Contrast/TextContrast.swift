import QuoinExplanations

/// The contrast of a text with what is painted behind its letters, at the letter with the lowest contrast.
struct TextContrast {
    /// The index of the text in the layout's tree.
    var element: Int
    /// From 1 to 21.
    let ratio: Double
    /// 3 for large letters, otherwise 4.5.
    let needed: Double
    /// The color of the letter with the lowest contrast, and the color behind it.
    let letter: RGBA
    let backdrop: RGBA
    /// The color of its style; `nil` if it is filled with something else.
    let color: RGBA?

    /// What letters need that are not large.
    static let usualMinimum = LayoutProblem.neededContrast(ofSize: 0, isBold: false)

    var isEnough: Bool { ratio >= needed }
    var colors: [String] { [letter.opaque.hexadecimal, backdrop.opaque.hexadecimal] }
}

extension TextContrast {
    /// Draws a picture without its letters, and again with a rectangle in the color of each letter in place of it. So
    /// groups, clips and what is above the letters have the same effect as in the picture.
    ///
    /// - Parameter elements: the texts to measure. Only the part of the picture with these is drawn.
    /// - Returns: the lowest contrast of each text, by its element.
    /// - Throws: a ``QuoinError``.
    static func all(
        of elements: Set<Int>, in lettered: LetteredList, neededScale: Double = 1, with renderer: PictureRenderer
    ) throws(QuoinError) -> [Int: TextContrast] {
        let all = lettered.runs.compactMap(\.self)
        let shown = all.filter { elements.contains($0.element) && !$0.isTransparent && !$0.isWatermark(over: all) }
        let runs = shown.map { run in
            var copy = run
            copy.needed *= neededScale
            return copy
        }
        guard let area = lettered.list.drawnArea(around: runs) else { return [:] }
        var canvas = Canvas()
        canvas.scale = 1
        renderer.budget.restart()
        func drawn(_ shading: (LetterRun) -> Shading?) throws(QuoinError) -> Bitmap {
            try renderer.draw(lettered.replacingLetters(by: shading).cropped(to: area), on: canvas)
        }
        let (behind, front) = (try drawn { _ in nil }, try drawn { $0.shading })
        let own = Dictionary(grouping: runs, by: \.element)
        var found = own.compactMapValues { worst(of: $0, area.origin, front, behind) }
        // A line around a letter may stand for it (WCAG 2.2, contrast ratio, note 5).
        let outlined = own.filter { found[$0.key]?.isEnough == false && $0.value.allSatisfy { $0.outline != nil } }
        if !outlined.isEmpty {
            let lines = try drawn { $0.outline ?? $0.shading }
            for (element, runs) in outlined {
                guard let contrast = worst(of: runs, area.origin, lines, behind), contrast.isEnough else { continue }
                found[element] = contrast
            }
        }
        let pale = own.filter { found[$0.key]?.isEnough == false }
        if pale.isEmpty { return found }
        // Of letters that are clipped or covered, only what is seen counts.
        let (dark, light) = (
            try drawn { _ in .solid(RGBA(hex: 0)) }, try drawn { _ in .solid(RGBA(hex: 0xFF_FFFF)) }
        )
        func strength(_ position: Int) -> UInt32 {
            let (black, white) = (dark.pixels[position] >> 8 & 255, light.pixels[position] >> 8 & 255)
            return white > black ? white - black : 0
        }
        let seen = pale.compactMapValues { runs in
            let bare = runs.withoutCovered(in: all)
            let pixels = bare.lazy.flatMap(\.cells).flatMap { dark.positions(in: $0, from: area.origin) }
            let most = pixels.reduce(0) { max($0, strength($1)) }
            // At the edge of what covers them, letters shine through.
            return worst(of: bare, area.origin, front, behind) { strength($0) * 2 > most }
        }
        return found.filter { pale[$0.key] == nil }.merging(seen) { $1 }
    }

    /// The letter of a text whose contrast is lowest relative to what it needs; `nil` if no letter counts.
    ///
    /// - Parameters:
    ///   - origin: the top left corner of the pictures on the canvas.
    ///   - counts: whether a pixel counts, by its position.
    private static func worst(
        of runs: [LetterRun], _ origin: Point, _ front: Bitmap, _ behind: Bitmap, counts: (Int) -> Bool = { _ in true }
    ) -> TextContrast? {
        var worst: TextContrast?
        for run in runs {
            for cell in run.cells {
                let positions = front.positions(in: cell, from: origin)
                guard let letter = front.color(at: positions, counts),
                    let backdrop = behind.color(at: positions, counts)
                else { continue }
                let ratio = letter.contrast(with: backdrop)
                guard worst.map({ ratio / run.needed < $0.ratio / $0.needed }) ?? true else { continue }
                worst = TextContrast(
                    element: run.element, ratio: ratio, needed: run.needed, letter: letter, backdrop: backdrop,
                    color: run.shading.solidColor)
            }
        }
        return worst
    }
}

extension DisplayList {
    /// The whole pixels around some letters on the canvas; the whole canvas if something is blurred, because its edges
    /// would differ in a part. `nil` if no letter is on the canvas.
    fileprivate func drawnArea(around runs: [LetterRun]) -> Rect? {
        let canvas = Rect(origin: .zero, size: size)
        let frames = runs.flatMap(\.cells).map { $0.intersection(canvas) }
            .filter { $0.size.width > 0 && $0.size.height > 0 }
        guard let first = frames.first else { return nil }
        if commands.contains(where: \.operation.reachesAround) { return canvas }
        let area = frames.dropFirst().reduce(first) { $0.union($1) }
        let origin = Point(area.minX.rounded(.down), area.minY.rounded(.down))
        return Rect(origin: origin, size: Size(area.maxX.rounded(.up) - origin.x, area.maxY.rounded(.up) - origin.y))
    }
}

extension [LetterRun] {
    /// The letters of a text that no letters of another text are over. The others overlap, whatever their contrast.
    ///
    /// - Parameter all: those of all texts, in paint order.
    fileprivate func withoutCovered(in all: [LetterRun]) -> [LetterRun] {
        guard let first, let end = all.lastIndex(where: { $0.element == first.element }) else { return self }
        let area = dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
        let above = all[(end + 1)...].flatMap(\.cells).filter(area.overlaps)
        if above.isEmpty { return self }
        return map { run in run.with(run.cells.filter { !above.contains(where: $0.overlaps) }) }
    }
}

extension Shading {
    var solidColor: RGBA? {
        if case .solid(let color) = self { color } else { nil }
    }
}

extension DisplayOperation {
    /// Whether a pixel that it paints depends on pixels around it.
    fileprivate var reachesAround: Bool {
        switch self {
        case .pushGroup, .shadow, .innerShadow, .blurBackdrop: true
        default: false
        }
    }
}

extension Bitmap {
    /// The positions of the pixels in an area on the canvas, of which the picture is the part from a point on, in one pixel
    /// per point.
    fileprivate func positions(in frame: Rect, from origin: Point) -> [Int] {
        let area = frame.moved(by: Point(-origin.x, -origin.y))
        let (left, right) = (max(Int(area.minX.rounded(.down)), 0), min(Int(area.maxX.rounded(.up)), width))
        let (top, bottom) = (max(Int(area.minY.rounded(.down)), 0), min(Int(area.maxY.rounded(.up)), height))
        guard left < right, top < bottom else { return [] }
        return (top..<bottom).flatMap { y in (left..<right).map { y * width + $0 } }
    }

    /// The mean color of the opaque pixels that count; `nil` if there are none, or if most do not count.
    fileprivate func color(at positions: [Int], _ counts: (Int) -> Bool) -> RGBA? {
        var (sums, count, others) = ((red: 0, green: 0, blue: 0), 0, 0)
        for position in positions {
            let pixel = pixels[position]
            guard counts(position) else {
                others += 1
                continue
            }
            guard pixel >> 24 == 255 else { continue }
            sums.red += Int(pixel >> 16 & 255)
            sums.green += Int(pixel >> 8 & 255)
            sums.blue += Int(pixel & 255)
            count += 1
        }
        guard count > 0, count >= others else { return nil }
        let scale = 255 * Double(count)
        return RGBA(red: Double(sums.red) / scale, green: Double(sums.green) / scale, blue: Double(sums.blue) / scale)
    }
}

extension LetterRun {
    /// Whether the author has hidden the letters by their color, as a placeholder of what is loaded does.
    fileprivate var isTransparent: Bool { shading.solidColor?.alpha == 0 }
}
