import Foundation

/// An asset catalog as the members that Xcode makes of it: `UIImage(resource: .camera)` and `UIColor.accent`.
///
/// Only names that the app uses are there, so that an asset has no effect on files that do not show it.
package struct AssetCatalogCopy {
    package let text: String

    /// Whether a file stands for a catalog.
    package static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcassets/Contents.json") }

    /// - Parameters:
    ///   - path: the path of the file in the folder of the catalog.
    ///   - sources: the texts of the app's Swift files.
    package init(at path: String, usedBy sources: [String]) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        self.init(of: paths.sorted(), usedBy: sources)
    }

    /// - Parameter paths: those of everything in the catalog.
    package init(of paths: [String], usedBy sources: [String]) {
        var names = NamesInSources()
        for source in sources { names.scan(source) }
        text =
            "import UIKit\n" + AssetKind.all.map { $0.declarations(of: paths, names) }.joined()
    }
}

/// Colors or images.
private struct AssetKind {
    let suffix: String
    let word: String
    let resource: String
    let type: String
    /// Members that the system's class has already.
    let taken: Set<String>

    static let all = [
        AssetKind(
            suffix: ".colorset", word: "Color", resource: "ColorResource", type: "UIColor",
            taken: [
                "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
                "lightGray",
                "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "red",
                "separator", "tint", "white", "yellow",
            ]),
        AssetKind(
            suffix: ".imageset", word: "Image", resource: "ImageResource", type: "UIImage",
            taken: ["actions", "add", "checkmark", "remove", "strokedCheckmark"]),
    ]

    func declarations(of paths: [String], _ names: NamesInSources) -> String {
        var members: [String: String] = [:]
        for path in paths where path.hasSuffix(suffix) {
            let name = String((path as NSString).lastPathComponent.dropLast(suffix.count))
            let member = member(for: name)
            if names.used.contains(member) { members[member] = name }
        }
        let sorted = members.sorted { $0.key < $1.key }
        guard !sorted.isEmpty else { return "" }
        let resources = sorted.map { member, name in
            "static let `\(member)` = \(resource)(name: \(InterfaceValues.quoted(name)), bundle: .main)\n"
        }
        // What the app declares itself is its own.
        let free = sorted.filter {
            !taken.contains($0.key) && !$0.key.hasPrefix("system") && !names.declared.contains($0.key)
        }
        let values = free.map { "static var `\($0.key)`: \(type) { \(type)(resource: .`\($0.key)`) }\n" }
        return "extension \(resource) {\n\(resources.joined())}\nextension \(type) {\n\(values.joined())}\n"
    }

    /// The name of a member: `homeIcon` for `home-icon`, and `accent` for `AccentColor`.
    private func member(for name: String) -> String {
        let parts = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        var member = parts.first.map(Self.beginningLow) ?? ""
        for part in parts.dropFirst() { member += part.prefix(1).uppercased() + part.dropFirst() }
        if member.hasSuffix(word), member.count > word.count { member.removeLast(word.count) }
        return member.first?.isNumber ?? false ? "_" + member : member
    }

    /// The word without capitals at its start: `urlIcon` for `URLIcon`.
    private static func beginningLow(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word.dropFirst(capitals.count)
        let isOneWord = rest.isEmpty || capitals.count == 1 || rest.first?.isNumber ?? false
        let low = isOneWord ? capitals : capitals.dropLast()
        return low.lowercased() + word.dropFirst(low.count)
    }
}

/// The names of members that texts use, and those of the static ones that they declare.
private struct NamesInSources {
    private(set) var used: Set<String> = []
    private(set) var declared: Set<String> = []

    mutating func scan(_ text: String) {
        var (word, isMember, words) = ([UInt8](), false, ["", ""])
        var last: UInt8 = 0
        for byte in Array(text.utf8) + [0] {
            let isPart =
                byte >= 128 || UnicodeScalar(byte).properties.isAlphabetic || byte == UInt8(ascii: "_")
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            if isPart {
                if word.isEmpty { isMember = last == UInt8(ascii: ".") }
                word.append(byte)
            } else if !word.isEmpty {
                let name = String(decoding: word, as: UTF8.self)
                if isMember { used.insert(name) }
                if ["static", "class"].contains(words[0]), ["let", "var"].contains(words[1]) { declared.insert(name) }
                words = [words[1], name]
                word.removeAll(keepingCapacity: true)
            }
            last = byte
        }
    }
}
