import QuoinDiagrams
import QuoinExplanations

/// Two layouts, before and after, whose elements are matched: one figure shows what moved, grew, came and went, and pictures
/// in between show it as a motion.
///
///     let transition = try renderer.transition(from: Diagram.Panel(old, on: canvas), to: Diagram.Panel(new, on: canvas))
///     let figure = try transition.diagram()
///     let middle = try transition.bitmap(at: 0.5)
public struct LayoutTransition {
    let old: Side
    let new: Side
    /// The matched elements and their changes.
    let search: FindingSearch

    /// One of the layouts.
    struct Side {
        let panel: Diagram.Panel
        let renderer: PictureRenderer
        let layout: Layout
        let record: PictureRecord
        /// The elements of the record, by their places in it: their indices, and those of the layouts in painted boxes.
        let elements: [(index: Int, inner: Int, depth: Int)]

        init(_ panel: Diagram.Panel, by renderer: PictureRenderer) throws(QuoinError) {
            (self.panel, self.renderer) = (panel, renderer)
            layout = try renderer.layOut(panel.element, on: panel.canvas).layout
            let list = try renderer.displayList(of: layout, on: panel.canvas)
            record = try PictureRecord(of: layout, painted: list, on: panel.canvas, by: renderer)
            elements = layout.recordedElements
        }
    }

    /// Lays two elements out and matches their elements.
    ///
    /// - Parameters:
    ///   - renderer: draws the layout before.
    ///   - newRenderer: draws the layout after, which may have other fonts.
    /// - Throws: a ``QuoinError``.
    package init(
        from old: Diagram.Panel, by renderer: PictureRenderer, to new: Diagram.Panel, by newRenderer: PictureRenderer
    ) throws(QuoinError) {
        var old = old
        old.canvas.scale = new.canvas.scale
        self.old = try Side(old, by: renderer)
        self.new = try Side(new, by: newRenderer)
        search = FindingSearch(self.old.record, self.new.record)
    }
}

extension PictureRenderer {
    /// Lays the elements of two panels out, and matches those of one with those of the other.
    ///
    /// - Parameter old: is drawn in the scale of the other panel's canvas.
    /// - Throws: a ``QuoinError``.
    public func transition(
        from old: Diagram.Panel, to new: Diagram.Panel
    ) throws(QuoinError) -> LayoutTransition {
        try LayoutTransition(from: old, by: self, to: new, by: self)
    }
}

extension LayoutTransition {
    /// The picture at a time: elements that both layouts have are on their way, others appear or disappear.
    ///
    /// Motion begins and ends slowly. Frames are on whole pixels, so that each picture is as sharp as that of a layout. All
    /// pictures have the size of the larger layout.
    ///
    /// - Parameter time: from 0, the picture of the layout before, to 1, that of the layout after.
    /// - Throws: a ``QuoinError``.
    public func bitmap(at time: Double) throws(QuoinError) -> Bitmap {
        let share = Self.eased(min(max(time, 0), 1))
        if share == 0 { return try old.bitmap(old.list(old.layout.frames, size)) }
        if share == 1 { return try new.bitmap(new.list(new.layout.frames, size)) }
        let before = try old.list(frames(of: \.old, to: \.new, search.matching.newIndices, share), size)
        let now = try new.list(frames(of: \.new, to: \.old, search.matching.oldIndices, 1 - share), size)
        let picture = try new.bitmap(now)
        // What looks the same in both is painted once.
        if before.commands.lazy.map(\.operation).elementsEqual(now.commands.lazy.map(\.operation)) { return picture }
        return try old.bitmap(before).mixed(with: picture, share: share)
    }

    /// The pictures of an animation, from the layout before to that after.
    ///
    /// - Parameter count: at least 2.
    /// - Throws: a ``QuoinError``.
    public func bitmaps(count: Int) throws(QuoinError) -> [Bitmap] {
        var bitmaps: [Bitmap] = []
        for number in 0..<count { bitmaps.append(try bitmap(at: Double(number) / Double(max(count - 1, 1)))) }
        return bitmaps
    }

    private static func eased(_ time: Double) -> Double { time * time * (3 - 2 * time) }

    /// In points.
    private var size: Size {
        let (first, second) = (old.layout.size, new.layout.size)
        return Size(max(first.width, second.width), max(first.height, second.height))
    }

    /// The frames of a layout's elements on the way to those of the other layout. What is in an element moves with it.
    ///
    /// - Parameters:
    ///   - partners: the places in the other record of the matched elements, by their places in the record.
    ///   - share: how much of the way is done.
    private func frames(
        of side: KeyPath<LayoutTransition, Side>, to other: KeyPath<LayoutTransition, Side>, _ partners: [Int: Int],
        _ share: Double
    ) -> [Rect] {
        let (side, other) = (self[keyPath: side], self[keyPath: other])
        var goals: [Int: Rect] = [:]
        for (place, element) in side.elements.enumerated() {
            guard let partner = partners[place] else { continue }
            var goal = other.record.elements[partner].frame
            if !side.record.elements[place].hasSameLines(as: other.record.elements[partner]) {
                goal.size = side.layout.frames[element.index].size
            }
            goals[element.index] = goal
        }
        var frames = side.layout.frames
        let tree = side.layout.tree
        for index in tree.paintOrder {
            let own = side.layout.frames[index]
            if let goal = goals[index] {
                frames[index] = side.layout.grid.roundEdges(of: own.onWay(to: goal, share))
            } else if let parent = tree.parent(of: index) {
                let (former, now) = (side.layout.frames[parent], frames[parent])
                frames[index] = own.moved(by: now.origin - former.origin)
                // A layout is as large as the box that paints it.
                if tree.paintedLayout(in: parent) == index, own == former { frames[index].size = now.size }
            }
        }
        return frames
    }
}

extension LayoutTransition.Side {
    /// The display list of the layout with other frames.
    fileprivate func list(_ frames: [Rect], _ size: Size) throws(QuoinError) -> DisplayList {
        var layout = layout
        layout.frames = frames
        var list = try renderer.displayList(of: layout, on: panel.canvas)
        // What is not on the canvas yet cannot be seen.
        let clip = DisplayCommand(.pushClip(.rectangle(Rect(origin: .zero, size: list.size))))
        if list.size != size { list.commands = [clip] + list.commands + [DisplayCommand(.popClip)] }
        list.size = size
        return list
    }

    fileprivate func bitmap(_ list: DisplayList) throws(QuoinError) -> Bitmap {
        renderer.budget.restart()
        return try renderer.draw(list, on: panel.canvas)
    }
}

extension ElementRecord {
    /// Whether the lines of a text are the same in any frame between two, so that it keeps its lines on the way.
    fileprivate func hasSameLines(as other: ElementRecord) -> Bool {
        guard let text else { return true }
        return text == other.text
    }
}

extension Rect {
    fileprivate func onWay(to goal: Rect, _ share: Double) -> Rect {
        func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Rect(
            mixed(minX, goal.minX), mixed(minY, goal.minY), mixed(size.width, goal.size.width),
            mixed(size.height, goal.size.height))
    }
}
