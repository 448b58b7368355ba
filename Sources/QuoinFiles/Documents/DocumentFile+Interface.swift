import QuoinDeclarations
import QuoinDocument
import QuoinInterfaceBuilder
import QuoinScene

extension DocumentFile {
    /// Whether the file is a storyboard or a xib, by its name.
    package var isInterfaceFile: Bool { InterfaceFile.isInterfaceFile(path) }

    /// Reads a storyboard or a xib.
    ///
    /// - Throws: a ``QuoinError`` with the place of what is wrong.
    package func interface(_ limits: Limits) throws(QuoinError) -> InterfaceFile {
        let text = try text(limits)
        return try QuoinError.naming(name) { () throws(QuoinError) in try InterfaceFile(parsing: text, limits: limits) }
    }
}

extension Document {
    /// A scene of a storyboard or xib; all of them beside each other if none is named and there are several.
    init(
        ofInterface text: String, _ scene: String?, _ resources: FolderResources, _ limits: Limits
    ) throws(QuoinError) {
        let file = try InterfaceFile(parsing: text, limits: limits)
        let catalog = AssetCatalog(resources)
        self = try file.document(of: scene, image: catalog.image)
    }
}
