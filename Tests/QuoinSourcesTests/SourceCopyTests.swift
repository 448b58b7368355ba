import QuoinSources
import Testing

@Suite("Copies of an app's sources")
struct SourceCopyTests {
    private func copy(_ source: String) -> String {
        let text = SourceCopy(of: source, at: "/app/View.swift").text
        // Imports that the system decides on stand before the first line.
        let parts = text.split(separator: "#sourceLocation(file: \"/app/View.swift\", line: 1)\n", maxSplits: 1)
        let copy = parts.last.map(String.init) ?? ""
        #expect(copy.count { $0 == "\n" } == source.count { $0 == "\n" })
        return copy
    }

    @Test(
        "what needs Objective-C is dropped or replaced",
        arguments: [
            ("@objc func tap() {}", " func tap() {}"), ("@objc(name) func tap() {}", " func tap() {}"),
            ("@IBOutlet weak var label: UILabel!", "  var label: UILabel!"),
            ("@IBOutlet weak var list: List?", " weak var list: List?"),
            ("@IBAction func tap() {}", " func tap() {}"), ("@objcMembers final class A {}", " final class A {}"),
            (
                "f(a: NSAttributedStringKey.font) as NSAttributedStringKey",
                "f(a: NSAttributedString.Key.font) as NSAttributedString.Key"
            ),
            ("@main struct App {}", " struct App {}"),
            ("f(#selector(tap))", "f(Selector(\"tap\"))"), ("f(#selector(A.tap(_:)))", "f(Selector(\"tap:\"))"),
            ("f(#selector(go(to:with:)))", "f(Selector(\"goWithTo:with:\"))"),
            ("f(#selector(getter: A.name))", "f(Selector(\"name\"))"),
            ("f(#selector(setter: A.name))", "f(Selector(\"setName:\"))"),
            ("f(#keyPath(A.name))", "f(\"name\")"), ("f(#keyPath(A.b.name))", "f(\"b.name\")"),
            ("type(of: a).description()", "String(reflecting: type(of: a))"),
            (
                "class A: Table { override weak var delegate: UITableViewDelegate? { didSet {} } }",
                "class A: Table { override  var delegate: UITableViewDelegate? { didSet {} } }"
            ),
            ("func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }", ""),
            (
                "class A: NSManagedObject { override init(entity: E, insertInto c: C?) {} }",
                "class A: NSManagedObject { required init(entity: E, insertInto c: C?) {} }"
            ),
            (
                "extension A { @NSManaged var b: Int }",
                "extension A {  var b: Int { get { managedValue(\"b\") } set { setManagedValue(newValue, \"b\") } } }"
            ),
            (
                "extension A { @NSManaged func addToNotes(_ values: NSSet) }",
                "extension A {  func addToNotes(_ values: NSSet) { addManaged(values, \"notes\") } }"
            ),
            (
                "extension A { @NSManaged func insertIntoNotes(_ note: N, at index: Int) }",
                "extension A {  func insertIntoNotes(_ note: N, at index: Int) { reportManaged() } }"
            ),
            ("@objc protocol P {}", " protocol P: AnyObject {}"),
            ("@objc protocol P: Q {}", " protocol P: Q, AnyObject {}"),
            ("@objc protocol P: class {}", " protocol P: class {}"), ("import CoreGraphics", "import UIKit"),
            (
                "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
                "let c = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
            ),
            ("#if os(iOS)\n#endif", "#if true\n#endif"), ("import Combine", "import OpenCombineShim"),
            ("import SafariServices", "import UIKit"),
            ("#if canImport(QuartzCore)\n#endif", "#if true\n#endif"),
            ("let a = CoreFoundation.exp(1)", "let a = Foundation.exp(1)"),
            ("var t = Timer()", "var t = Timer(timeInterval: 0, repeats: false) { _ in }"),
            ("let a: CoreGraphics.CGFloat = 1", "let a: Foundation.CGFloat = 1"),
            ("func f(_ type: UIView.Type) { type.init() }", "func f(_ type: UIView.Type) { MadeByType.view(type) }"),
            (
                "func f<T: UIView>(type: T.Type) -> T { type.init(frame: .zero) }",
                "func f<T: UIView>(type: T.Type) -> T { MadeByType.view(type, frame: .zero) }"
            ),
            (
                "func f() { let kind = a as! UITableViewCell.Type\n    g(kind.init()) }",
                "func f() { let kind = a as! UITableViewCell.Type\n    g(MadeByType.view(kind)) }"
            ),
            (
                "extension UINavigationController {\n    open override var prefersStatusBarHidden: Bool { true }\n}",
                "extension UINavigationController {\n    \n}"
            ),
            ("f(NSMutableAttributedString())", "f(NSMutableAttributedString(string: \"\"))"),
            ("let s = NSTextStorage()", "let s = NSTextStorage(string: \"\")"),
            ("typealias B = @convention(block) (A) -> Void", "typealias B =  (A) -> Void"),
            ("#Preview(\"A\") {\n    A()\n}", "\n\n"),
            ("@IBOutlet private weak var a: A!", "   var a: A!"),
            ("@IBOutlet weak private var a: A!", "   var a: A!"),
            ("a?.tableView?(t, didSelectRowAt: p)", "a?.tableView(t, didSelectRowAt: p)"),
            ("a.tableView!(t, didSelectRowAt: p)", "a.tableView(t, didSelectRowAt: p)"),
            ("CoreGraphics.log(2)", "Foundation.log(2)"),
            ("typealias F = @convention(c) (Selector) -> Void", "typealias F =  (Selector) -> Void"),
            (
                "class A<V: UIView> { func f() -> V { V() } }",
                "class A<V: UIView> { func f() -> V { MadeByType.view(V.self) } }"
            ),
            (
                "class A<C: UIViewController> { let c = C.init(nibName: nil, bundle: b) }",
                "class A<C: UIViewController> { let c = MadeByType.controller(C.self, nibName: nil, bundle: b) }"
            ),
            (
                "class B<U>: UIView {}; class A<U, V: B<U>> { let v = V() }",
                "class B<U>: UIView {}; class A<U, V: B<U>> { let v = MadeByType.view(V.self) }"
            ),
            (
                "class B: UIViewController {}; class A<C: B> { let c = C() }",
                "class B: UIViewController {}; class A<C: B> { let c = MadeByType.controller(C.self, nibName: nil, bundle: nil) }"
            ),
            (
                "let s = kind.init(identifier: nil, source: a, destination: b)",
                "let s = MadeByType.segue(kind, identifier: nil, source: a, destination: b)"
            ),
            (
                "let s = Segue.init(identifier: nil, source: a, destination: b)",
                "let s = Segue.init(identifier: nil, source: a, destination: b)"
            ),
            (
                "super.init(identifier: i, source: a, destination: b)",
                "super.init(identifier: i, source: a, destination: b)"
            ),
            (
                "@objc func collectionView(_ v: V, layout l: L, sizeForItemAtIndexPath p: P) -> S { s }",
                " func collectionView(_ v: V, layout l: L, sizeForItemAt p: P) -> S { s }"
            ),
            (
                "class A: UICollectionViewDelegate { @objc func collectionView(_ v: V, sizeForItemAtIndexPath p: P) {} }",
                "class A: UICollectionViewDelegateFlowLayout {  func collectionView(_ v: V, sizeForItemAt p: P) {} }"
            ),
            (
                "class A: NumberFormatter { override func getObjectValue() {} }",
                "class A: NumberFormatter {  func getObjectValue() {} }"
            ),
            ("class B {}; class A<C: B> { let c = C() }", "class B {}; class A<C: B> { let c = C() }"),
            (
                "class A: NSObject { override func responds(to s: Selector!) -> Bool { true } }",
                "class A: NSObject {  func responds(to s: Selector!) -> Bool { true } }"
            ),
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

    @Test("a module that Linux does not have is imported where there is one, and Foundation brings what it has on iOS")
    func imports() {
        let copy = SourceCopy(of: "@preconcurrency import CoreData\nimport Foundation", at: "A.swift").text
        #expect(copy.contains("#if canImport(CoreData)\n@preconcurrency import CoreData\n#endif\n"))
        #expect(copy.contains("#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"))
        #expect(copy.hasSuffix("#sourceLocation(file: \"A.swift\", line: 1)\n\nimport Foundation"))
        let other = SourceCopy(of: "import Moya", at: "A.swift").text
        #expect(other.hasPrefix("#if canImport(Moya)\nimport Moya\n#else\n#warning("))
        #expect(other.contains("\nimport Foundation\n") && other.contains("\nimport UIKit\n"))
        #expect(SourceCopy(of: "import Kingfisher", at: "A").text.hasSuffix("\nimport UIKit"))
        let inner = "#if os(macOS)\nimport AppKit\n#endif"
        #expect(SourceCopy(of: inner, at: "A").text == "#sourceLocation(file: \"A\", line: 1)\n" + inner)
    }

    @Test("types of SwiftUI are left out of a file that imports it")
    func typesOfSwiftUI() {
        let types = "struct A: View {}\nextension View {}\nstruct B: Codable {}"
        #expect(SourceCopy(of: "import SwiftUI\n" + types, at: "A").text.hasSuffix("\n\n\n\nstruct B: Codable {}"))
        #expect(SourceCopy(of: types, at: "A").text.hasSuffix(types))
    }

    @Test("where a view of SwiftUI is made stands one that says its name")
    func viewsOfSwiftUI() {
        let (types, scene) = (
            "import SwiftUI\nstruct A: View {}", "show(UIHostingController(rootView: A(x: B())), B())"
        )
        let copy = SourceCopy(of: scene, at: "S", in: AppModule([("A", types), ("S", scene)])).text
        #expect(copy.hasSuffix("show(UIHostingController(rootView: ViewOfSwiftUI(\"A\")), B())"))
    }

    @Test("dates and numbers are written as on a device that nobody has set up")
    func locale() {
        let text = "let a = DateFormatter(), b = NumberFormatter()\na.locale = Locale.current\nb.locale = .current"
        let copy = SourceCopy(of: text, at: "A").text
        #expect(copy.contains("let a = DateFormatter.inLocaleOfApps(), b = NumberFormatter.inLocaleOfApps()\n"))
        #expect(copy.hasSuffix("a.locale = Locale.ofApps\nb.locale = .current"))
    }

    @Test("nothing is added to what is left out")
    func additions() {
        let host = "class Host<Content: View>: UIView {\n    let label = UILabel()\n}\n"
        let text = SourceCopy(of: "import SwiftUI\n" + host + "class Plain: UIView {\n    let a = 1\n}", at: "A").text
        #expect(text.contains("\n\n\n\nclass Plain: UIView {") && !text.contains("label"))
    }

    @Test("what is made for types of SwiftUI is left out with its extensions in other files")
    func extensionsOfSwiftUI() {
        let (types, other) = ("import SwiftUI\nclass Host<Content: View> {}\nstruct A: View {}", "import SwiftUI\n")
        let module = AppModule([("A", types), ("E", other)])
        #expect(SourceCopy(of: types, at: "A", in: module).text.hasSuffix("\n\n\n"))
        let extensions = other + "extension Host: P {}\nextension A {}\nextension B {}"
        #expect(SourceCopy(of: extensions, at: "E", in: module).text.hasSuffix("\n\n\n\nextension B {}"))
    }

    @Test("views and controllers know the lines of their properties, in the line of their brace")
    func places() {
        let source = "class A: UIView {\n    let (a, b) = (1, 2)\n    let c = UILabel()\n    var d: Int { 1 }\n}"
        let text = SourceCopy(of: source, at: "A").text
        let places = "super.declaredPlaces.merging([\"c\": .init(3), \"d\": .init(4)]) { $1 } }; }"
        #expect(text.hasSuffix("\npublic override var declaredPlaces: [String: PropertyPlace] { \(places)"))
        for base in ["ASCellNode", "ASDKViewController<ASTableNode>"] {
            let node = SourceCopy(of: "class A: \(base) { let a = ASTextNode() }", at: "A").text
            #expect(node.contains("merging([\"a\": .init(1)])"))
        }
        let size = "collectionView(_ v: V, layout: L, sizeForItemAt path: IndexPath) -> CGSize { .zero }"
        let list = "class A: UIViewController {\n}\nextension A: D {\n    func \(size)\n}"
        #expect(SourceCopy(of: list, at: "A").text.contains("merging([\"sizeForItemAt\": .init(4)])"))
        #expect(SourceCopy(of: "class A: B { let a = 1 }", at: "A").text.hasSuffix("class A: B { let a = 1 }"))
        let presentation = "class A: UIPresentationController { let a = 1 }"
        #expect(SourceCopy(of: presentation, at: "A").text.hasSuffix("\n\(presentation)"))
        #expect(SourceCopy(of: "class A: UIView { let a = 1 }", at: "A").text.contains("let a = 1 ; public override"))
    }

    @Test("frames that code sets know their lines, in files that import views")
    func framePlaces() {
        let source =
            "func f() {\n    a.frame = b ? .zero : c\n    center.x += 1\n    size.width = 4\n    bounds.size.width = 4\n}"
        let text = SourceCopy(of: "import UIKit\n" + source, at: "A").text
        #expect(text.contains("a.frame = PropertyPlace.frame(b ? .zero : c)\n    center.x += 1\n    size.width = 4\n"))
        #expect(text.contains("bounds.size.width = PropertyPlace.frame(4)\n"))
        #expect(SourceCopy(of: source, at: "A").text.hasSuffix(source))
    }

    @Test("values of properties are published where a file asks for them")
    func publishers() {
        let source = "import Combine\nlet a = view.publisher(for: \\.center)\nlet b = view.publisher(for: \\.alpha)"
        let text = SourceCopy(of: source, at: "A").text
        #expect(text.components(separatedBy: "fileprivate func publisher<Value>(").count == 2)
        #expect(!SourceCopy(of: "let a = center.publisher(for: name)", at: "A").text.contains("fileprivate"))
    }

    @Test("methods that a control calls are found by their names, behind the last line")
    func actions() {
        let source =
            "class A: UIView {\n@objc private func tap(_ sender: UIButton) {}\n@IBAction func go() {}\n"
            + "@objc static func s() {}\nfunc plain() {}\n}\nclass B<T> { @objc func tap() {} }"
        let text = SourceCopy(of: source, at: "A").text
        #expect(text.hasPrefix("import UIKit\n#sourceLocation(file: \"A\", line: 1)\n"))
        #expect(text.contains("final class Action_A_tap_1: TargetAction"))
        #expect(text.contains("guard let sender: (UIButton) = TargetAction.sent(sender)"))
        #expect(text.contains("final class Action_A_go_0: TargetAction"))
        #expect(text.split(separator: "final class Action_").count == 3)
    }

    @Test("optional members of protocols have defaults, and their values are optional")
    func optionalMembers() {
        let source =
            "@objc protocol P {\n@objc optional func f(_ a: Int) -> Void\n@objc optional func g(by b: Int) -> Bool\n}\n"
            + "class A: P {\nfunc f(_ a: Int) {}\nfunc g(by b: Int) -> Bool { true }\n}\n"
            + "let v = p.g?(by: 1) ?? p.f?(2)\nclass B {\nfunc g(by b: Int) -> Bool { true }\n}"
        let text = SourceCopy(of: source, at: "A").text
        #expect(text.contains("func g(by b: Int) -> (Bool)?\n"))
        #expect(
            text.contains(
                "true }; @_implements(P, g(by:)) func optional_g(by value0: Int) -> (Bool)? "
                    + "{ let value: Bool = g(by: value0); return value }\n}\nlet"))
        #expect(text.contains("let v = p.g(by: 1) ?? p.f(2)"))
        #expect(text.contains("class B {\nfunc g(by b: Int) -> Bool { true }\n}"))
        #expect(text.hasSuffix("extension P {\nfunc f(_ a: Int) {}\nfunc g(by b: Int) -> (Bool)? { nil }\n}\n"))
        let kept = "@objc protocol P {\n@objc optional func g(_ a: A, by b: Int) -> Bool\n}\nlet h = p?.g(_:by:)"
        let value = "let h = (p?.g(_:by:)).map({ method in { method($0, $1) ?? true } })\n"
        #expect(SourceCopy(of: kept, at: "A").text.contains(value))
        let property = "@objc protocol P {\n@objc optional var v: Int { get }\n}\nclass A: P {\nvar v: Int { 1 }\n}"
        let other = SourceCopy(of: property, at: "A").text
        #expect(other.contains("var v: (Int)? { get }"))
        #expect(
            other.contains(
                "var v: Int { 1 }; @_implements(P, v) var optional_v: (Int)? { let value: Int = v; return value }\n"))
        #expect(other.hasSuffix("extension P {\nvar v: (Int)? { nil }\n}\n"))
    }

    @Test("lines stay where they are")
    func lines() {
        let source = "@objc\nfunc a() {}\nf(#selector(\n  b))\nlet c = 1"
        #expect(copy(source).split(separator: "\n", omittingEmptySubsequences: false).last == "let c = 1")
    }

    @Test(
        "members that are moved from an extension of another file see what was private there, and are as public as it")
    func movedMembers() {
        let files = [
            ("A.swift", "public class A: UIView {\n}"),
            (
                "B.swift",
                "public extension A {\n    override var description: String { text(self) }\n}\nprivate func text(_ a: A) {}"
            ),
        ]
        let module = AppModule(files.map { (path: $0.0, text: $0.1) })
        let (own, other) = (
            SourceCopy(of: files[0].1, at: "A.swift", in: module).text,
            SourceCopy(of: files[1].1, at: "B.swift", in: module).text
        )
        #expect(own.contains("public override var description: String { text(self) }"))
        #expect(other.hasSuffix("\n func text(_ a: A) {}"))
    }

    @Test("a class without members that is called like another one stays as it is") func emptyClass() {
        let source = "class Line: UIView {\n    let a = 1\n}\nclass B {\n    class Line: UIView {}\n}"
        #expect(!SourceCopy(of: source, at: "A").text.contains("{; "))
    }

    @Test(
        "files of the app, and xibs of controllers of the system, are found by where the app calls",
        arguments: [
            (
                "Bundle.main.url(forResource: a, withExtension: b)",
                "Bundle.main.appURL(forResource: a, withExtension: b)"
            ),
            (
                "Bundle(for: A.self).path(forResource: a, ofType: b)",
                "Bundle(for: A.self).appPath(forResource: a, ofType: b)"
            ),
            ("files.url(forResource: a)", "files.url(forResource: a)"),
            (
                "extension Bundle { func f() { url(forResource: a) } }",
                "extension Bundle { func f() { appURL(forResource: a) } }"
            ),
            ("UIViewController(nibName: a, bundle: nil)", "UIViewController(nibName: a, bundle: nil, fileID: #fileID)"),
            ("Own(nibName: a, bundle: nil)", "Own(nibName: a, bundle: nil)"),
        ])
    func files(source: String, copy: String) {
        #expect(SourceCopy(of: source, at: "A.swift").text.hasSuffix(copy))
    }

    @Test("what reads XML imports its module")
    func xml() {
        #expect(SourceCopy(of: "let a = XMLParser(data: b)", at: "A.swift").text.contains("import FoundationXML"))
        #expect(!SourceCopy(of: "let a = 1", at: "A.swift").text.contains("FoundationXML"))
    }
}
