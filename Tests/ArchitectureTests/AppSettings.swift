import Foundation

/// The settings that apps make: the stored properties of the modules with iOS's names, and where these modules read them.
///
/// The sources are read line by line, without types. A name behind a dot may belong to any type that the file mentions, so a
/// setting may be taken for read that is not; one that is read nowhere is found.
struct AppSettings {
    struct Setting {
        var type: String
        var name: String
        /// Whether a comment at it or at its type says that it is without effect.
        var isMarked: Bool
        var module: String
        /// The file and the line.
        var place: String
    }

    static let all = Result { try AppSettings() }

    /// In the order of the files.
    var settings: [Setting] = []
    private var supertypes: [String: Set<String>] = [:]
    private var reads: [Read] = []
    private var files: [Set<String>] = []

    static let modules = ["UIKit", "AsyncDisplayKit", "QuoinViewSnapshots"]
    /// What the comment of a declaration says that decides nothing in a picture.
    static let mark = "without effect"

    /// A name where it is not set, declared or called.
    private struct Read {
        var name: String
        /// The type whose code it is in.
        var type: String
        /// What stands before the dot, in capitals like a type; `nil` in code of its own type.
        var owner: String?
        var file: Int
    }

    init() throws {
        for module in Self.modules {
            let folder = SourceHouse.root.appendingPathComponent("Sources/\(module)")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
                $0.hasSuffix(".swift")
            }
            for path in paths.sorted() {
                add(module, path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
            }
        }
    }

    /// Those that nothing reads, and that do not say so.
    var silent: [Setting] {
        let readers = Dictionary(grouping: reads, by: \.name)
        let owners = Dictionary(grouping: settings, by: \.name)
        let above = Dictionary(uniqueKeysWithValues: supertypes.keys.map { ($0, self.above($0)) })
        return settings.filter { setting in
            guard !setting.isMarked else { return false }
            let kinds = above.keys.filter { above[$0]?.contains(setting.type) == true }
            // A type in another is written by its last name.
            let names = Set((kinds + [setting.type]).compactMap { $0.split(separator: ".").last.map(String.init) })
            let isAmbiguous = Set(owners[setting.name, default: []].map(\.type)).count > 1
            return !readers[setting.name, default: []].contains { read in
                guard let owner = read.owner else {
                    return above[setting.type]?.contains(read.type) == true || kinds.contains(read.type)
                }
                return !isAmbiguous || names.contains(owner) || !files[read.file].isDisjoint(with: names)
            }
        }
    }

    /// The type, and those that it inherits from.
    private func above(_ type: String) -> Set<String> {
        var (found, next): (Set<String>, [String]) = ([type], [type])
        while let last = next.popLast() {
            for name in supertypes[last, default: []] where found.insert(name).inserted { next.append(name) }
        }
        return found
    }

    private mutating func add(_ module: String, _ path: String, _ text: String) {
        var types: [(name: String, depth: Int, isMarked: Bool)] = []
        var (depth, isMarked, isGroup, wasComment, isSection) = (0, false, false, false, false)
        files.append([])
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let (code, comment) = Self.parts(of: line)
            let says = comment.localizedCaseInsensitiveContains(Self.mark)
            if code.allSatisfy(\.isWhitespace) {
                if comment.hasPrefix("// MARK:") { isSection = says }
                isMarked = says || (isMarked && wasComment && !comment.isEmpty)
                wasComment = true
                isGroup = isMarked && comment.hasSuffix(":")
                continue
            }
            if let (name, above) = Self.type(declaredIn: code) {
                let full = (types.last.map { $0.name + "." } ?? "") + name
                supertypes[full, default: []].formUnion(above)
                types.append((full, depth, isMarked || types.last?.isMarked == true))
            }
            let (type, isOfMarked) = types.last.map { ($0.name, $0.isMarked) } ?? ("", false)
            for name in Self.settings(declaredIn: code) where !type.isEmpty {
                settings.append(
                    Setting(
                        type: type, name: name, isMarked: isMarked || isSection || isOfMarked,
                        module: module, place: "\(path):\(index + 1)"))
            }
            addReads(in: code, of: type)
            (isMarked, wasComment) = (isMarked && isGroup, false)
            depth += code.count { $0 == "{" } - code.count { $0 == "}" }
            while let last = types.last, depth <= last.depth {
                types.removeLast()
                isSection = false
            }
        }
    }

    /// The code and the comment of a line, without texts.
    private static func parts(of line: Substring) -> (code: String, comment: Substring) {
        let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
        var code = ""
        for (index, piece) in pieces.enumerated() {
            guard index.isMultiple(of: 2) else {
                code += piece.firstRange(of: "\\(").map { piece[$0.lowerBound...] } ?? ""
                continue
            }
            if let start = piece.firstRange(of: "//")?.lowerBound {
                return (code + piece[..<start], line[start...])
            }
            code += piece + (index + 1 < pieces.count ? "_" : "")
        }
        return (code, "")
    }

    private static func type(declaredIn code: String) -> (name: String, above: Set<String>)? {
        guard code.hasSuffix("{") || code.hasSuffix("{}") else { return nil }
        let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "extension", "actor"]
        let words = code.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
        guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
            !words[..<kind].contains(where: { ["var", "func", "let", "case", "import"].contains($0) }),
            !["func", "var", "let"].contains(words[kind + 1])
        else { return nil }
        return (String(words[kind + 1]), Set(words[(kind + 2)...].prefix { $0 != "where" }.map(String.init)))
    }

    /// The stored properties that apps set.
    private static func settings(declaredIn code: String) -> [String] {
        let line = code.drop(while: \.isWhitespace)
        guard let start = line.firstRange(of: "var ") else { return [] }
        let before = line[..<start.lowerBound].split(separator: " ")
        guard before.contains(where: { $0 == "public" || $0 == "open" }),
            !before.contains(where: { ["static", "class", "override"].contains($0) || $0.hasSuffix("(set)") })
        else { return [] }
        let declared = line[start.upperBound...]
        // A property whose body is no observer is computed.
        if let body = declared.firstIndex(of: "{") {
            let first = declared[declared.index(after: body)...].drop(while: \.isWhitespace)
            guard first.isEmpty || first.hasPrefix("didSet") || first.hasPrefix("willSet") || declared.contains(" = ")
            else { return [] }
            if first.isEmpty, !declared.contains("=") { return [] }
        }
        return names(declaredIn: declared)
    }

    /// The names of `a: T = 1, b: (c: T, d: T)`: `a` and `b`.
    private static func names(declaredIn list: Substring) -> [String] {
        var (names, depth, start): ([String], Int, Substring.Index?) = ([], 0, list.startIndex)
        for index in list.indices {
            let letter = list[index]
            if "([{<".contains(letter) { depth += 1 }
            if ")]}>".contains(letter) { depth -= 1 }
            if let first = start, letter != " " || index != first, !letter.isLetter, !letter.isNumber {
                names.append(list[first..<index].trimmingCharacters(in: .whitespaces))
                start = nil
            }
            if depth == 0, letter == "," { start = list.index(after: index) }
        }
        return names.filter { !$0.isEmpty }
    }

    private mutating func addReads(in code: String, of type: String) {
        let text = Array(code.utf8)
        func isLetter(_ byte: UInt8) -> Bool {
            (byte | 32) >= 97 && (byte | 32) <= 122 || byte >= 48 && byte <= 57 || byte == 95
        }
        func word(endingAt end: Int) -> String {
            var start = end
            while start > 0, isLetter(text[start - 1]) { start -= 1 }
            return String(decoding: text[start..<end], as: UTF8.self)
        }
        var index = 0
        while index < text.count {
            guard isLetter(text[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < text.count, isLetter(text[index]) { index += 1 }
            let name = String(decoding: text[start..<index], as: UTF8.self)
            if text[start] < 97 {
                files[files.count - 1].insert(name)
                continue
            }
            let rest = code.utf8.dropFirst(index)
            let after = String(decoding: rest.prefix(4), as: UTF8.self)
            guard !after.hasPrefix("("), !after.hasPrefix(":") else { continue }
            let operators = after.drop(while: { $0 == " " }).drop { "+-*/|&".contains($0) }
            if after.first == " ", operators.hasPrefix("= ") || operators == "=" { continue }
            let dot = start > 0 && text[start - 1] == 46
            let before =
                dot ? word(endingAt: start - 1) : word(endingAt: start > 0 && text[start - 1] == 32 ? start - 1 : start)
            if dot {
                let last = start > 1 ? text[start - 2] : 32
                // A case of an enumeration, or a property of a type.
                if before.isEmpty, ![41, 93, 63, 33, 92].contains(last) { continue }
                if before == "super" || before.first?.isUppercase == true { continue }
                reads.append(
                    Read(
                        name: name, type: type,
                        owner: before == "self" ? nil : before.prefix(1).uppercased() + before.dropFirst(),
                        file: files.count - 1))
            } else {
                if ["var", "let", "func", "case", "for"].contains(before) { continue }
                // What an initializer sets from its argument.
                if code.contains("self.\(name)") { continue }
                reads.append(Read(name: name, type: type, owner: nil, file: files.count - 1))
            }
        }
    }
}
