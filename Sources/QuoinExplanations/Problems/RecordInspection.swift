import Quoin

/// Finds the problems of a picture by its record and its pixels.
struct RecordInspection {
    /// A problem of an element by itself.
    enum Problem: Hashable {
        case cut, squeezed
        /// The text has several lines.
        case wrapped
    }

    /// An edge of a container beyond which an element extends.
    struct Passage: Hashable {
        var edge: ChildContainment.Edge
        /// `nil` for the canvas.
        var container: Int?
    }

    /// Two elements that share an area.
    struct Overlap: Hashable {
        /// The element that is painted first.
        var lower: Int
        var upper: Int
        /// Whether the upper one hides all of the lower one.
        var isCovered: Bool
    }

    let tree: RecordTree
    let canvas: CanvasRecord
    let bitmap: Bitmap
    /// Whether an element is shown: neither it nor an element around it is hidden.
    private(set) var isShown: [Bool] = []
    /// Whether an element or one of its descendants paints.
    private(set) var paints: [Bool]

    init(_ tree: RecordTree, _ canvas: CanvasRecord, _ bitmap: Bitmap) {
        (self.tree, self.canvas, self.bitmap) = (tree, canvas, bitmap)
        paints = tree.elements.map { $0.extent != nil }
        for (index, element) in tree.elements.enumerated() {
            isShown.append(!element.isHidden && (tree.parents[index].map { isShown[$0] } ?? true))
        }
        for index in tree.elements.indices.reversed() {
            paints[index] = isShown[index] && paints[index]
            if paints[index], let parent = tree.parents[index] { paints[parent] = true }
        }
    }

    /// The size of a pixel, in points.
    var pixel: Double { 1 / tree.scale }

    /// The area of an element that nothing around it cuts.
    func visibleFrame(of index: Int) -> Rect {
        let frame = tree.elements[index].frame.intersection(canvas.frame)
        return tree.ancestors(of: index).reduce(frame) { frame, ancestor in
            tree.elements[ancestor].clips ? frame.intersection(tree.elements[ancestor].frame) : frame
        }
    }

    /// The problems of an element by itself.
    func ownProblems(of index: Int) -> Set<Problem> {
        guard isShown[index] else { return [] }
        let element = tree.elements[index]
        var found: Set<Problem> = isSqueezed(element) ? [.squeezed] : []
        if element.text?.isTruncated == true { found.insert(.cut) }
        if let lines = element.text?.lines, lines > 1 { found.insert(.wrapped) }
        return found
    }

    private func isSqueezed(_ element: ElementRecord) -> Bool {
        let text = element.text.map { (count: $0.string.count, size: $0.smallestLetter ?? 0) }
        return LayoutProblem.isSqueezed(element.frame.size, letters: text ?? (0, 0), pixel: pixel)
    }

    /// The edges beyond which an element extends and the element around it does not, the nearest container first. What
    /// clips the element hides what is farther away.
    func passages(of index: Int) -> [Passage] {
        guard paints[index], let parent = tree.parents[index] else { return [] }
        let (frame, around) = (tree.elements[index].frame, tree.elements[parent].frame)
        func passages(beyond other: Rect, _ container: Int?) -> [Passage] {
            let outer = container == parent ? [] : around.excesses(beyond: other, by: pixel / 2).map(\.edge)
            return frame.excesses(beyond: other, by: pixel / 2).map(\.edge).filter { !outer.contains($0) }.map {
                Passage(edge: $0, container: container)
            }
        }
        var found: [Passage] = []
        for ancestor in tree.ancestors(of: index) {
            // What scrolls may end anywhere.
            if tree.elements[ancestor].scrolls { return found }
            found += passages(beyond: tree.elements[ancestor].frame, ancestor)
            if tree.elements[ancestor].clips { return found }
        }
        return found + passages(beyond: canvas.frame, nil)
    }
}

extension RecordInspection {
    /// Elements that share an area, or hide one another.
    ///
    /// - Parameter candidates: one of two elements is among these.
    func overlaps(among candidates: Set<Int>) -> [Overlap] {
        guard !candidates.isEmpty else { return [] }
        var found: [Overlap] = []
        let painting = tree.elements.indices.filter { isShown[$0] && tree.elements[$0].extent != nil }
        let shown = painting.map { (index: $0, frame: visibleFrame(of: $0)) }.filter { !isThin($0.frame) }
            .sorted { $0.frame.minY < $1.frame.minY }
        for (position, first) in shown.enumerated() {
            for second in shown[(position + 1)...] {
                if second.frame.minY > first.frame.maxY - pixel { break }
                guard candidates.contains(first.index) || candidates.contains(second.index),
                    !isThin(first.frame.intersection(second.frame))
                else { continue }
                let (lower, upper) = first.index < second.index ? (first, second) : (second, first)
                guard !tree.subtree(of: lower.index).contains(upper.index) else { continue }
                let isCovered = tree.isOpaque(upper.index) && upper.frame.contains(lower.frame)
                found.append(Overlap(lower: lower.index, upper: upper.index, isCovered: isCovered))
            }
        }
        return found
    }

    private func isThin(_ frame: Rect) -> Bool { frame.size.width <= pixel || frame.size.height <= pixel }
}

extension CanvasRecord {
    var frame: Rect { Rect(origin: .zero, size: size) }
}

extension TextRecord {
    /// The size of the smallest letters, in points.
    fileprivate var smallestLetter: Double? { TextContent.spans(of: self)?.map(\.style.size).min() }
}

extension ElementRecord {
    /// Whether it and its content are invisible.
    fileprivate var isHidden: Bool { properties["hidden"] == .bool(true) || properties["opacity"] == .number(0) }

    /// Whether it cuts off what its content paints beyond its frame.
    fileprivate var clips: Bool { scrolls || properties["clip"].map { $0 != .bool(false) } == true }

    /// Whether its content may be partly out of view.
    fileprivate var scrolls: Bool { kind == CollectionLayout.name || kind == ScrollNode.name }
}

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
