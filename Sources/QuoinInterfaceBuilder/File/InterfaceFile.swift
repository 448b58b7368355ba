import QuoinDocument
import QuoinValues

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
            Diagnostic("there is no scene \"\(name)\"; the scenes are \(names)", path: "", place: nil)
        ])
    }
}
