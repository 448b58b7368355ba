import QuoinSources
import Testing

@Suite("Copies of an app's sources")
struct SourceCopyTests {
    private func copy(_ source: String) -> String {
        let text = SourceCopy(of: source, at: "/app/View.swift").text
        #expect(text.hasPrefix("#sourceLocation(file: \"/app/View.swift\", line: 1)\n"))
        #expect(
            text.split(separator: "\n", omittingEmptySubsequences: false).count
                == source.split(separator: "\n", omittingEmptySubsequences: false).count + 1)
        return String(text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1])
    }

    @Test(
        "what needs Objective-C is dropped or replaced",
        arguments: [
            ("@objc func tap() {}", " func tap() {}"), ("@objc(name) func tap() {}", " func tap() {}"),
            ("@IBOutlet weak var label: UILabel!", " weak var label: UILabel!"),
            ("@IBAction func tap() {}", " func tap() {}"), ("@objcMembers final class A {}", " final class A {}"),
            ("@NSManaged var name: String?", " var name: String?"), ("@main struct App {}", " struct App {}"),
            ("f(#selector(tap))", "f(Selector(\"tap\"))"), ("f(#selector(A.tap(_:)))", "f(Selector(\"tap:\"))"),
            ("f(#selector(go(to:with:)))", "f(Selector(\"goWithTo:with:\"))"),
            ("f(#selector(getter: A.name))", "f(Selector(\"name\"))"),
            ("f(#selector(setter: A.name))", "f(Selector(\"setName:\"))"),
            ("f(#keyPath(A.name))", "f(\"name\")"),
            ("@objc protocol P {}", " protocol P: AnyObject {}"),
            ("@objc protocol P: Q {}", " protocol P: Q, AnyObject {}"), ("import CoreGraphics", "import UIKit"),
            (
                "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
                "let c = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
            ),
            ("#if os(iOS)\n#endif", "#if true\n#endif"),
        ])
    func replacements(source: String, expected: String) {
        #expect(copy(source) == expected)
    }

    @Test(
        "everything else stays as it is",
        arguments: [
            "let s = \"@objc #selector(tap)\"", "// @objc\nlet a = 1", "@MainActor func f() {}",
            "@available(iOS 13, *)\nclass A {}",
            "#if canImport(UIKit)\nimport UIKit\n#endif", "let s = #\"@IBOutlet\"#", "protocol P {}",
        ])
    func untouched(source: String) {
        #expect(copy(source) == source)
    }

    @Test("lines stay where they are")
    func lines() {
        let source = "@objc\nfunc a() {}\nf(#selector(\n  b))\nlet c = 1"
        #expect(copy(source).split(separator: "\n", omittingEmptySubsequences: false).last == "let c = 1")
    }
}
