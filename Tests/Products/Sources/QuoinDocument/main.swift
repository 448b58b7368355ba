import QuoinDocument

do {
    print(try Document(parsing: "layout: {text: A card", resources: NoResources()).root)
} catch {
    print(error)
}
