import QuoinControls
import QuoinScene

/// The named colors and the sizes of images, which a file lists at its end.
struct InterfaceResources: Sendable {
    /// An image of the project or a symbol of the system.
    struct ListedImage: Hashable, Sendable {
        var size: Size
        var isSymbol: Bool
    }

    private(set) var images: [String: ListedImage] = [:]
    private var colors: [String: Color] = [:]

    init(_ resources: XMLElement?) {
        for item in resources?.children ?? [] {
            guard let name = item["name"] else { continue }
            switch item.name {
            case "image":
                images[name] = ListedImage(
                    size: Size(item.number("width") ?? 0, item.number("height") ?? 0),
                    isSymbol: item["catalog"] == "system")
            case "namedColor", "systemColor":
                if let color = item.child("color") { colors[name] = self.color(color) }
            default: break
            }
        }
    }

    /// The color that an element of the file describes.
    func color(_ element: XMLElement) -> Color? {
        let system = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].compactMap { element[$0] }
        for name in system {
            if let color = SystemColor.named(name) ?? colors[name] { return color }
        }
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return Color(red: white, green: white, blue: white, alpha: alpha) }
        if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        }
        return element["name"].flatMap { colors[$0] ?? SystemColor.named($0) }
    }
}
