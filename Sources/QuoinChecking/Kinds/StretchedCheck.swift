import QuoinScene

extension CheckKind {
    /// Images that are stretched out of their ratio.
    static let stretched = CheckKind(.stretched, "An image is stretched") { inspection in
        for item in inspection.items where item.isImage {
            guard let image = inspection.scene.tree.kind(of: item.index) as? ImageNode,
                image.mode == .stretch || image.mode == .redraw, image.capInsets == .zero,
                let own = image.image?.size, min(own.width, own.height) > 1
            else { continue }
            let (size, pixel) = (inspection.layout.frames[item.index].size, inspection.pixel)
            guard size.width > pixel, size.height > pixel else { continue }
            let (natural, shown) = (own.width / own.height, size.width / size.height)
            let amount = max(natural / shown, shown / natural)
            // Frames are rounded to pixels.
            guard amount > 1.02 + pixel / min(size.width, size.height) else { continue }
            let figures = Figures(natural, shown, amount: amount) { words in
                let ratios = [shown, natural].map { shortDescription(($0 * 100).rounded() / 100) }
                return "\(words.name) is stretched\(words.place) to a ratio of \(ratios[0]) in place of \(ratios[1])"
            } remedies: {
                [$0.change("image.mode", "fill")]
            }
            inspection.add(.stretched, [item.index], figures)
        }
    }
}
