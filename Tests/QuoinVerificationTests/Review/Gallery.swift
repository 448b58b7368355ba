/// Documents of six kinds that share components and named colors: lists, articles, settings, meters, photos, collections.
enum Gallery {
    static let count = 18

    private static let names = ["Ada", "Bob", "Cleo", "Dora", "Emil", "Fritz", "Gerda"]

    private static let parts = """
        colors: {ink: "#222222", tint: "#3355cc", mute: "#767676", card: "#ffffff", line: "#e0e0e0"}
        components:
          person:
            parameters: {label: "", note: ""}
            element:
              row:
                spacing: 8
                alignItems: center
                children:
                  - {fill: tint, width: 20, height: 20, cornerRadius: 10}
                  - column:
                      spacing: 2
                      children:
                        - {text: {string: $label, size: 12, color: ink}}
                        - {text: {string: $note, size: 10, color: mute}}
          pill:
            parameters: {title: ""}
            element:
              fill: tint
              cornerRadius: 8
              inset: {insets: [3, 8, 3, 8], child: {text: {string: $title, size: 11, color: white}}}
          panel:
            parameters: {content: }
            element:
              fill: card
              cornerRadius: 6
              border: {width: 1, color: line}
              inset: {insets: 10, child: $content}

        """

    static func document(_ number: Int) -> String {
        let (name, other, more) = (names[number % 7], names[(number + 3) % 7], number / 6)
        switch number % 6 {
        case 0: return list(name, other, 2 + more % 2)
        case 1: return article(name, other, more)
        case 2: return settings(name)
        case 3: return meter(name, more)
        case 4: return photo(name, other, more)
        default: return collection(name, other, more)
        }
    }

    private static func list(_ name: String, _ other: String, _ count: Int) -> String {
        let rows = (0..<count).map { "      - person: {label: \"\(name) \($0)\", note: \"Seen by \(other)\"}\n" }
        return """
            canvas: {width: 200, fill: "#f4f4f4"}
            \(parts)
            layout:
              column:
                spacing: 8
                children:
            \(rows.joined())
              id: list
              with: [{inset: 10}]
            """
    }

    private static func article(_ name: String, _ other: String, _ more: Int) -> String {
        """
        canvas: {width: 240, fill: "#f4f4f4"}
        \(parts)
        layout:
          panel:
            content:
              column:
                spacing: 6
                alignItems: start
                children:
                  - {text: {string: "\(name) and \(other)", size: 16, weight: bold, color: ink}, id: title}
                  - row:
                      spacing: 6
                      children: [{pill: {title: "Tag \(more)"}}, {pill: {title: "More about \(name)"}}]
                    id: tags
                  - {text: {string: "\(more + 3) likes", size: 11, color: mute}, id: likes}
          with: [{inset: 10}]
        """
    }

    private static func settings(_ name: String) -> String {
        """
        canvas: {width: 180, fill: "#ffffff"}
        \(parts)
        layout:
          column:
            spacing: 7
            alignItems: stretch
            children:
              - {text: {string: "Settings of \(name)", size: 16, weight: bold, color: ink}, id: title}
              - button:
                  title: {string: Save, size: 12, color: tint}
                  image: {fill: tint, width: 8, height: 8}
                  spacing: 4
                  insets: [4, 8, 4, 8]
                fill: "#eef1ff"
                id: save
          with: [{inset: 12}]
        """
    }

    private static func meter(_ name: String, _ more: Int) -> String {
        """
        canvas: {width: 200, fill: "#fafafa"}
        \(parts)
        layout:
          column:
            spacing: 9
            children:
              - {text: {string: "Load \(more * 7 + 5) %", size: 16, weight: bold, color: ink}, id: title}
              - constraints:
                  views: {mark: {fill: tint, width: 12, height: 12}, bar: {fill: line, height: 12}}
                  rules:
                    - mark.left == container.left
                    - bar.left == mark.right + 6
                    - bar.width == \(60 + more * 8)
                    - mark.top == container.top
                    - bar.top == container.top
                    - container.bottom == mark.bottom
                id: meter
              - {text: {string: "Measured by \(name)", size: 10, color: mute}, id: note}
          with: [{inset: 10}]
        """
    }

    private static func photo(_ name: String, _ other: String, _ more: Int) -> String {
        """
        canvas: {width: 160, fill: "#ffffff"}
        \(parts)
        layout:
          column:
            spacing: 5
            children:
              - fill: "#aabbcc"
                width: \(100 + more * 10)
                height: 60
                shadow: {color: "#00000040", radius: 3, offset: [0, 2]}
                id: photo
                with:
                  - corner: {corner: {fill: "#cc3355", width: 14, height: 14, id: badge}, location: topRight}
              - {text: {string: "\(name) in Rome", size: 12, color: ink}, id: caption}
              - {pill: {title: "By \(other)"}, id: author}
          with: [{inset: 10}]
        """
    }

    private static func collection(_ name: String, _ other: String, _ more: Int) -> String {
        """
        canvas: {width: 200, height: 160, fill: "#ffffff"}
        \(parts)
        layout:
          collection:
            layout:
              kind: section
              group: {kind: hgroup, height: {absolute: 24}, count: \(1 + more % 3), subitems: [{kind: item}]}
              interGroupSpacing: 4
              boundarySupplementaryItems: [{kind: boundary, elementKind: header, height: {absolute: 18}}]
            sections: [4]
            cell: {text: {string: "\(name) {item}", size: 12, color: ink}, fill: "#eeeeee", cornerRadius: 4}
            supplementary:
              header: {text: {string: "\(other)", size: 11, weight: bold, color: tint}}
        """
    }

    /// A change of all documents that have its texts, the defect of one of a kind, and a word of the sentences on it.
    struct Change: Sendable {
        let name: String
        let edits: [(String, String)]
        let defect: (String, String)
        let word: String
        /// The number of the document with the defect.
        let faulty: Int

        /// - Parameter kind: the kind of document that has the defect, from 0.
        init(
            _ name: String, _ edits: [(String, String)], defect: (String, String), word: String, in kind: Int
        ) {
            (self.name, self.edits, self.defect, self.word, faulty) = (name, edits, defect, word, kind + 6)
        }

        /// The text with the change; `nil` if the document has nothing to change.
        func edited(_ text: String) -> String? {
            let result = edits.reduce(text) { $0.replacing($1.0, with: $1.1) }
            return result == text ? nil : result
        }
    }

    static let changes: [Change] = [
        Change(
            "more space in lists", [("spacing: 8\n    children", "spacing: 12\n    children")],
            defect: ("Seen by", "seen by"), word: "spacing", in: 0),
        Change(
            "a row more",
            [
                (
                    "spacing: 8\n    children:\n",
                    "spacing: 8\n    children:\n      - person: {label: New, note: Seen by no one}\n"
                )
            ],
            defect: ("Seen by no", "seen by no"), word: "was added", in: 0),
        Change(
            "another wording", [("More about", "All about")], defect: ("likes", "like"), word: "All", in: 1),
        Change(
            "more padding", [("insets: 10, child: $content", "insets: 14, child: $content")],
            defect: ("insets: 14", "insets: [14, 14, 14, 13]"), word: "insets", in: 1),
        Change(
            "larger titles", [("size: 16, weight: bold", "size: 19, weight: bold")],
            defect: ("size: 19", "size: 19, letterSpacing: 0.5"), word: "size", in: 2),
        Change(
            "another tint", [("tint: \"#3355cc\"", "tint: \"#2244bb\"")],
            defect: ("mute: \"#767676\"", "mute: \"#777676\""), word: "#24b", in: 0),
        Change(
            "less round pills", [("cornerRadius: 8\n", "cornerRadius: 5\n")],
            defect: ("title: \"By", "title: \"by"), word: "cornerRadius", in: 4),
        Change(
            "titles in a frame", [("id: title}", "id: title, with: [{inset: 3}]}")],
            defect: ("[{inset: 3}]", "[{inset: [3, 3, 3, 4]}]"), word: "inset", in: 3),
        Change(
            "persons at the end",
            [("          - {fill: tint, width: 20", "          - {spacer: }\n          - {fill: tint, width: 20")],
            defect: ("height: 20", "height: 19"), word: "spacer", in: 0),
        Change(
            "tags that wrap",
            [("row:\n              spacing: 6", "row:\n              flexWrap: wrap\n              spacing: 5")],
            defect: ("spacing: 5", "spacing: 4"), word: "spacing", in: 1),
        Change(
            "wider borders", [("border: {width: 1", "border: {width: 2")], defect: ("width: 2,", "width: 3,"),
            word: "border", in: 1),
        Change(
            "another shadow", [("#00000040", "#00000026"), ("radius: 3", "radius: 5")],
            defect: ("offset: [0, 2]", "offset: [0, 3]"), word: "shadow", in: 4),
        Change(
            "a rule with more distance", [("mark.right + 6", "mark.right + 9")],
            defect: ("mark.right + 9", "mark.right + 10"), word: "rule", in: 3),
        Change(
            "centered articles", [("alignItems: start", "alignItems: center")],
            defect: ("id: likes", "id: likes, alignSelf: end"), word: "alignItems", in: 1),
        Change(
            "a badge elsewhere", [("location: topRight", "location: topRight, offset: [-20, 10]")],
            defect: ("#cc3355", "#cc3356"), word: "offset", in: 4),
        Change(
            "wider buttons", [("spacing: 4\n", "spacing: 7\n")],
            defect: ("insets: [4, 8, 4, 8]", "insets: [4, 8, 4, 9]"), word: "spacing", in: 2),
        Change(
            "larger headers", [("size: 11, weight: bold", "size: 13, weight: bold")],
            defect: ("#eeeeee", "#eeeeef"), word: "size", in: 5),
        Change(
            "more space in collections", [("interGroupSpacing: 4", "interGroupSpacing: 8")],
            defect: ("cornerRadius: 4", "cornerRadius: 3"), word: "interGroupSpacing", in: 5),
        Change(
            "no author", [("id: author", "id: author, hidden: true")],
            defect: ("id: caption", "id: caption, opacity: 0.97"), word: "hidden", in: 4),
        Change(
            "paler photos", [("fill: \"#aabbcc\"", "fill: \"#aabbcc\"\n        opacity: 0.8")],
            defect: ("opacity: 0.8", "opacity: 0.81"), word: "opacity", in: 4),
        Change(
            "narrower pictures", [("width: 160", "width: 156"), ("width: 240", "width: 236")],
            defect: ("color: ink", "color: \"#232222\""), word: "width", in: 4),
        Change(
            "notes in ink", [("color: mute}, id: note", "color: ink}, id: note")],
            defect: ("Measured", "measured"), word: "color", in: 3),
    ]
}
