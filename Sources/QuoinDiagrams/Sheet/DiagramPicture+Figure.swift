import QuoinLayout
import QuoinScene

extension DiagramPicture {
    /// Draws a figure with the layout's corner at a place.
    mutating func add(_ figure: Figure, at origin: Point, isFirst: Bool, _ palette: Palette) {
        var drawing = FigureDrawing(palette: palette, grid: figure.subject.layout.grid)
        drawing.draw(figure)
        list.commands.append(DisplayCommand(.pushTransform(.translation(origin.x, origin.y))))
        // Elements are numbered in the tree of the first panel.
        list.commands += isFirst ? drawing.commands : drawing.commands.map { DisplayCommand($0.operation) }
        list.commands.append(DisplayCommand(.popTransform))
        labels += figure.labels.map { label in
            let color = palette[label.mark.hue]
            let isBadge = label.mark.look == .badge
            return Label(
                text: label.mark.text, frame: label.frame.moved(by: origin), color: isBadge ? palette.ground : color,
                ground: isBadge ? color : palette.ground, fontSize: PlacedLabel.fontSize)
        }
        lines += figure.lines.filter(\.isHard).flatMap { $0.pieces }.filter { $0.length > 0 }
            .map { $0.moved(by: origin) }
    }
}
