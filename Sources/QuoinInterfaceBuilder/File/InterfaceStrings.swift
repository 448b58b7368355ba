import QuoinDocument
import QuoinPlatform
import QuoinScene
import QuoinValues

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
    ) throws(DocumentError) {
        self.language = language
        var isFound = false
        for folder in ["", "../"] {
            let path = "\(folder)\(language).lproj/\(file).strings"
            if let found = try? resources.text(at: path) {
                texts.merge(try Self.strings(found.text, named: found.name)) { $1 }
                isFound = true
            }
            for path in ["\(folder)\(file).xcstrings", "\(folder)mul.lproj/\(file).xcstrings"] {
                guard let text = try? resources.text(at: path).text,
                    let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(text.utf8))
                else { continue }
                let own = catalog.texts(in: language)
                isFound = isFound || !own.isEmpty || catalog.sourceLanguage == language
                texts.merge(own) { $1 }
            }
        }
        guard isFound else {
            let places = "\(language).lproj/\(file).strings nor \(file).xcstrings"
            throw DocumentError([
                Diagnostic(
                    "there are no strings for the language \"\(language)\": there is neither \(places)", path: "",
                    place: nil)
            ])
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

    // MARK: Files of strings

    /// The pairs of `"key" = "value";`, with comments between them.
    private static func strings(_ text: String, named name: String) throws(DocumentError) -> [String: String] {
        var (texts, parts): ([String: String], [String]) = ([:], [])
        var rest = Substring(text)
        while let character = rest.first {
            if rest.hasPrefix("/*") {
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if character == "\"" {
                parts.append(quoted(&rest))
            } else {
                rest.removeFirst()
                guard character == ";" else { continue }
                guard parts.count == 2 else {
                    let line = text.distanceInLines(to: rest.startIndex)
                    throw DocumentError([
                        Diagnostic("\(name):\(line): is not \"key\" = \"value\";", path: "", place: nil)
                    ])
                }
                texts[parts[0]] = parts[1]
                parts = []
            }
        }
        return texts
    }

    /// Takes a quoted text.
    private static func quoted(_ rest: inout Substring) -> String {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst(), character != "\"" {
            guard character == "\\", let escaped = rest.popFirst() else {
                text.append(character)
                continue
            }
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "U", "u":
                let code = UInt32(rest.prefix(4), radix: 16).flatMap(Unicode.Scalar.init)
                rest = rest.dropFirst(4)
                text.append(code.map(Character.init) ?? "\u{FFFD}")
            default: text.append(escaped)
            }
        }
        return text
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

extension String {
    /// The number of the line of a position, from 1.
    fileprivate func distanceInLines(to index: Index) -> Int { self[..<index].count(where: \.isNewline) + 1 }
}
