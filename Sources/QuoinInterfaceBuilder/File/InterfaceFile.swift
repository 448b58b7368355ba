import QuoinControls
import QuoinDocument
import QuoinPlatform

/// A storyboard or a xib of UIKit.
package struct InterfaceFile: Sendable {
    /// The extensions of such files.
    package static let extensions: Set<String> = ["storyboard", "xib"]

    /// The scenes of a storyboard, or the top-level views of a xib, that show something, in the order of the file.
    package let scenes: [InterfaceScene]

    /// Reads a file.
    ///
    /// - Parameter strings: texts in place of those of the file.
    /// - Throws: a ``QuoinError`` with the line of the mistake.
    package init(
        parsing text: String, strings: InterfaceStrings? = nil, limits: Limits = Limits()
    ) throws(QuoinError) {
        guard text.utf8.count <= limits.documentBytes else {
            let excess = limits.excess(\.documentBytes, "the document has \(text.utf8.count) bytes")
            throw .limitPassed(excess)
        }
        var root = try XMLParser.parse(text, limits: limits)
        if let problem = Self.problem(of: root) {
            throw QuoinError(problem, at: root.place)
        }
        strings?.replaceTexts(in: &root)
        scenes = InterfaceScene.all(in: root)
        guard !scenes.isEmpty else {
            throw QuoinError([
                Diagnostic("there is no scene with a view in the file", path: "", place: root.place)
            ])
        }
    }

    /// Whether a file with a name is one of UIKit's. Other files with these extensions are found when they are read.
    package static func isInterfaceFile(_ path: String) -> Bool {
        extensions.contains { path.hasSuffix("." + $0) }
    }

    /// Why a file is not read; `nil` if it is.
    private static func problem(of root: XMLElement) -> String? {
        if root.name == "archive" { return "the file has the format of Xcode before 5; open it in Xcode and save it" }
        guard root.name == "document", let type = root["type"] else {
            return "the file is neither a storyboard nor a xib: its first element is \"\(root.name)\""
        }
        let runtime = root["targetRuntime"] ?? "no runtime"
        guard type.contains("CocoaTouch"), runtime.hasPrefix("iOS") else {
            return "only files for iOS are read, and this one is for \(runtime)"
        }
        return nil
    }

    /// The scene with an identifier, a title or a number from 1.
    ///
    /// - Throws: an error that lists the scenes.
    package func scene(named name: String?) throws(QuoinError) -> InterfaceScene {
        guard let name else { return scenes[0] }
        if let scene = scenes.first(where: { $0.identifiers.contains(name) }) { return scene }
        if let number = Int(name), scenes.indices.contains(number - 1) { return scenes[number - 1] }
        let names = scenes.map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw QuoinError([
            Diagnostic("unknown scene \"\(name)\"; the scenes are \(names)", path: "", place: nil)
        ])
    }
}

extension InterfaceFile {
    /// A scene as a document; all scenes on one sheet if none is named and there are several.
    ///
    /// - Parameter image: finds the image of a name in an asset catalog.
    package func document(
        of scene: String?, image: @escaping (String) -> ImageResource?
    ) throws(QuoinError) -> Document {
        guard scene == nil, scenes.count > 1 else { return try self.scene(named: scene).document(image: image) }
        let cards = scenes.map { scene in
            Column(spacing: Self.captionSpacing) {
                Text(scene.name, style: TextStyle(size: 13, weight: .medium, color: SystemColor.secondaryLabel))
                    .lineLimit(1).maxWidth(.points(scene.size.width))
                Box(scene.element(image: image).size(scene.size.width, scene.size.height)).clip()
                    .outline(Outline(width: 1, color: SystemColor.separator))
            }.erased
        }
        let rows = Element(StackLayout(.horizontal, spacing: Self.margin), children: cards)
            .flexWrap(.wrap).lineSpacing(Self.margin)
        let sizes = scenes.map(\.size)
        let columns = min(Double(scenes.count), max(1, Double(scenes.count).squareRoot().rounded(.up)) + 1)
        let width = (sizes.map(\.width).max() ?? 0) * columns + Self.margin * (columns + 1)
        return Document(
            canvas: Canvas(width: width, fill: .solid(SystemColor.groupedBackground)),
            root: rows.inset(Self.margin).erased)
    }

    /// Around the scenes of a sheet, and below their captions, in points.
    private static let margin = 32.0
    private static let captionSpacing = 8.0
}

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

/// The images of the asset catalogs beside a file.
package struct AssetCatalog: Sendable {
    private let resources: any DocumentResources

    package init(_ resources: some DocumentResources) { self.resources = resources }

    /// Where catalogs are, seen from a storyboard: beside it, or beside the folder of its language.
    private static let catalogs = ["", "../"].flatMap { folder in
        ["Assets", "Images", "Media"].map { "\(folder)\($0).xcassets" }
    }

    /// The image of a name, with its variants for screens of more pixels per point; `nil` if there is none.
    package func image(_ name: String) -> ImageResource? {
        guard !name.contains("..") else { return nil }
        for catalog in Self.catalogs {
            let folder = "\(catalog)/\(name).imageset"
            guard let text = try? resources.text(at: "\(folder)/Contents.json").text,
                let image = AssetContents(Data(text.utf8))?
                    .image(in: .light, reading: { try? resources.image(at: "\(folder)/\($0)") })
            else { continue }
            return image
        }
        return nil
    }
}
