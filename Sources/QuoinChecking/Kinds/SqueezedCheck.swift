import QuoinExplanations

extension CheckKind {
    /// Texts, images and boxes without a width or a height.
    static let squeezed = CheckKind(.squeezed, "An element is squeezed to nothing", .reflow) { inspection in
        for text in inspection.texts where text.isSqueezed {
            inspection.add(.squeezed, [text.index], .squeezed(text.frame.size))
        }
        for leaf in inspection.items where leaf.isLeaf && leaf.text == nil {
            let size = inspection.layout.frames[leaf.index].size
            guard min(size.width, size.height) < inspection.pixel else { continue }
            let tree = inspection.scene.tree
            // A layer without a size may be the origin of what is drawn.
            let parent = tree.parent(of: leaf.index)
            guard parent.map({ tree.kind(of: $0).containment.children == .noChild }) != true else { continue }
            let style = tree.style(of: leaf.index)
            let isIntended = [style.width, style.height, style.maxWidth, style.maxHeight].contains {
                $0.resolved(in: 1, auto: 1) == 0
            }
            guard !isIntended else { continue }
            inspection.add(.squeezed, [leaf.index], .squeezed(size))
        }
    }
}

extension Figures {
    /// The size of an element that lacks an extent.
    fileprivate static func squeezed(_ size: Size) -> Figures {
        Figures(size.width, size.height, amount: -size.width - size.height) { words in
            let figures = "\(shortDescription(size.width)) × \(points(size.height))"
            return "\(words.name) \(LayoutProblem.squeezed.words(figures))"
        } causes: {
            $0.space(along: .horizontal) + $0.space(along: .vertical)
        }
    }
}
