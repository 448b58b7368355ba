import QuoinDocument
import QuoinScene

struct NoResources: DocumentResources {
    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        throw DocumentResourceError("there are no images")
    }

    func font(at path: String) throws(DocumentResourceError) -> String {
        throw DocumentResourceError("there are no fonts")
    }
}

print(try Document(parsing: "layout: {text: A card}", resources: NoResources()).root)
