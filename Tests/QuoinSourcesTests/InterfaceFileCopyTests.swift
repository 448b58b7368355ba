import Foundation
import QuoinSources
import Testing

@Suite("Copies of an app's xibs and storyboards")
struct InterfaceFileCopyTests {
    private func copy(_ objects: String) -> String {
        InterfaceFileCopy(of: Data("<document>\n<objects>\n\(objects)\n</objects></document>".utf8), at: "/app/A-b.xib")
            .text
    }

    @Test("a statement has the line of its element")
    func lines() {
        let text = copy("<label id=\"a\" text=\"Hi\">\n<color key=\"textColor\" white=\"1\" alpha=\"0.5\"/>\n</label>")
        #expect(text.contains("final class Nib_A_b: NibFile"))
        #expect(
            text.contains("#sourceLocation(file: \"/app/A-b.xib\", line: 3)\nlet object1 = try self.make(UILabel.self)")
        )
        #expect(text.contains("line: 4)\nobject1.textColor = UIColor(white: 1, alpha: 0.5)"))
    }

    @Test("a button shows the images of its states, and no others")
    func images() {
        let text = copy("<button id=\"a\"><state key=\"normal\" image=\"b\" catalog=\"system\"/></button>")
        #expect(text.contains("object1.setImage(UIImage(systemName: \"b\"), for: .normal)"))
        #expect(!text.contains("setBackgroundImage"))
        let reference = "<state key=\"selected\"><imageReference key=\"image\" image=\"c\"/></state>"
        let other = copy("<button id=\"a\">\(reference)</button>")
        #expect(other.contains("object1.setImage(UIImage(named: \"c\"), for: .selected)"))
    }

    @Test("a text has the attributes of its parts, in labels and in the states of buttons")
    func attributedTexts() {
        let font = "<font key=\"NSFont\" size=\"15\" name=\"HelveticaNeue\"/>"
        let system = "<font key=\"NSFont\" size=\"20\" metaFont=\"systemBold\"/>"
        let style = "<paragraphStyle key=\"NSParagraphStyle\" alignment=\"center\" lineSpacing=\"4\"/>"
        let parts =
            "<fragment content=\"Hi\"><attributes>\(font)<color key=\"NSColor\" white=\"1\"/></attributes></fragment>"
            + "<fragment content=\" you\"><attributes>\(system)\(style)"
            + "<integer key=\"NSUnderline\" value=\"1\"/></attributes></fragment>"
        let label = copy("<label id=\"a\"><attributedString key=\"attributedText\">\(parts)</attributedString></label>")
        #expect(
            label.contains(
                "text.append(NSAttributedString(string: \"Hi\", attributes: [.font: "
                    + "(UIFont(name: \"HelveticaNeue\", size: 15) ?? .systemFont(ofSize: 15)), "
                    + ".foregroundColor: UIColor(white: 1, alpha: 1) as UIColor]))"))
        #expect(
            label.contains(
                "string: \" you\", attributes: [.font: (UIFont.boldSystemFont(ofSize: 20)), .paragraphStyle: "
                    + "{ let style = NSMutableParagraphStyle(); style.alignment = .center; style.lineSpacing = 4; "
                    + "return style }(), .underlineStyle: 1]"))
        let title = "<attributedString key=\"attributedTitle\"><fragment content=\"Go\"/></attributedString>"
        let button = copy("<button id=\"a\"><state key=\"selected\">\(title)</state></button>")
        #expect(button.contains("setAttributedTitle(NSAttributedString(string: \"Go\"), for: .selected)"))
    }

    @Test("a delegate need not conform")
    func delegates() {
        let outlet = "<connections><outlet property=\"delegate\" destination=\"b\"/></connections>"
        let text = copy("<tableView id=\"a\">\(outlet)</tableView><view id=\"b\"/>")
        #expect(text.contains("object1.delegate = self.linked(object2)"))
    }

    @Test("an object that is no view is made, connected, and lives as long as the controller of its scene")
    func customObjects() {
        let source =
            "<customObject id=\"b\" customClass=\"Source\"><connections>"
            + "<outlet property=\"list\" destination=\"v\"/></connections></customObject>"
        let outlet = "<connections><outlet property=\"source\" destination=\"b\"/></connections>"
        let screen = "<viewController id=\"a\"><view key=\"view\" id=\"v\"/>\(outlet)</viewController>"
        let text = InterfaceFileCopy(
            of: Data("<document><scenes><scene><objects>\(screen)\(source)</objects></scene></scenes></document>".utf8),
            at: "Main.storyboard"
        ).text
        #expect(text.contains("let object2 = Source()"))
        #expect(text.contains("controller.source = object2") && text.contains("object2.list = object1"))
        #expect(text.contains("controller.sceneObjects = [object2]"))
        let tabs =
            screen.replacing("viewController", with: "tabBarController")
            .replacing("<view key=\"view\" id=\"v\"/>", with: "")
            + "<view id=\"v\"><constraints><constraint firstAttribute=\"width\" constant=\"7\"/></constraints></view>"
        let beside = InterfaceFileCopy(
            of: Data("<document><scenes><scene><objects>\(tabs)\(source)</objects></scene></scenes></document>".utf8),
            at: "Main.storyboard"
        ).text
        #expect(beside.contains("controller.source = object2") && beside.contains("object2.list = object1"))
        #expect(beside.contains("attribute: .width") && beside.contains("constant: 7"))
        let xib = copy("<view id=\"v\"/>\(source)")
        #expect(xib.contains("let object1 = Source()") && xib.contains("object1.list = object2"))
    }

    @Test("the bars of a controller have the look that the file says")
    func bars() {
        let color = "<color key=\"barTintColor\" white=\"1\" alpha=\"1\"/>"
        let title =
            "<textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" white=\"0.5\" alpha=\"1\"/></textAttributes>"
        let look = "<navigationBarAppearance key=\"scrollEdgeAppearance\">\(title)</navigationBarAppearance>"
        let bar =
            "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" barStyle=\"black\">\(color)\(title)\(look)</navigationBar>"
        let screen =
            "<navigationController id=\"a\" navigationBarHidden=\"YES\" toolbarHidden=\"NO\">\(bar)</navigationController>"
        let text = InterfaceFileCopy(
            of: Data("<document><scenes><scene><objects>\(screen)</objects></scene></scenes></document>".utf8),
            at: "Main.storyboard"
        ).text
        let gray = "UIColor(white: 0.5, alpha: 1)"
        for statement in [
            "isNavigationBarHidden = true", "isToolbarHidden = false", "navigationBar.prefersLargeTitles = true",
            "navigationBar.barStyle = .black", "navigationBar.barTintColor = UIColor(white: 1, alpha: 1)",
            "navigationBar.titleTextAttributes = [.foregroundColor: \(gray)]",
            "navigationBar.scrollEdgeAppearance = { let look = UINavigationBarAppearance(); "
                + "look.titleTextAttributes = [.foregroundColor: \(gray)]; return look }()",
        ] { #expect(text.contains("\ncontroller.\(statement)\n")) }
    }

    @Test("a color of the system has the name that code has for it")
    func systemColors() {
        func color(_ name: String) -> String {
            copy("<view id=\"a\"><color key=\"backgroundColor\" systemColor=\"\(name)\"/></view>")
        }
        #expect(color("labelColor").contains("backgroundColor = UIColor.label\n"))
        #expect(color("tintColor").contains("backgroundColor = UIColor.tintColor\n"))
    }

    @Test("a button of an older file is one of the system")
    func buttonTypes() {
        #expect(copy("<button id=\"a\" buttonType=\"roundedRect\"/>").contains("UIButton(type: .system)"))
        #expect(copy("<button id=\"a\" buttonType=\"custom\"/>").contains("UIButton(type: .custom)"))
    }

    @Test("an attribute set at run time may be yes or no")
    func runtimeFlags() {
        let attribute =
            "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"on\">"
            + "<boolean key=\"value\" value=\"YES\"/></userDefinedRuntimeAttribute>"
        let text = copy(
            "<view id=\"a\"><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>")
        #expect(text.contains("KeyedProperties(of: object1).on = true"))
    }

    @Test("a view whose class the app does not have is one of the system")
    func missingClasses() {
        func made(_ attributes: String) -> String {
            InterfaceFileCopy(
                of: Data("<document><objects><view id=\"a\" \(attributes)/></objects></document>".utf8), at: "A.xib",
                in: AppModule([("Card.swift", "class Card: UIView {}")])
            ).text
        }
        let target = "customModule=\"App\" customModuleProvider=\"target\""
        #expect(made("customClass=\"Card\" \(target)").contains("try self.make(Card.self)"))
        #expect(made("customClass=\"Gone\" \(target)").contains("try self.make(UIView.self)"))
        #expect(made("customClass=\"Gone\"").contains("try self.make(UIView.self)"))
        #expect(made("customClass=\"Other\" customModule=\"Cards\"").contains("try self.make(Other.self)"))
    }

    @Test("controls and recognizers call the methods that they are connected to")
    func actions() {
        let connections =
            "<connections><action selector=\"tap:\" destination=\"b\" eventType=\"touchUpInside\"/></connections>"
        let text = copy("<button id=\"a\">\(connections)</button><view id=\"b\"/>")
        #expect(text.contains("line: 3)\nobject1.addTarget(object2, action: Selector(\"tap:\"), for: .touchUpInside)"))
        let action = "<connections><action selector=\"tap\" destination=\"b\"/></connections>"
        let tap = copy("<tapGestureRecognizer id=\"a\">\(action)</tapGestureRecognizer><view id=\"b\"/>")
        #expect(tap.contains("object1.addTarget(object2 as Any, action: Selector(\"tap\"))"))
        let first = connections.replacing("\"b\"", with: "\"-2\"")
        #expect(copy("<button id=\"a\">\(first)</button>").contains("object1.addTarget(nil, action: "))
    }

    @Test("a view with a fixed frame keeps it, and a tab has the title and the symbol of the system")
    func fixedFrames() {
        let frame = "<frame key=\"frameInset\" minX=\"1\" minY=\"2\" width=\"3\" height=\"4\"/>"
        let free = "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\">\(frame)</label>"
        let kept = copy("<label fixedFrame=\"YES\" \(free)")
        #expect(kept.contains("object1.frame = CGRect(x: 1, y: 2, width: 3, height: 4)"))
        #expect(!kept.contains("object1.translatesAutoresizingMaskIntoConstraints"))
        #expect(copy("<label \(free)").contains("object1.translatesAutoresizingMaskIntoConstraints = false"))
        let tab = "<tabBarItem key=\"tabBarItem\" systemItem=\"mostRecent\" tag=\"2\" id=\"t\"/>"
        let outlet = "<connections><outlet property=\"tab\" destination=\"t\"/></connections>"
        let controller = "<viewController id=\"a\"><view key=\"view\" id=\"v\"/>\(tab)\(outlet)</viewController>"
        let screens = "<scene><objects>\(controller)</objects></scene>"
        let text = InterfaceFileCopy(
            of: Data("<document><scenes>\(screens)</scenes></document>".utf8), at: "Main.storyboard"
        ).text
        #expect(text.contains("UITabBarItem(tabBarSystemItem: .mostRecent, tag: 2)"))
        #expect(text.contains("controller.tab = controller.tabBarItem"))
    }

    @Test(
        "what is not read is an error of the compiler",
        arguments: [
            ("<glkView id=\"a\"/>", "There is no glkView to draw."),
            (
                "<view id=\"a\"><constraints><constraint firstItem=\"x\" id=\"c\"/></constraints></view>",
                "The constraint leads to an object that is not read."
            ),
            (
                "<view id=\"a\"><connections><outlet property=\"p\" destination=\"x\"/></connections></view>",
                "The outlet p leads to an object that is not read."
            ),
        ])
    func unread(objects: String, message: String) {
        #expect(copy(objects).contains("line: 3)\n#error(\"\(message)\")"))
    }

    @Test("a file that is no XML is an error of the compiler")
    func broken() {
        #expect(copy("<view>").contains("#error("))
        #expect(InterfaceFileCopy(of: Data(), at: "A.xib").text.contains("#error("))
    }
}
