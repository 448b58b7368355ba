import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues

extension InterfaceScene {
    /// The scene as a document on the screen of the file's device.
    ///
    /// - Parameters:
    ///   - saved: what is as it was saved.
    ///   - image: finds the image of a name in an asset catalog.
    package func document(
        keeping saved: SavedParts = .nothing, image: @escaping (String) -> ImageResource? = { _ in nil }
    ) -> Document {
        Document(
            canvas: Canvas(width: size.width, height: size.height, scale: device.scale),
            root: element(keeping: saved, image: image))
    }

    /// The scene as an element with the areas of its screen.
    func element(keeping saved: SavedParts = .nothing, image: @escaping (String) -> ImageResource?) -> AnyElement {
        var layout = SceneLayout(self, keeping: saved, image: image)
        let safeArea = saved == .nothing ? safeArea : layout.takeSavedAreas(safeArea)
        return layout.element(safeArea: safeArea)
    }

    /// What bars and the device cover of the view. A view of a xib without a screen around it is covered by nothing.
    private var safeArea: EdgeInsets {
        guard controller != nil || size == device.size else { return .zero }
        var insets = device.safeArea(in: size)
        if let controller, controller["modalPresentationStyle"] == "formSheet" { insets = .zero }
        insets.top += bars.top
        insets.bottom += bars.bottom
        return insets
    }
}
