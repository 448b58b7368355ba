import QuoinScene

/// Finds elements that share an area although nothing about them says that this is intended. The article on checks has
/// a table of what is taken for intended.
struct OverlapSearch {
    let scene: LayoutScene
    let layout: Layout
    let shaper: SweepShaper
    /// A pixel, in points.
    let pixel: Double
    /// The visible part of each painted item that is shown; `nil` if there is none.
    private var visible: [Rect?] = []
    /// The positions of what is seen through.
    private var sheer: [Int] = []
    /// The letters of texts, by the position of their item.
    private var letters: [Int: [Rect]] = [:]
    private var found: [Overlap] = []
    /// The positions in `found` of the overlaps of two elements.
    private var known: [[Int]: Int] = [:]

    init(_ scene: LayoutScene, _ layout: Layout, _ shaper: SweepShaper, pixel: Double) {
        (self.scene, self.layout, self.shaper, self.pixel) = (scene, layout, shaper, pixel)
    }

    /// Two elements that share an area.
    private struct Overlap {
        /// The elements that are named.
        var elements: [Int]
        var hasLowerLetters: Bool
        /// The children of the innermost element around both.
        var branches: [Int]
        var shared: Size
    }

    /// Two painted items, by their positions, and what is around both.
    private struct Pair {
        var lower: Int
        var upper: Int
        var branches: (lower: Int, upper: Int)
    }

    /// The elements that overlap, and the size of the area that they share.
    mutating func overlaps(isShown: (Int) -> Bool) -> [(elements: [Int], shared: Size)] {
        visible = scene.items.map { item in
            guard !item.isPath, isShown(item.index), let frame = drawnFrame(of: item) else { return nil }
            return frame.size.width > pixel && frame.size.height > pixel ? frame : nil
        }
        sheer = visible.indices.filter { visible[$0] != nil && scene.items[$0].surface == .sheer }
        let shown = visible.enumerated().compactMap { position, frame in frame.map { (position: position, frame: $0) } }
            .sorted { $0.frame.minY < $1.frame.minY }
        for (number, first) in shown.enumerated() {
            for second in shown[(number + 1)...] {
                if second.frame.minY > first.frame.maxY - pixel { break }
                guard isArea(first.frame.intersection(second.frame)) else { continue }
                inspect(min(first.position, second.position), max(first.position, second.position))
            }
        }
        let lettered = Set(found.filter(\.hasLowerLetters).map(\.branches))
        return found.filter { $0.hasLowerLetters || !lettered.contains($0.branches) }.map { ($0.elements, $0.shared) }
    }

    /// The visible part of an item as it is drawn; `nil` for one that is turned, or transformed and cut.
    private func drawnFrame(of item: PaintedItem) -> Rect? {
        let frame = visibleFrame(of: item)
        guard item.isTransformed else { return frame }
        guard item.clips.isEmpty, let matrix = layout.transform(of: item.index), matrix.keepsRectangles else {
            return nil
        }
        return matrix.bounds(of: frame)
    }

    /// The visible part of an item. A letter that is wider than its frame is painted beyond it.
    private func visibleFrame(of item: PaintedItem) -> Rect {
        guard let number = item.text else { return item.visibleFrame(in: layout) }
        let text = scene.texts[number]
        let area = layout.lineArea(of: text.index, insets: text.insets).size
        let excess = shaper.lines(of: text.content, number: number, in: area).size.width - area.width
        guard excess > pixel else { return item.visibleFrame(in: layout) }
        let frame = layout.frames[item.index].inset(by: EdgeInsets(horizontal: -excess, vertical: 0))
        return item.clips.reduce(frame) { $0.intersection(layout.frames[$1]) }
    }

    private func isArea(_ rect: Rect) -> Bool { rect.size.width > pixel && rect.size.height > pixel }

    private mutating func inspect(_ lower: Int, _ upper: Int) {
        let (below, above) = (scene.items[lower], scene.items[upper])
        // What scrolls below something else can be scrolled out from below it.
        guard upper >= below.end, below.scrolls == above.scrolls,
            let (parent, branches) = scene.tree.commonParent(of: below.index, above.index),
            parent != below.scrolls.last
        else { return }
        let pair = Pair(lower: lower, upper: upper, branches: (branches[0], branches[1]))
        // What is transformed is over others on purpose, but not letters over letters.
        if below.isTransformed || above.isTransformed {
            let letters = inkBounds(of: upper)
            guard below.text != nil, above.text != nil, !isBacked(letters, pair) else { return }
        }
        guard isUnintended(pair), let shared = sharedArea(lower, upper), !isBelowScrim(pair, parent) else { return }
        add(pair, shared)
    }

    private mutating func add(_ pair: Pair, _ shared: Size) {
        let lower = scene.items[pair.lower]
        let names = [
            lower.text == nil ? named(pair.lower, in: pair.branches.lower) : lower.target ?? lower.index,
            named(pair.upper, in: pair.branches.upper),
        ]
        let overlap = Overlap(
            elements: names.sorted(), hasLowerLetters: lower.text != nil,
            branches: [pair.branches.lower, pair.branches.upper], shared: shared)
        guard let known = known[overlap.elements] else {
            known[overlap.elements] = found.count
            return found.append(overlap)
        }
        let isLarger = shared.width * shared.height > found[known].shared.width * found[known].shared.height
        if isLarger { found[known].shared = shared }
        found[known].hasLowerLetters = found[known].hasLowerLetters || overlap.hasLowerLetters
    }

    /// The element that stands for an item: the outermost button, or otherwise area, around it.
    private func named(_ position: Int, in branch: Int) -> Int {
        let item = scene.items[position]
        // Nothing else is within an element that is its own branch.
        if item.index == branch { return branch }
        let around = scene.items[0...position].first { other in
            (other.end > position) && other.surface == .opaque && scene.tree.contains(other.index, in: branch)
        }
        if let target = item.target, scene.tree.contains(target, in: branch) { return target }
        return around?.index ?? item.index
    }
}

// MARK: - What is intended

extension OverlapSearch {
    private mutating func isUnintended(_ pair: Pair) -> Bool {
        let (lower, upper) = (scene.items[pair.lower], scene.items[pair.upper])
        switch (lower.text, upper.text) {
        case (let one?, let other?):
            // An outline is the same text again.
            return scene.texts[one].content.string != scene.texts[other].content.string && !isWatermark(pair)
        case (let text?, nil):
            let hides = upper.surface == .opaque && !isLine(pair.upper, through: text) && !isPlaceholder(pair)
            return hides || isLeak(pair)
        case (nil, _?): return isLeak(pair) || isObstacle(pair)
        case (nil, nil): return isLeak(pair) || hidesTarget(pair)
        }
    }

    /// Whether one of two texts is pale: as a whole, or by the color of letters that are larger than the others.
    private func isWatermark(_ pair: Pair) -> Bool {
        let items = [scene.items[pair.lower], scene.items[pair.upper]]
        let texts = items.compactMap { $0.text.map { scene.texts[$0] } }
        guard texts.count == 2 else { return false }
        return [(0, 1), (1, 0)].contains { one, other in
            items[one].opacity < 0.5
                || items[one].opacity * texts[one].alpha < 0.5
                    && LetterRun.isLargerMark(texts[one].letterSize, over: texts[other].letterSize)
        }
    }

    /// Whether the elements have places of their own, and content of one of them is in that of the other.
    private func isLeak(_ pair: Pair) -> Bool {
        let frames = (layout.frames[pair.branches.lower], layout.frames[pair.branches.upper])
        return !isArea(frames.0.intersection(frames.1))
    }

    /// Whether a layer of a view is over all of what the view itself shows, as while the content is loaded.
    private mutating func isPlaceholder(_ pair: Pair) -> Bool {
        let (tree, branches) = (scene.tree, [pair.branches.lower, pair.branches.upper])
        guard let parent = tree.parent(of: pair.branches.lower), tree.kind(of: parent) is any ViewsKind,
            branches.allSatisfy({ tree.label(of: $0) == nil }), let over = visible[pair.upper]
        else { return false }
        return over.grown(by: pixel).contains(inkBounds(of: pair.lower))
    }

    /// Whether an item is so thin that letters below it can be read.
    private func isLine(_ position: Int, through text: Int) -> Bool {
        guard let size = visible[position]?.size else { return false }
        return min(size.width, size.height) <= scene.texts[text].letterSize / 6
    }

    /// Whether letters run into something that is not their background.
    private mutating func isObstacle(_ pair: Pair) -> Bool {
        guard let around = visible[pair.lower] else { return false }
        let lower = scene.items[pair.lower]
        // A picture ends with the canvas, whatever letters are beyond it.
        let letters = inkBounds(of: pair.upper).intersection(Rect(origin: .zero, size: layout.size))
        guard isArea(letters), !around.grown(by: pixel).contains(letters), !isBackground(pair),
            !isBacked(letters, pair)
        else { return false }
        let isOtherTarget = lower.target != nil && lower.target != scene.items[pair.upper].target
        // A shape that is larger than the letters decorates them.
        return lower.isImage || isOtherTarget || around.area < 2 * letters.area
    }

    /// Whether the upper item is within all of what the lower one belongs to, which is no row or column: these have a place
    /// of its own for each child.
    private func isBackground(_ pair: Pair) -> Bool {
        guard let parent = scene.tree.parent(of: pair.branches.lower), !(scene.tree.kind(of: parent) is StackLayout)
        else { return false }
        return layout.frames[pair.branches.lower].grown(by: pixel).contains(layout.frames[pair.branches.upper])
    }

    /// Whether something opaque between two items is behind the letters of the upper one.
    private func isBacked(_ letters: Rect, _ pair: Pair) -> Bool {
        ((pair.lower + 1)..<pair.upper).contains { position in
            scene.items[position].surface == .opaque && visible[position]?.grown(by: pixel).contains(letters) == true
        }
    }

    /// Whether something that is not a badge is over a button.
    private func hidesTarget(_ pair: Pair) -> Bool {
        let upper = scene.items[pair.upper]
        guard upper.surface == .opaque, let target = scene.items[pair.lower].target, upper.target == nil else {
            return false
        }
        let over = layout.frames[named(pair.upper, in: pair.branches.upper)]
        return !scene.tree.contains(upper.index, in: target) && 2 * over.area >= layout.frames[target].area
    }

    /// Whether all that is below the upper item is shaded, as below a dialog.
    private func isBelowScrim(_ pair: Pair, _ parent: Int) -> Bool {
        let frame = layout.frames[parent]
        return sheer.contains { position in
            position > pair.lower && position < pair.upper
                && visible[position]?.grown(by: pixel).contains(frame) == true
        }
    }

    // MARK: Areas

    /// The size of the largest area that two items share; `nil` if there is none.
    private mutating func sharedArea(_ lower: Int, _ upper: Int) -> Size? {
        let (one, other) = (ink(of: lower), ink(of: upper))
        let shared = one.flatMap { first in other.map { first.intersection($0) } }.filter(isArea)
        return shared.max { $0.area < $1.area }?.size
    }

    /// Where an item paints: of a text, its letters.
    private mutating func ink(of position: Int) -> [Rect] {
        guard let visible = visible[position] else { return [] }
        guard let number = scene.items[position].text else {
            let item = scene.items[position]
            return item.isLeaf ? item.parts(of: visible) : [visible]
        }
        if let known = letters[position] { return known }
        let text = scene.texts[number]
        let area = layout.lineArea(of: text.index, insets: text.insets)
        let matrix = scene.items[position].isTransformed ? layout.transform(of: text.index) : nil
        let ink = shaper.letters(of: text.content, in: area).map { letters in
            (matrix?.bounds(of: letters) ?? letters).intersection(visible)
        }
        letters[position] = ink
        return ink
    }

    private mutating func inkBounds(of position: Int) -> Rect {
        let ink = ink(of: position)
        return ink.dropFirst().reduce(ink.first ?? .zero) { $0.union($1) }
    }
}

extension Rect {
    fileprivate var area: Double { max(size.width, 0) * max(size.height, 0) }
}

extension LayoutTree {
    /// Whether an element is within another, or is that.
    func contains(_ index: Int, in outer: Int) -> Bool {
        sequence(first: index, next: parent).contains(outer)
    }

    /// The innermost element that contains two others, and its two children that contain them; `nil` if one of the two is
    /// within the other.
    func commonParent(of first: Int, _ second: Int) -> (parent: Int, children: [Int])? {
        var (one, other) = (first, second)
        while parent(of: one) != parent(of: other) {
            if depth(of: one) >= depth(of: other) {
                one = parent(of: one) ?? 0
            } else {
                other = parent(of: other) ?? 0
            }
        }
        guard one != other, let parent = parent(of: one) else { return nil }
        return (parent, [one, other])
    }
}
