import Foundation
import QuoinSources
import Testing

@Suite("The names of an app's assets")
struct AssetCatalogCopyTests {
    private func copy(_ paths: [String], _ sources: String...) -> String {
        AssetCatalogCopy(of: paths, usedBy: sources).text
    }

    @Test("an image and a color have members by their names")
    func members() {
        let paths = ["camera.imageset", "Brand/AccentColor.colorset", "Brand/AccentColor.colorset/Contents.json"]
        let text = copy(paths, "let a = UIImage(resource: .camera)", "view.tintColor = .accent")
        #expect(text.contains("static let `camera` = ImageResource(name: \"camera\", bundle: .main)\n"))
        #expect(text.contains("static var `camera`: UIImage { UIImage(resource: .`camera`) }\n"))
        #expect(text.contains("static let `accent` = ColorResource(name: \"AccentColor\", bundle: .main)\n"))
        #expect(text.contains("static var `accent`: UIColor { UIColor(resource: .`accent`) }\n"))
    }

    @Test(
        "a name becomes one of Swift",
        arguments: [
            ("home-icon", "homeIcon"), ("Home icon 2", "homeIcon2"), ("icon_home", "iconHome"), ("URLIcon", "urlIcon"),
            ("URL", "url"), ("heroImage", "hero"), ("1st", "_1st"), ("sesacShopping", "sesacShopping"),
        ])
    func names(asset: String, member: String) {
        let text = copy(["\(asset).imageset"], "UIImage.\(member)")
        #expect(text.contains("static let `\(member)` = ImageResource(name: \"\(asset)\", bundle: .main)"))
    }

    @Test("what the app does not use, or declares itself, is left out")
    func unused() {
        #expect(copy(["a.imageset"], "let a = 1") == "import UIKit\n")
        let own = copy(
            ["brand.colorset"], "extension UIColor { static let brand = UIColor.red }", "let c = UIColor.brand")
        #expect(own.contains("ColorResource(name: \"brand\"") && !own.contains("static var"))
        #expect(!copy(["red.colorset"], "UIColor.red").contains("static var"))
    }
}
