import QuoinDocument
import QuoinLayout
import QuoinScene

extension LayoutInspection {
    /// Finds letters and tap targets outside of the safe area, unless they scroll. What is beyond the canvas is found
    /// elsewhere.
    mutating func inspectSafeArea(_ insets: EdgeInsets) {
        guard insets != .zero else { return }
        let canvas = Rect(origin: .zero, size: layout.size)
        let safe = canvas.inset(by: insets)
        for target in scene.targets where isShown(target) {
            addUnsafe(target, layout.frames[target].intersection(canvas), safe)
        }
        for text in scene.texts where isShown(text.index) {
            let item = scene.items[text.item]
            let frame = layout.frames[text.index].inset(by: text.insets)
            guard item.scrolls.isEmpty, !item.isTransformed, item.target == nil, !safe.contains(frame) else { continue }
            let letters = shaper.letters(of: text.content, in: frame)
            guard let first = letters.first else { continue }
            addUnsafe(text.index, letters.dropFirst().reduce(first) { $0.union($1) }.intersection(canvas), safe)
        }
    }

    /// Finds images that are stretched out of their ratio.
    mutating func inspectImages() {
        for item in scene.items where item.isImage && isShown(item.index) {
            guard let image = scene.tree.kind(of: item.index) as? ImageNode, image.mode.changesRatio,
                image.capInsets == .zero, let own = image.image?.size, min(own.width, own.height) > 1
            else { continue }
            let size = layout.frames[item.index].size
            guard size.width > pixel, size.height > pixel else { continue }
            // Frames are rounded to pixels.
            let slack = 0.02 + pixel / min(size.width, size.height)
            let (natural, shown) = (own.width / own.height, size.width / size.height)
            guard max(natural / shown, shown / natural) > 1 + slack else { continue }
            add(
                Observation(
                    kind: .stretched, elements: [item.index], detail: .stretched(natural: natural, shown: shown)))
        }
    }

    private mutating func addUnsafe(_ element: Int, _ frame: Rect, _ safe: Rect) {
        let isScrolled = scene.clips(of: element).contains(where: scene.scrolls)
        guard frame.size.width > 0, frame.size.height > 0, !isScrolled,
            let worst = frame.excesses(beyond: safe, by: pixel).max(by: { $0.amount < $1.amount })
        else { return }
        add(
            Observation(
                kind: .safeArea, elements: [element], rule: worst.edge.rawValue,
                detail: .unsafe(worst.amount, worst.edge)))
    }
}

extension ContentMode {
    fileprivate var changesRatio: Bool { self == .stretch || self == .redraw }
}
