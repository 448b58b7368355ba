import TestSupport
import Testing

@Suite("The house")
struct ArchitectureTests {
    static let house = Result { try SourceHouse() }

    @Test("a room imports only rooms below it, and the manifest names those right below it, which it imports")
    func imports() throws {
        let house = try Self.house.get()
        for room in house.rooms {
            let imported = room.files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
                .intersection(house.rooms.map(\.name))
            #expect(imported.isSubset(of: room.dependencies), "\(room.name) imports rooms that are not below it")
            #expect(Set(room.named).isSubset(of: imported), "the manifest lets \(room.name) import too much")
            let further = room.named.flatMap { name in house.rooms.first { $0.name == name }?.dependencies ?? [] }
            #expect(Set(room.named).isDisjoint(with: further), "the manifest repeats rooms for \(room.name)")
        }
    }

    @Test("a room stands only on rooms that the table of the article has above it")
    func table() throws {
        let house = try Self.house.get()
        let rows = try RoomTable().rows
        #expect(Set(rows.map(\.room)) == Set(house.rooms.map(\.name)))
        for (index, row) in rows.enumerated() {
            let room = try #require(house.rooms.first { $0.name == row.room })
            let above = Set(rows[..<index].map(\.room))
            #expect(above.isSuperset(of: room.dependencies), "\(room.name) stands on rooms below it in the table")
        }
    }

    @Test("the map in the article shows the rooms of the manifest")
    func map() throws {
        let document = RoomMap(house: try Self.house.get(), table: try RoomTable()).document
        try RecordedText.expect(document, at: RoomMap.file)
    }

    @Test("a file imports no room that another import brings along")
    func repeatedImports() throws {
        let house = try Self.house.get()
        for room in house.rooms {
            for file in room.files {
                let along = file.imports.reduce(into: Set<String>()) { $0.formUnion(house.roomsImported(with: $1)) }
                let repeated = file.imports.subtracting(file.exports).intersection(along)
                #expect(repeated.isEmpty, "\(room.name)/\(file.name) need not import \(repeated.sorted())")
            }
        }
    }

    @Test("folders of a room have no cycles")
    func folders() throws {
        for room in try Self.house.get().rooms {
            let circular = try FolderGraph(room).circular.map { "\(room.name)/\($0)" }
            #expect(circular.isEmpty, "\(circular.prefix(8).joined(separator: "\n"))")
        }
    }

    @Test("no file is longer than 400 lines")
    func files() throws {
        for room in try Self.house.get().rooms {
            let long = room.files.filter { $0.lineCount > 400 }.map { "\(room.name)/\($0.folder)/\($0.name)" }
            #expect(long.isEmpty)
        }
    }

    @Test("the C library is imported in one place, and where code is for Linux alone")
    func platforms() throws {
        let others = try ["Sources/Plugins", "Tests"].flatMap { folder in
            try SourceFile.all(below: SourceHouse.root.appendingPathComponent(folder))
        }
        for file in try Self.house.get().rooms.flatMap(\.files) + others {
            let isForLinux = file.code.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("#if os(Linux)")
            guard !isForLinux, !file.name.hasPrefix("Platform") else { continue }
            let imported = file.imports.intersection(["Glibc", "Musl", "Darwin", "FoundationEssentials"])
            #expect(imported.isEmpty, "\(file.name)")
        }
    }

    @Test("for each library product there is a program that uses it alone")
    func products() throws {
        func text(_ manifest: String) throws -> String {
            try String(contentsOf: SourceHouse.root.appendingPathComponent(manifest), encoding: .utf8)
        }
        func names(in text: Substring, matching pattern: Regex<(Substring, Substring)>) -> [String] {
            text.matches(of: pattern).map { String($0.output.1) }
        }
        let manifest = try text("Package.swift")
        let list = try #require(manifest.firstMatch(of: /let libraries = \[([^\]]*)\]/)).output.1
        let products =
            names(in: list, matching: /"(\w+)"/) + names(in: manifest[...], matching: /\.library\(name: "(\w+)"/)
        let used = names(in: try text("Tests/Products/Package.swift")[...], matching: /"(\w+)",/)
        #expect(Set(products).subtracting(used) == [] && products.count > 10)
        for product in products {
            let program = SourceHouse.root.appendingPathComponent("Tests/Products/Sources/\(product)/main.swift")
            let text = try String(contentsOf: program, encoding: .utf8)
            #expect(text.contains("\nimport \(product)\n") || text.hasPrefix("import \(product)\n"))
        }
    }

    @Test("the page of the names of apps says what is declared")
    func appNames() throws {
        try RecordedText.expect(AppNames().page, at: AppNames.file)
    }

    @Test("a setting of an app is read, or says that it is without effect")
    func appSettings() throws {
        let silent = try AppSettings.all.get().silent.map { "\($0.type).\($0.name) (\($0.place))" }
        #expect(silent == [])
    }

    @Test("import Quoin gives at most 110 names")
    func publicNames() throws {
        let house = try Self.house.get()
        let exported = house.roomsImported(with: "Quoin")
        let names = try house.rooms.filter { exported.contains($0.name) }
            .flatMap { try $0.files.flatMap { try $0.publicNames } }
        #expect(names.count > 90 && names.count <= 110, "\(names.count) names are public: \(names.sorted())")
    }
}
