import QuoinScene

/// Images and fonts that are nowhere on disk: every image is 40 by 20 points but those whose names say otherwise.
struct StubResources: DocumentResources {
    func image(at path: String) throws(QuoinError) -> ImageResource {
        switch path {
        case "missing.png": throw QuoinError("\"missing.png\" cannot be read: there is no such file")
        case "huge.png": throw QuoinError("huge.png: the image is too large", .limitPassed)
        default: ImageResource(.file(path), size: Size(40, 20))
        }
    }

    func font(at path: String) throws(QuoinError) -> String {
        if path == "missing.ttf" { throw QuoinError("\"missing.ttf\" cannot be read") }
        return "/stub/" + path
    }
}
