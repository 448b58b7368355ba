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
    ///   - keepsSavedTexts: whether texts have the sizes that were saved, and not those of the fonts at hand.
    ///   - image: finds the image of a name in an asset catalog.
    package func document(
        keepsSavedTexts: Bool = false, image: @escaping (String) -> ImageResource? = { _ in nil }
    ) -> Document {
        Document(
            canvas: Canvas(width: size.width, height: size.height, scale: device.scale),
            root: element(keepsSavedTexts: keepsSavedTexts, image: image))
    }

    /// The scene as an element with the areas of its screen.
    func element(keepsSavedTexts: Bool = false, image: @escaping (String) -> ImageResource?) -> AnyElement {
        SceneLayout(self, keepsSavedTexts: keepsSavedTexts, image: image).element(safeArea: safeArea)
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
