import QuoinExplanations
import QuoinLayout
import QuoinScene
import QuoinValues

extension CheckKind {
    /// Texts, images and boxes without a width or a height.
    static let squeezed = CheckKind(.squeezed, "An element is squeezed to nothing", .reflow) { inspection in
        for text in inspection.texts where text.isSqueezed {
            inspection.add(.squeezed, [text.index], SqueezedSize(size: text.frame.size))
        }
        for leaf in inspection.items where leaf.isLeaf && leaf.text == nil {
            let size = inspection.layout.frames[leaf.index].size
            guard min(size.width, size.height) < inspection.pixel else { continue }
            let style = inspection.scene.tree.style(of: leaf.index)
            let isIntended = [style.width, style.height, style.maxWidth, style.maxHeight].contains {
                $0.resolved(in: 1, auto: 1) == 0
            }
            guard !isIntended else { continue }
            inspection.add(.squeezed, [leaf.index], SqueezedSize(size: size))
        }
    }
}

/// The size of an element that lacks an extent, in points.
private struct SqueezedSize: ObservedFigures {
    var size: Size

    var amount: Double { -size.width - size.height }

    func message(_ words: ObservedWords) -> String {
        let figures = "\(shortDescription(size.width)) × \(points(size.height))"
        return "\(words.name) \(LayoutProblem.squeezed.words(figures))"
    }

    func causes(_ search: CauseFinding) -> [CauseFinding.Candidate] {
        search.space(along: .horizontal) + search.space(along: .vertical)
    }
}
