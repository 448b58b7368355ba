import Foundation

/// A change of all documents, and a defect that slipped into one of them.
struct Refactoring: Sendable {
    typealias Change = @Sendable (String) -> String

    var name: String
    var change: Change
    var defect: Change

    /// - Parameters:
    ///   - edits: pairs of a text of the documents and what takes its place.
    ///   - defects: what is changed in the faulty document after that.
    init(_ name: String, _ edits: [(String, String)], defects: [(String, String)]) {
        self.name = name
        change = { Self.edited($0, edits) }
        defect = { Self.edited($0, defects) }
    }

    private static func edited(_ text: String, _ edits: [(String, String)]) -> String {
        edits.reduce(text) { text, edit in
            precondition(text.contains(edit.0), "the document has no \(edit.0)")
            return text.replacingOccurrences(of: edit.0, with: edit.1)
        }
    }

    /// A document of many that share their components and styles, and have texts of their own.
    static func document(_ number: Int) -> String {
        """
        canvas: {width: 220, height: 150, fill: "#ffffff"}
        colors: {ink: "#222222", tint: "#3355cc"}
        components:
          pill:
            parameters: [label]
            element:
              fill: tint
              cornerRadius: 11
              inset:
                insets: [3, 8, 3, 8]
                child: {text: {string: $label, size: 12, color: white}}
        layout:
          column:
            spacing: 8
            alignItems: start
            children:
              - {text: {string: "Number \(number)", size: 16, weight: bold, color: ink}, id: title}
              - row:
                  spacing: 6
                  children:
                    - pill: {label: "First \(number % 7)"}
                    - pill: {label: Second}
                id: pills
              - constraints:
                  views:
                    mark: {fill: "#cc3355", width: 12, height: 12}
                    bar: {fill: "#dddddd", height: 12}
                  rules:
                    - mark.left == container.left
                    - bar.left == mark.right + 6
                    - bar.width == 60
                    - mark.top == container.top
                    - bar.top == container.top
                    - container.bottom == mark.bottom
                id: meter
              - {text: {string: "A note on \(number)", size: 11, color: ink}, id: note}
          with: [{inset: 10}]

        """
    }

    static let all: [Refactoring] = [
        Refactoring(
            "rounder pills", [("cornerRadius: 11", "cornerRadius: 8")],
            defects: [("cornerRadius: 8", "cornerRadius: 7")]),
        Refactoring(
            "another tint", [("tint: \"#3355cc\"", "tint: \"#2244bb\"")],
            defects: [("ink: \"#222222\"", "ink: \"#232222\"")]),
        Refactoring(
            "larger pills", [("size: 12, color: white", "size: 13, color: white")],
            defects: [("label: Second}", "label: Second}\n              opacity: 0.98")]),
        Refactoring(
            "more space in the column", [("spacing: 8", "spacing: 12")],
            defects: [("id: note", "id: note, spacingBefore: 1")]),
        Refactoring("more margin", [("inset: 10", "inset: 12")], defects: [("inset: 12", "inset: [12, 12, 12, 13]")]),
        Refactoring("closer pills", [("spacing: 6", "spacing: 4")], defects: [("bar.width == 60", "bar.width == 59")]),
        Refactoring(
            "lighter titles", [("weight: bold", "weight: semibold")],
            defects: [("weight: semibold, color: ink", "weight: semibold, color: ink, letterSpacing: 0.5")]),
        Refactoring(
            "another ink", [("ink: \"#222222\"", "ink: \"#333333\"")],
            defects: [("size: 11, color: ink", "size: 11, color: \"#343333\"")]),
        Refactoring("another wording", [("A note on", "Note on")], defects: [("Note on", "Note on  ")]),
        Refactoring(
            "centered", [("alignItems: start", "alignItems: center")],
            defects: [("id: note", "id: note, alignSelf: end")]),
        Refactoring(
            "a new name", [("id: note", "id: remark"), ("tint: \"#3355cc\"", "tint: \"#3355aa\"")],
            defects: [("size: 11", "size: 10")]),
        Refactoring(
            "no meter", [("bar: {fill: \"#dddddd\"", "bar: {fill: \"#dddddd\", hidden: true")],
            defects: [("id: title", "id: title, hidden: true")]),
        Refactoring(
            "a line above the note",
            [
                (
                    "      - {text: {string: \"A note",
                    "      - {fill: \"#999999\", width: 80, height: 1}\n      - {text: {string: \"A note"
                )
            ],
            defects: [("fill: \"#999999\", width: 80", "fill: \"#999999\", width: 81")]),
        Refactoring(
            "the note is gone", [("      - {text: {string: \"A note", "#     - {text: {string: \"A note")],
            defects: [
                ("rules:\n", "rules:\n            - bar.height == 11\n"),
                ("bar: {fill: \"#dddddd\", height: 12}", "bar: {fill: \"#dddddd\"}"),
            ]),
        Refactoring(
            "titles in a frame",
            [("weight: bold, color: ink}, id: title}", "weight: bold, color: ink}, id: title, with: [{inset: 5}]}")],
            defects: [("with: [{inset: 5}]", "with: [{inset: [5, 5, 5, 6]}]")]),
        Refactoring(
            "another ground", [("fill: \"#ffffff\"", "fill: \"#fafafa\"")],
            defects: [("width: 12, height: 12", "width: 12, height: 12, cornerRadius: 1")]),
        Refactoring(
            "a wider canvas", [("width: 220", "width: 230")],
            defects: [("First", "Frist")]),
        Refactoring(
            "a rule with more distance", [("mark.right + 6", "mark.right + 9")],
            defects: [("mark.right + 9", "mark.right + 10")]),
        Refactoring(
            "roomier pills", [("insets: [3, 8, 3, 8]", "insets: [4, 10, 4, 10]")],
            defects: [("insets: [4, 10, 4, 10]", "insets: [4, 10, 3, 10]")]),
        Refactoring(
            "pills with a border",
            [("cornerRadius: 11", "cornerRadius: 11\n      border: {width: 1, color: \"#112266\"}")],
            defects: [("label: Second}", "label: Second}\n              border: {width: 2, color: \"#112266\"}")]),
    ]
}
