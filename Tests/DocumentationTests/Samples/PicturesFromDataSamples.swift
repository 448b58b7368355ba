import QuoinFiles

struct PicturesFromDataSamples {
    func layout() throws -> DocumentLayout {
        let file = DocumentFile(path: "card.yaml")
        let template = try file.template()
        let document = try template.document(with: ["title": "Tea", "price": 12.5, "speakers": [["name": "Anna"]]])
        let layout = try DocumentRenderer().layOut(document, file)

        return layout
    }
}
