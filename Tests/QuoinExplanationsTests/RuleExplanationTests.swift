import Testing

@Suite("A difference that comes of a rule is reported by the rule")
struct RuleExplanationTests {
    private static let rules = [
        "a.left == container.left + 8", "a.top == container.top + 10", "a.width == 40", "a.height == 20",
        "b.left == a.right + 8", "b.top == a.top", "b.width == 30", "b.height == 20",
    ]

    private func document(_ rules: [String]) -> String {
        let list = rules.map { "      - \($0)" }.joined(separator: "\n")
        return """
            canvas: {width: 200, height: 60, fill: white}
            layout:
              id: page
              constraints:
                views: {a: {fill: "#36c"}, b: {fill: "#c63"}}
                rules:
            \(list)
            """
    }

    private func lines(replacing index: Int, by rule: String?) throws -> [String] {
        var rules = Self.rules
        rules.replaceSubrange(index...index, with: [rule].compactMap { $0 })
        return try findings(document(rules), since: document(Self.rules))
    }

    @Test("a constant, with what it moved, and nothing that it did not")
    func constant() throws {
        #expect(
            try lines(replacing: 4, by: "b.left == a.right + 16") == [
                "rule \"b.left == a.right + 8\" changed constant from 8 to 16 in `page`, so b moved by +8, 0"
            ])
        #expect(
            try lines(replacing: 0, by: "a.left == container.left + 12") == [
                "rule \"a.left == container.left + 8\" changed constant from 8 to 12 in `page`, so a moved by +4, 0",
                "so `b` moved by +4, 0",
            ])
    }

    @Test("a multiplier and a relation")
    func parts() throws {
        let half = try lines(replacing: 6, by: "b.width == a.width * 0.5")
        #expect(
            half == [
                "rule \"b.width == 30\" is now \"b.width == a.width * 0.5\" in `page`, so b is 10 pt narrower"
            ])
        let least = try lines(replacing: 2, by: "a.width >= 40")
        #expect(least == ["rule \"a.width == 40\" changed relation from == to >= in `page`, without effect here"])
    }

    @Test("an inequality that was not needed moved nothing", arguments: [false, true])
    func slack(isAdded: Bool) throws {
        let slack = ["b.right <= container.right - 8", "b.trailing <= container.trailing - 8", "a.right <= b.left - 2"]
        for rule in slack {
            var moved = Self.rules
            moved[4] = "b.left == a.right + 16"
            let (old, new) = isAdded ? (Self.rules, moved + [rule]) : (Self.rules + [rule], moved)
            let found = try findings(document(new), since: document(old))
            #expect(
                found == [
                    "rule \"b.left == a.right + 8\" changed constant from 8 to 16 in `page`, so b moved by +8, 0",
                    "rule \"\(rule)\" was \(isAdded ? "added" : "removed") in `page`, without effect here",
                ])
        }
        // One that was needed did.
        var wide = Self.rules
        wide[6] = "b.width == 300 --! .priority(500)"
        let found = try findings(document(wide), since: document(wide + [slack[0]]))
        #expect(found.first?.hasPrefix("rule \"\(slack[0])\" was removed in `page`, so b is") == true, "\(found)")
    }

    @Test("a view that has another name, which changes no rule")
    func renamed() throws {
        let renamed = Self.rules.map { $0.replacing("b.", with: "badge.") }
        let views = { (rules: [String]) in document(rules).replacing(", b: {", with: ", badge: {") }
        let name = "`badge` was renamed from `b` to `badge`, without effect here"
        #expect(try findings(views(renamed), since: document(Self.rules)) == [name])
        let wider = renamed.map { $0.replacing("a.right + 8", with: "a.right + 16") }
        #expect(
            try findings(views(wider), since: document(Self.rules)) == [
                "rule \"badge.left == a.right + 8\" changed constant from 8 to 16 in `page`, so badge moved by +8, 0",
                name,
            ])
    }

    @Test("connectors to an element that has another id, which changes none")
    func connectors() throws {
        func document(_ id: String, _ label: String) -> String {
            """
            canvas: {width: 300, fill: white}
            layout:
              row:
                spacing: 60
                children: [{id: api, preferredSize: [60, 40], fill: "#dde"}, {id: \(id), preferredSize: [60, 40], fill: "#ded"}]
              connectors: [{from: api, to: \(id).left, label: \(label)}]
            """
        }
        let name = "`store` was renamed from `db` to `store`, without effect here"
        #expect(try findings(document("store", "reads"), since: document("db", "reads")) == [name])
        let both = try findings(document("store", "writes"), since: document("db", "reads"))
        #expect(both.count == 2 && both[0].contains("changed connector label") && both[1] == name, "\(both)")
    }

    @Test("a rule whose sides were exchanged")
    func exchanged() throws {
        #expect(try lines(replacing: 4, by: "a.right == b.left - 8") == [])
        #expect(
            try lines(replacing: 4, by: "a.right == b.left - 16") == [
                "rule \"b.left == a.right + 8\" is now \"a.right == b.left - 16\" in `page`, so b moved by +8, 0"
            ])
    }

    @Test("a rule that is gone, and one that is new")
    func presence() throws {
        let gone = try lines(replacing: 4, by: nil)
        #expect(gone.first == "rule \"b.left == a.right + 8\" was removed in `page`, so b moved by -56, 0")
        var rules = Self.rules
        rules.remove(at: 7)
        let new = try findings(document(Self.rules), since: document(rules))
        #expect(new.first?.hasPrefix("rule \"b.height == 20\" was added in `page`, so b is ") == true)
    }

    @Test("a priority that decides, and one that decides nothing")
    func priority() throws {
        func lines(_ old: String, _ new: String) throws -> [String] {
            let rival = "b.width == 50 --! .priority(500)"
            let rest = Self.rules.filter { !$0.hasPrefix("b.width") } + [rival]
            return try findings(document(rest + [new]), since: document(rest + [old]))
        }
        let deciding = try lines("b.width == 30 --! .priority(400)", "b.width == 30 --! .priority(600)")
        #expect(
            deciding == ["rule \"b.width == 30\" changed priority from 400 to 600 in `page`, so b is 20 pt narrower"])
        let idle = try lines("b.width == 30 --! .priority(600)", "b.width == 30 --! .priority(700)")
        #expect(idle == ["rule \"b.width == 30\" changed priority from 600 to 700 in `page`, without effect here"])
    }
}
