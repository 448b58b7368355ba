import Foundation
import TestSupport

/// The rooms of the package: the library targets and the commands, with what each may import, and their source files.
struct SourceHouse {
    /// A target below `Sources`.
    struct Room {
        var name: String
        /// The rooms right below it, which the manifest names.
        var named: [String]
        /// All rooms below it, which it may import.
        var dependencies: [String]
        var files: [SourceFile]
    }

    var rooms: [Room]

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    init() throws {
        let sources = Self.root.appendingPathComponent("Sources")
        let manifest = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        // Plugins are programs of the package manager, which import no room.
        let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0 != "Plugins" }
            .sorted()
        let files = try folders.map { ($0, try SourceFile.all(below: sources.appendingPathComponent($0))) }
            .filter { !$0.1.isEmpty }
        let names = files.map(\.0)
        let named = Self.named(in: manifest)
        func below(_ name: String) -> Set<String> {
            named[name, default: []].reduce(into: []) { $0.formUnion(below($1).union([$1])) }
        }
        rooms = files.map { name, files in
            Room(
                name: name, named: names.filter { named[name]?.contains($0) == true },
                dependencies: names.filter(below(name).contains), files: files)
        }
    }

    /// What stands between a target's name in the list of targets and the next target, by the target's name.
    private static func named(in manifest: String) -> [String: [String]] {
        let targets = manifest.components(separatedBy: "\n    targets: [").last ?? ""
        let lists = targets.split(separator: /(?:arget|room|program|tests|plugin)\(/).map { target in
            target.matches(of: /"(\w+)"/).map { String($0.output.1) }
        }
        return Dictionary(
            lists.compactMap { list in list.first.map { ($0, Array(list.dropFirst())) } }, uniquingKeysWith: +)
    }

    /// The rooms whose names are there where one is imported.
    func roomsImported(with name: String) -> Set<String> {
        guard let room = rooms.first(where: { $0.name == name }) else { return [] }
        let exported = room.files.reduce(into: Set<String>()) { $0.formUnion($1.exports) }
            .intersection(room.dependencies)
        return exported.reduce(into: exported) { $0.formUnion(roomsImported(with: $1)) }
    }

    /// How many rooms stand below each one, one upon the other.
    var levels: [String: Int] {
        var levels: [String: Int] = [:]
        func level(of name: String) -> Int {
            if let known = levels[name] { return known }
            let below = rooms.first { $0.name == name }?.dependencies ?? []
            let level = (below.map { level(of: $0) + 1 }.max() ?? 0)
            levels[name] = level
            return level
        }
        for room in rooms { _ = level(of: room.name) }
        return levels
    }
}

/// A Swift file of a room, without its comments and texts.
struct SourceFile {
    /// The folder in the room, empty for the room's own.
    var folder: String
    var name: String
    var code: String
    var lineCount: Int
    var imports: Set<String>
    /// The imports whose names are also those of the room.
    var exports: Set<String>

    static func all(below room: URL) throws -> [SourceFile] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: room.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { path in
            try SourceFile(path, text: String(contentsOf: room.appendingPathComponent(path), encoding: .utf8))
        }
    }

    private init(_ path: String, text: String) throws {
        let parts = path.split(separator: "/")
        folder = parts.count > 1 ? String(parts[0]) : ""
        name = String(parts[parts.count - 1])
        lineCount = text.utf8.count { $0 == 10 } + 1
        let silent = try NSRegularExpression(pattern: #""{3}[\s\S]*?"{3}|//.*|"(?:\\.|[^"\\\n])*""#)
        let whole = NSRange(text.startIndex..., in: text)
        let code = silent.stringByReplacingMatches(in: text, range: whole, withTemplate: "")
        self.code = code
        let found: (String) throws -> Set<String> = { Set(try code.groups(of: $0)) }
        imports = try found(#"^(?:@\w+ |public |package )*import (?:struct |class |enum |func )?(\w+)"#)
        exports = try found(#"^@_exported import (?:struct |class |enum |func )?(\w+)"#)
    }

    private func found(_ pattern: String) throws -> Set<String> { Set(try code.groups(of: pattern)) }

    /// The types that the file declares at its top level, those that only it can see aside.
    var declaredTypes: Set<String> {
        get throws {
            try found(
                #"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|final|indirect|nonisolated) )*"#
                    + #"(?:struct|class|enum|protocol|actor|typealias) (\w+)"#)
        }
    }

    /// The names of the top level that users see.
    var publicNames: Set<String> {
        get throws {
            try found(
                #"^(?:@\w+ )*public (?:final |indirect )*(?:struct|class|enum|protocol|actor|typealias|func) (\w+)"#)
        }
    }

    /// All words that may be types.
    var names: Set<String> { get throws { try found(#"\b([A-Z]\w+)\b"#) } }
}

/// Which folders of a room use types of which others.
struct FolderGraph {
    /// One use: who, of whose type, and what.
    struct Use: Hashable, CustomStringConvertible {
        var from: String
        var to: String
        var file: String
        var type: String

        var description: String { "\(from)/\(file) uses \(type) of \(to)" }
    }

    private var uses: [Use] = []

    init(_ room: SourceHouse.Room) throws {
        var homes: [String: Set<String>] = [:]
        for file in room.files {
            for type in try file.declaredTypes { homes[type, default: []].insert(file.folder) }
        }
        for file in room.files {
            for type in try file.names.sorted() {
                guard let home = homes[type], home.count == 1, let folder = home.first, folder != file.folder else {
                    continue
                }
                uses.append(Use(from: file.folder, to: folder, file: file.name, type: type))
            }
        }
    }

    /// The uses that are part of a circle of folders.
    var circular: [Use] { uses.filter { reaches($0.from, from: $0.to) } }

    private func reaches(_ goal: String, from start: String) -> Bool {
        var (found, open): (Set<String>, [String]) = ([start], [start])
        while let folder = open.popLast() {
            if folder == goal { return true }
            for use in uses where use.from == folder && found.insert(use.to).inserted { open.append(use.to) }
        }
        return false
    }
}
