import QuoinAutoLayout
import QuoinDocument
import QuoinLayout
import Testing

@Suite("constraints")
struct ConstraintsTests {
    private func traits(_ keys: String) throws -> ConstraintsLayout.ViewTraits {
        let layout = try #require(try kind(ConstraintsLayout.self, of: "{constraints: {views: {a: {\(keys)}}}}"))
        return try #require(layout.views.first)
    }

    @Test("views, guides and rules are read in the order of the text")
    func order() throws {
        let layout = try #require(
            try kind(
                ConstraintsLayout.self,
                of: """
                    {constraints: {views: {z: {id: first}, a_1: {}, é: {}}, guides: [m, b],
                    rules: [z.left == container.left, m.size <= a_1.size]}}
                    """))
        #expect(layout.views.map(\.name) == ["z", "a_1", "é"] && layout.guides == ["m", "b"])
        #expect(
            layout.rules.map(\.name) == [
                "z.left == container.left", "m.size <= a_1.size [width]", "m.size <= a_1.size [height]",
            ])
        #expect(try root("{constraints: {views: {z: {id: first}, a: {}}}}").children.map(\.id) == ["first", nil])
        #expect(try kind(ConstraintsLayout.self, of: "{constraints: {}}")?.views.isEmpty == true)
    }

    @Test("a view says its own size, its priorities, its baselines and its alignment insets outright")
    func traits() throws {
        #expect(
            try traits("intrinsic: [40, null]").intrinsic
                == ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: 40))
        #expect(try traits("intrinsic: [null, ~]").intrinsic == ConstraintsLayout.ViewTraits.IntrinsicContentSize())
        #expect(try traits("hugging: [251, 0]").hugging == ConstraintsLayout.ViewTraits.AxisPriorities(251, 0))
        #expect(
            try traits("compression: [749.5, 1000]").compression
                == ConstraintsLayout.ViewTraits.AxisPriorities(749.5, 1000))
        let baselines = try traits("firstBaseline: 12, lastBaseline: 4")
        #expect(baselines.firstBaseline == 12 && baselines.lastBaseline == 4)
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(try traits("alignmentInsets: [1, 2, 3, 4]").alignmentInsets == insets)
        #expect(try traits("alignmentInsets: {bottom: 3}").alignmentInsets.bottom == 3)
        #expect(try traits("alignmentInsets: 5").alignmentInsets == EdgeInsets(5))
        #expect(try traits("") == ConstraintsLayout.ViewTraits("a"))
    }

    @Test("the keys of a view belong to views alone")
    func elsewhere() {
        #expect(
            layoutProblems("{hugging: [1, 2]}") == ["1:10: error: layout: unknown key \"hugging\""])
    }

    @Test(
        "a value that does not fit is an error where it stands",
        arguments: [
            ("views: {a: {intrinsic: [4]}}", "expected [width, height] in points that are 0 or more, or null for none"),
            ("views: {a: {intrinsic: [4, -1]}}", "expected a number that is 0 or more, not \"-1\""),
            ("views: {a: {hugging: 250}}", "expected [horizontal, vertical] priorities from 0 to 1000"),
            ("views: {a: {compression: [1, 1001]}}", "compression[1]: expected a number from 0 to 1000"),
            ("views: {a: {alignmentInsets: inf}}", "expected finite insets"),
            ("views: {a: {hugs: 1}}", "unknown key \"hugs\""),
            ("views: {a: 5}", "views.a: expected an element"),
            ("views: [a]", "views: expected a mapping, not a list"),
            ("views: {[a]: {}}", "a key must be a word"),
            ("guides: g", "guides: expected a list"),
            ("guides: [[g]]", "guides[0]: expected a string"),
            ("rules: a.left", "rules: expected a list"),
            ("rules: [{}]", "rules[0]: \"rule\" is missing"),
            ("rule: []", "unknown key \"rule\"; did you mean \"rules\"?"),
        ])
    func wrongValues(keys: String, message: String) {
        let found = layoutProblems("{constraints: {\(keys)}}")
        #expect(found.count == 1 && found.first?.contains(message) == true, "\(found)")
    }

    @Test("a name that rules cannot spell, or that is taken, is an error where it stands")
    func names() {
        #expect(
            problems(
                """
                layout:
                  constraints:
                    views: {my-view: {}, 1st: {}, container: {}, a: {}}
                    guides: [g, g, a, "h i"]
                """) == [
                    "3:13: error: layout.constraints.views.my-view: rules cannot use the name \"my-view\": "
                        + "a name has letters, digits and underscores, and does not begin with a digit",
                    "3:26: error: layout.constraints.views.1st: rules cannot use the name \"1st\": "
                        + "a name has letters, digits and underscores, and does not begin with a digit",
                    "3:35: error: layout.constraints.views.container: rules call the parent \"container\"; "
                        + "a view or guide needs another name",
                    "4:17: error: layout.constraints.guides[1]: the guide \"g\" is there more than once",
                    "4:20: error: layout.constraints.guides[2]: \"a\" is a view already; "
                        + "a guide needs a name of its own",
                    "4:23: error: layout.constraints.guides[3]: rules cannot use the name \"h i\": "
                        + "a name has letters, digits and underscores, and does not begin with a digit",
                ])
        #expect(layoutProblems("{constraints: {views: {a: {}, a: {}}}}").first?.contains("more than once") == true)
    }

    @Test("properties that only stacks read are warned of, and a size that rules overrule, with the rule that keeps it")
    func warnings() throws {
        #expect(
            layoutProblems("{constraints: {views: {a: {flexGrow: 1, layoutPosition: [1, 2]}}}}").map {
                $0.contains("has no effect")
            } == [true, true])
        let root = try root("{constraints: {views: {a: {width: 5}}, rules: [a.edges == container.edges]}}")
        let trace = try root.trace(in: SizeRange(exactly: Size(100, 100)))
        #expect(trace.layout.frames[1] == Rect(0, 0, 100, 100))
        #expect(trace.warnings.map(\.property) == ["width"])
        #expect(trace.warnings.first?.reason.contains("a rule, «a.width == 5», holds in place of one of them") == true)
    }
}
