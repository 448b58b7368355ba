import Quoin
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
