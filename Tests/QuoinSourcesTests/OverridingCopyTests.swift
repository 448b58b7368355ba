import QuoinSources
import Testing

@Suite("Members that override in an app's sources")
struct OverridingCopyTests {
    @Test("members that override move from an extension into the class, and keep their lines")
    func overrides() {
        let source = "class A: B {\n}\nextension A {\n  override func f() {}\n  func g() {}\n}"
        let text = SourceCopy(of: source, at: "A").text
        #expect(
            text.hasSuffix(
                "class A: B {\n\n#sourceLocation(file: \"A\", line: 4)\noverride func f() {}\n"
                    + "#sourceLocation(file: \"A\", line: 2)\n}\nextension A {\n  \n  func g() {}\n}"))
        let elsewhere = "extension C {\n  override func f() {}\n  override var accessibilityLabel: String? { nil }\n}"
        #expect(SourceCopy(of: elsewhere, at: "A").text.hasSuffix("extension C {\n  override func f() {}\n  \n}"))
    }

    @Test("a member moves into the class together with the conditions around its extension")
    func conditionalOverrides() {
        let source = "class A: B {}\n#if os(iOS)\n#elseif C\nextension A {\n  override func f() {}\n}\n#endif"
        let text = SourceCopy(of: source, at: "A").text
        #expect(text.contains("line: 4)\n#if !(true) && (C)\noverride func f() {}\n#endif\n"))
    }

    @Test("a member that overrides moves wherever in an extension it stands")
    func laterOverrides() {
        let source = "class A: B {}\nextension A {\n  func g() {}\n  override func f() {}\n}"
        let text = SourceCopy(of: source, at: "A").text
        #expect(text.contains("line: 4)\noverride func f() {}\n"))
        #expect(text.hasSuffix("extension A {\n  func g() {}\n  \n}"))
        let conditional = SourceCopy(of: "#if true\n\(source)\n#endif", at: "A").text
        #expect(conditional.contains("override func f() {}") && conditional.contains("func g() {}\n  \n}\n#endif"))
    }

    @Test("a member that overrides in another file moves into the class, and names its own line")
    func overridesOfOtherFiles() {
        let (own, other) = ("class A: B {}", "extension A {\n  override func f() {}\n}")
        let module = AppModule([("A", own), ("E", other)])
        let text = SourceCopy(of: own, at: "A", in: module).text
        #expect(text.contains("#sourceLocation(file: \"E\", line: 2)\noverride func f() {}\n"))
        #expect(SourceCopy(of: other, at: "E", in: module).text.hasSuffix("extension A {\n  \n}"))
    }

    @Test("classes override the methods and properties of @objc extensions, and call those above")
    func overriddenMembers() {
        let base = "extension UIView {\n@objc func f(_ a: Int, by b: Int) -> Bool { true }\n@objc var v: Int { 1 }\n}"
        let other =
            "extension UILabel {\noverride func f(_ a: Int, by b: Int) -> Bool { super.f(a, by: b) }\n"
            + "override var v: Int { super.v + 1 }\n}"
        let module = AppModule([("A", base), ("B", other)])
        let text = SourceCopy(of: base, at: "A", in: module).text
        #expect(
            text.contains("func f_of_UIView(_ a: Int, by b: Int) -> Bool { true }; func f(_ a: Int, by b: Int) -> Bool")
        )
        #expect(text.contains("{ return f_from(type(of: self), a, by: b) }"))
        #expect(
            text.contains("switch nearestClass(from: first, in: [UILabel.self]) { case 0: return (self as! UILabel)"))
        #expect(text.contains("var v_of_UIView: Int { 1 }; var v: Int { return v_from(type(of: self)) }"))
        let overriding = SourceCopy(of: other, at: "B", in: module).text
        #expect(
            overriding.contains(
                "func f_of_UILabel(_ a: Int, by b: Int) -> Bool { f_from(_getSuperclass(UILabel.self), a, by: b) }"))
        #expect(overriding.contains("var v_of_UILabel: Int { v_from(_getSuperclass(UILabel.self)) + 1 }"))
    }

    @Test("extensions of two classes may give a member of one name, and each is overridden by its own classes")
    func overriddenMembersOfOneName() {
        let sources = ["View", "Screen"].map { name in
            "class Base\(name): UI\(name) {}\n@objc extension Base\(name) { func f() {} }\n"
                + "class Own\(name): Base\(name) {}\nextension Own\(name) { override func f() { super.f() } }"
        }
        let module = AppModule([("A", sources[0]), ("B", sources[1])])
        for (source, name) in zip(sources, ["View", "Screen"]) {
            let text = SourceCopy(of: source, at: "A", in: module).text
            #expect(text.contains("func f_of_Base\(name)() {}; func f() -> Void { return f_from(type(of: self)) }"))
            #expect(text.contains("in: [Own\(name).self])"))
            #expect(text.contains("func f_of_Own\(name)() { f_from(_getSuperclass(Own\(name).self)) }"))
        }
    }
}
