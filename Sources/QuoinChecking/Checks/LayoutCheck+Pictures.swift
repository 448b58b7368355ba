import QuoinCairo
import QuoinGeometry
import QuoinLayout
import QuoinPNG
import QuoinScene

extension LayoutCheck {
    /// The finding at the width at which it is worst, and at the nearest width without it.
    func pictures(of checked: CheckedFinding, with renderer: PictureRenderer) -> CheckResults.FindingPictures? {
        guard let position = checked.position else { return nil }
        let widths = checked.condition.widths
        guard let wrong = picture(at: position, of: checked, isWrong: true, with: renderer) else { return nil }
        var pictures = CheckResults.FindingPictures(wrong: wrong.png, width: wrong.width)
        guard let widths, let occurrence = checked.finding.occurrences.first else { return pictures }
        let right = widths.indices.sorted { abs($0 - position) < abs($1 - position) }.first { index in
            !occurrence.widths.contains { $0.contains(widths[index]) }
        }
        guard let right, let picture = picture(at: right, of: checked, isWrong: false, with: renderer) else {
            return pictures
        }
        (pictures.right, pictures.rightWidth) = (picture.png, picture.width)
        return pictures
    }

    private func picture(
        at position: Int, of checked: CheckedFinding, isWrong: Bool, with renderer: PictureRenderer
    ) -> (png: [UInt8], width: Double)? {
        var canvas = checked.condition.canvas
        canvas.range = canvas.range(atWidth: checked.condition.widths?[position])
        guard let layout = try? renderer.layOut(root, on: canvas).layout,
            var list = try? renderer.displayList(of: layout, on: canvas)
        else { return nil }
        if isWrong {
            let frames = checked.finding.elements.compactMap { layout.tree.index(atPath: $0.path) }.map {
                layout.frames[$0]
            }
            list.commands += frames.flatMap(\.outline).map { DisplayCommand(.fill(.rectangle($0), .solid(.mark))) }
        }
        guard let bitmap = try? renderer.draw(list, on: canvas) else { return nil }
        return (PNGEncoder.encode(bitmap, scale: canvas.scale), layout.size.width)
    }
}
