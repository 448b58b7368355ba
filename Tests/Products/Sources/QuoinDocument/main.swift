import QuoinDocument
import QuoinScene
import QuoinValues

struct NoResources: DocumentResources {
    func image(at path: String) throws(QuoinError) -> ImageResource {
        throw QuoinError("there are no images")
    }

    func font(at path: String) throws(QuoinError) -> String {
        throw QuoinError("there are no fonts")
    }
}

print(try Document(parsing: "layout: {text: A card}", resources: NoResources()).root)
