import Foundation

/// The table of rooms in the contributor's article, from the ground up.
struct RoomTable {
    struct Row {
        var room: String
        var purpose: String
    }

    let rows: [Row]

    init() throws {
        let article = SourceHouse.root.appendingPathComponent("Sources/Quoin/Quoin.docc/WorkingOnQuoin.md")
        rows = try String(contentsOf: article, encoding: .utf8).matches(of: /(?m)^\| `(\w+)` \| (.+?) \|$/).map { row in
            Row(room: String(row.1), purpose: String(row.2).replacing("`", with: ""))
        }
    }
}

/// The document that draws the rooms one upon the other, the ground at the bottom.
struct RoomMap {
    let house: SourceHouse
    let table: RoomTable

    static let file = SourceHouse.root.appendingPathComponent("Snapshots/Documentation/rooms.yaml")

    var document: String {
        let levels = house.levels
        let rows = (0...(levels.values.max() ?? 0)).reversed().map { level in
            table.rows.filter { levels[$0.room] == level }.map(element).joined()
        }
        return Self.head + rows.map(Self.row).joined()
    }

    private static let head = """
        # The rooms of the project. Written from Package.swift and the table of the article WorkingOnQuoin.
        canvas: {width: 780, fill: {light: "#f5f5f7", dark: "#161618"}}
        variants: {appearances: [light, dark]}
        components:
          room:
            parameters: [name, purpose, below]
            element:
              column:
                spacing: 3
                children:
                  - text: {string: $name, size: 13, weight: semibold, color: {light: "#111827", dark: "#f9fafb"}}
                  - text: {string: $purpose, size: 11, color: {light: "#374151", dark: "#d1d5db"}}
                  - text: {string: $below, size: 10, color: {light: "#2563eb", dark: "#93c5fd"}}
              with:
                - inset: [9, 11, 9, 11]
                  width: 228
                  fill: {light: white, dark: "#27272a"}
                  cornerRadius: 8
                  border: {width: 1, color: {light: "#d4d4d8", dark: "#3f3f46"}}
        layout:
          with: [inset: 24]
          column:
            spacing: 14
            alignItems: center
            children:

        """

    private static func row(_ rooms: String) -> String {
        """
              - row:
                  spacing: 12
                  lineSpacing: 12
                  flexWrap: wrap
                  children:
        \(rooms)
        """
    }

    /// A room on the rooms right below it: those that another one of them does not stand on already.
    private func element(_ row: RoomTable.Row) -> String {
        let next = house.rooms.first { $0.name == row.room }?.named ?? []
        let below = next.isEmpty ? "on nothing else" : "on " + next.joined(separator: ", ")
        return #"            - room: {name: \#(row.room), purpose: "\#(row.purpose)", below: "\#(below)"}"# + "\n"
    }
}
