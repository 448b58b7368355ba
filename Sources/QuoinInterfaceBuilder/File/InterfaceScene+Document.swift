import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues

extension InterfaceScene {
    /// The scene as a document on the screen of the file's device.
    ///
    /// - Parameter image: finds the image of a name in an asset catalog.
    func document(image: @escaping (String) -> ImageResource?) -> Document {
        Document(canvas: canvas, root: element(image: image))
    }

    package var canvas: Canvas { Canvas(width: size.width, height: size.height, scale: device.scale) }

    /// The scene as an element with the areas of its screen.
    func element(image: @escaping (String) -> ImageResource?) -> AnyElement {
        SceneLayout(self, image: image).element(safeArea: safeArea)
    }

    /// What bars and the device cover of the view. A view of a xib without a screen around it is covered by nothing.
    package var safeArea: EdgeInsets {
        guard controller != nil || size == device.size else { return .zero }
        var insets = device.safeArea
        if let controller, controller["modalPresentationStyle"] == "formSheet" { insets = .zero }
        insets.top += bars.top
        insets.bottom += bars.bottom
        // A view between bars that nothing shines through is as much lower than the screen.
        switch device.size.height - size.height {
        case insets.top + insets.bottom: insets = .zero
        case insets.top: insets.top = 0
        case insets.bottom: insets.bottom = 0
        default: break
        }
        return insets
    }
}
