import QuoinControls
import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues

extension InterfaceFile {
    /// A scene as a document; all scenes on one sheet if none is named and there are several.
    ///
    /// - Parameter image: finds the image of a name in an asset catalog.
    package func document(
        of scene: String?, image: @escaping (String) -> ImageResource?
    ) throws(QuoinError) -> Document {
        guard scene == nil, scenes.count > 1 else { return try self.scene(named: scene).document(image: image) }
        let cards = scenes.map { scene in
            Column(spacing: Self.captionSpacing) {
                Text(scene.name, style: TextStyle(size: 13, weight: .medium, color: SystemColor.secondaryLabel))
                    .lineLimit(1).maxWidth(.points(scene.size.width))
                Box(scene.element(image: image).size(scene.size.width, scene.size.height)).clip()
                    .outline(Outline(width: 1, color: SystemColor.separator))
            }.erased
        }
        let rows = Element(StackLayout(.horizontal, spacing: Self.margin), children: cards)
            .flexWrap(.wrap).lineSpacing(Self.margin)
        let sizes = scenes.map(\.size)
        let columns = min(Double(scenes.count), max(1, Double(scenes.count).squareRoot().rounded(.up)) + 1)
        let width = (sizes.map(\.width).max() ?? 0) * columns + Self.margin * (columns + 1)
        return Document(
            canvas: Canvas(width: width, fill: .solid(SystemColor.groupedBackground)),
            root: rows.inset(Self.margin).erased)
    }

    /// Around the scenes of a sheet, and below their captions, in points.
    private static let margin = 32.0
    private static let captionSpacing = 8.0
}
