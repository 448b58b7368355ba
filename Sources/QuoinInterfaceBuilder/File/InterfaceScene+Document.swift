import QuoinDocument
import QuoinGeometry
import QuoinLayout
import QuoinScene

extension InterfaceScene {
    /// The size of the view, in points.
    package var size: Size {
        let size = root.frame.size
        return size.width > 0 && size.height > 0 ? size : device.size
    }

    /// The scene as a document on the screen of the file's device.
    ///
    /// - Parameters:
    ///   - keepsSaved: whether what the file does not say is as it was saved: the sizes of texts and the safe area.
    ///   - image: finds the image of a name in an asset catalog.
    package func document(
        keepsSaved: Bool = false, image: @escaping (String) -> ImageResource? = { _ in nil }
    ) -> Document {
        Document(
            canvas: Canvas(width: size.width, height: size.height, scale: device.scale),
            root: element(keepsSaved: keepsSaved, image: image))
    }

    /// The scene as an element with the areas of its screen.
    func element(keepsSaved: Bool = false, image: @escaping (String) -> ImageResource?) -> AnyElement {
        var layout = SceneLayout(self, keepsSaved: keepsSaved, image: image)
        let safeArea = keepsSaved ? layout.takeSavedAreas(safeArea) : safeArea
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
