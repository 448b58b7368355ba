import QuoinPlatform
import QuoinScene

/// The texts of a file in another language: from a file `.strings` in the folder of the language, or from a catalog `.xcstrings`.
package struct InterfaceStrings: Sendable {
    /// By the id of an object and its property: `xyz-ab-123.text`.
    private var texts: [String: String] = [:]
    private let language: String

    /// Whether the language is written from right to left.
    package var isRightToLeft: Bool {
        ["ar", "dv", "fa", "he", "iw", "ku", "ps", "ur", "yi"].contains(language.prefix { $0 != "-" && $0 != "_" })
    }

    /// Finds the strings beside a file, or beside the folder of its language.
    ///
    /// - Parameter file: the name of the file without its extension.
    /// - Throws: an error if there are none, or with the place of a mistake.
    package init(
        _ language: String, ofFile file: String, _ resources: some DocumentResources
    ) throws(QuoinError) {
        self.language = language
        var isFound = false
        for folder in ["", "../"] {
            let path = "\(folder)\(language).lproj/\(file).strings"
            if let found = try? resources.text(at: path) {
                let decoder = PropertyListDecoder()
                texts.merge(try Self.content(of: found) { try decoder.decode([String: String].self, from: $0) } ?? [:])
                { $1 }
                isFound = true
            }
            for path in ["\(folder)\(file).xcstrings", "\(folder)mul.lproj/\(file).xcstrings"] {
                guard let found = try? resources.text(at: path),
                    let catalog = try Self.content(of: found, { try JSONDecoder().decode(Catalog.self, from: $0) })
                else { continue }
                let own = catalog.texts(in: language)
                isFound = isFound || !own.isEmpty || catalog.sourceLanguage == language
                texts.merge(own) { $1 }
            }
        }
        guard isFound else {
            let places = "\(language).lproj/\(file).strings nor \(file).xcstrings"
            throw QuoinError("there are no strings for the language \"\(language)\": there is neither \(places)")
        }
    }

    /// A catalog of strings, which is JSON.
    private struct Catalog: Decodable {
        struct Entry: Decodable { var localizations: [String: Localization]? }
        struct Localization: Decodable { var stringUnit: Unit? }
        struct Unit: Decodable { var value: String? }
        var sourceLanguage: String?
        var strings: [String: Entry]

        func texts(in language: String) -> [String: String] {
            strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
        }
    }

    /// What a file holds; `nil` if it is empty.
    private static func content<Content>(
        of file: (text: String, name: String), _ decode: (Data) throws -> Content
    ) throws(QuoinError) -> Content? {
        if file.text.isEmpty { return nil }
        do {
            return try decode(Data(file.text.utf8))
        } catch {
            let reason = Self.reason(for: error).map { ": \($0)" } ?? ""
            throw QuoinError("\(file.name): is not a file of strings\(reason)")
        }
    }

    /// What is wrong in a property list, which Foundation knows with its line.
    private static func reason(for error: any Error) -> String? {
        guard case .dataCorrupted(let context)? = error as? DecodingError else { return nil }
        return (context.underlyingError as? CocoaError)?.userInfo["NSDebugDescription"] as? String
    }

    // MARK: Texts of elements

    /// Puts the texts into an element and everything in it.
    func replaceTexts(in element: inout XMLElement) {
        for index in element.children.indices { replaceTexts(in: &element.children[index]) }
        guard let id = element["id"] else { return }
        for property in ["text", "placeholder", "title"] {
            guard let text = texts["\(id).\(property)"] else { continue }
            element.children.removeAll { $0["key"] == property }
            element.attributes[property] = text
        }
        for (index, child) in element.children.enumerated() {
            let key = child.name == "buttonConfiguration" ? "configuration.title" : "\(child["key"] ?? "")Title"
            guard let text = texts["\(id).\(key)"] else { continue }
            element.children[index].children.removeAll { $0["key"] == "title" }
            element.children[index].attributes["title"] = text
        }
        guard let list = element.children.firstIndex(where: { $0.name == "segments" }) else { return }
        for index in element.children[list].children.indices {
            guard let text = texts["\(id).segmentTitles[\(index)]"] else { continue }
            element.children[list].children[index].attributes["title"] = text
        }
    }
}
