import Quoin
import QuoinDocument
import QuoinInterfaceBuilder
import SystemPackage

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

    /// The scenes of a storyboard or xib: the named one, else all.
    package func scenes(_ limits: Limits) throws(QuoinError) -> [InterfaceScene] {
        let interface = try interface(limits)
        guard let scene, scene != Self.allScenes else { return interface.scenes }
        return try QuoinError.naming(name) { () throws(QuoinError) in [try interface.scene(named: scene)] }
    }

    /// The name that asks for every scene, each in a picture of its own.
    package static let allScenes = "all"

    /// The file for each scene: all of them if the name means all, and the file has several.
    package func files(forScene name: String) -> [DocumentFile] {
        guard isInterfaceFile else { return [self] }
        let all = name == Self.allScenes ? (try? interface(Limits()))?.scenes.map(\.name) ?? [] : [name]
        guard name != Self.allScenes || all.count > 1 else { return [self] }
        return all.map { scene in
            var file = self
            file.scene = scene
            return file
        }
    }

    /// The path of the picture beside the file, without an extension: with the name of the scene, if one is named.
    package var picturePath: String {
        let path = FilePath(path).removingExtension.string
        return scene.map { "\(path)-\($0.replacing("/", with: "_"))" } ?? path
    }

    /// For a storyboard or xib in the folder of a language: the folder around it, where other languages and catalogs are.
    var folderOfLanguages: String? {
        guard isInterfaceFile, FilePath(folder).extension == "lproj" else { return nil }
        let around = FilePath(folder).removingLastComponent()
        return around.isEmpty ? "." : around.string
    }
}

extension Document {
    /// A scene of a storyboard or xib; all of them beside each other if none is named and there are several.
    init(
        ofInterface text: String, of file: DocumentFile, _ resources: FolderResources, _ limits: Limits
    ) throws(QuoinError) {
        let stem = FilePath(file.path).stem ?? ""
        let strings = try file.language.map { language throws(QuoinError) in
            try InterfaceStrings(language, ofFile: stem, resources)
        }
        let interface = try InterfaceFile(parsing: text, strings: strings, limits: limits)
        let catalog = AssetCatalog(resources)
        self = try interface.document(of: file.scene, image: catalog.image)
        if strings?.isRightToLeft == true { canvas.direction = .rightToLeft }
    }
}
