import QuoinDocument
import QuoinLayout
import QuoinScene

/// Images and fonts that are nowhere on disk: every image is 40 by 20 points but those whose names say otherwise.
struct StubResources: DocumentResources {
    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        switch path {
        case "missing.png": throw DocumentResourceError("\"missing.png\" cannot be read: there is no such file")
        case "huge.png": throw DocumentResourceError("huge.png: the image is too large", isLimit: true)
        default: ImageResource(.file(path), size: Size(40, 20))
        }
    }

    func font(at path: String) throws(DocumentResourceError) -> String {
        if path == "missing.ttf" { throw DocumentResourceError("\"missing.ttf\" cannot be read") }
        return "/stub/" + path
    }
}
