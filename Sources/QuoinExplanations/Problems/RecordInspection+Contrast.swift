import Quoin

extension RecordInspection {
    /// Whether some letters of a text differ too little from what is behind them: the color on record from the pixels
    /// around the text.
    ///
    /// - Returns: `nil` if that is unknown.
    func hasLowContrast(_ index: Int) -> Bool? {
        guard let record = tree.elements[index].text, let spans = TextContent.spans(of: record),
            let backdrop = backdrop(of: index)
        else { return nil }
        let opacity = ([index] + Array(tree.ancestors(of: index))).reduce(1) { $0 * tree.elements[$1].opacity }
        let lettered = spans.filter { $0.string.contains { !$0.isWhitespace } && $0.style.fill == nil }
        let results = lettered.map { span in
            let letter = span.style.color.resolved(for: appearance).fading(to: opacity).over(backdrop)
            let needed = LayoutProblem.neededContrast(
                ofSize: span.style.size, isBold: span.style.weight.value >= FontWeight.bold.value)
            return letter.contrast(with: backdrop) < needed
        }
        return results.isEmpty ? nil : results.contains(true)
    }

    private var appearance: Appearance {
        canvas.properties["appearance"] == .text(Appearance.dark.rawValue) ? .dark : .light
    }

    /// The most frequent color along the edges of a text, where letters are rare.
    private func backdrop(of index: Int) -> RGBA? {
        let picture = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let area = PixelRect(around: visibleFrame(of: index), scale: tree.scale).intersection(picture)
        guard !area.isEmpty else { return nil }
        let rows = [area.minY, area.maxY - 1].flatMap { y in (area.minX..<area.maxX).map { (x: $0, y: y) } }
        let columns = [area.minX, area.maxX - 1].flatMap { x in (area.minY..<area.maxY).map { (x: x, y: $0) } }
        let colors = (rows + columns).map { bitmap.pixels[$0.y * bitmap.width + $0.x] }.filter { $0 >> 24 == 255 }
        let counts = colors.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }.map { RGBA(hex: $0.key & 0xFF_FFFF) }
    }
}

extension ElementRecord {
    fileprivate var opacity: Double {
        if case .number(let value) = properties["opacity"] { value } else { 1 }
    }
}

extension RGBA {
    /// The opaque color of this one in front of an opaque one.
    fileprivate func over(_ other: RGBA) -> RGBA {
        func mixed(_ path: KeyPath<RGBA, Double>) -> Double {
            self[keyPath: path] * alpha + other[keyPath: path] * (1 - alpha)
        }
        return RGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
    }
}
