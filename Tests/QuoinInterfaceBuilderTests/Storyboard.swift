import Quoin
import QuoinDocument
import QuoinInterfaceBuilder
import TestSupport

/// A small storyboard around the views of one scene, on a screen of 375 × 667 points.
struct Storyboard {
    /// The XML of the subviews.
    var subviews: String
    /// The XML of the constraints of the scene's view.
    var constraints = ""
    /// Attributes and children of the scene's view.
    var root = ""

    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects>
        <viewController title="One" storyboardIdentifier="first" id="c" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(subviews)</subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        \(root)<constraints>\(constraints)</constraints></view>
        <connections><outlet property="outletView" destination="o" id="x"/></connections>
        </viewController></objects></scene></scenes>
        <resources><namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>\
        <image name="picture" width="30" height="20"/></resources>
        </document>
        """
    }

    /// A view with a frame.
    static func view(
        _ id: String, frame: (Double, Double, Double, Double) = (0, 0, 10, 10), name: String = "view",
        attributes: String = "", content: String = ""
    ) -> String {
        """
        <\(name) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
        <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(content)</\(name)>
        """
    }

    /// A constraint: `a.leading = b.trailing + 8`; the second side and the constant may be missing.
    static func constraint(
        _ first: (String?, String), _ second: (String?, String)? = nil, _ constant: Double = 0, _ more: String = ""
    ) -> String {
        let firstItem = first.0.map { "firstItem=\"\($0)\" " } ?? ""
        let secondItem = second?.0.map { "secondItem=\"\($0)\" " } ?? ""
        let secondAttribute = second.map { "secondAttribute=\"\($0.1)\" " } ?? ""
        return "<constraint \(firstItem)firstAttribute=\"\(first.1)\" \(secondItem)\(secondAttribute)"
            + "constant=\"\(constant)\" \(more) id=\"k\(first.0 ?? "")\(first.1)\(constant)\"/>"
    }

    /// The frames of the views by name, in points of the scene.
    func frames(of scene: String? = nil) throws -> [String: Rect] { try Self.frames(in: text, of: scene) }

    /// The frames of the views of a file by name, in points of the scene.
    static func frames(in text: String, of scene: String? = nil) throws -> [String: Rect] {
        let layout = try layout(text, of: scene)
        var frames: [String: Rect] = [:]
        for index in 0..<layout.tree.count {
            if let id = layout.tree.id(of: index) { frames[id] = layout.frames[index] }
        }
        return frames
    }

    /// What paints the scene.
    func displayList() throws -> DisplayList { try DisplayList(Self.layout(text)) }

    private static func layout(_ text: String, of scene: String? = nil) throws -> Layout {
        let document = try InterfaceFile(parsing: text).document(of: scene) { _ in nil }
        return try Studio().layout(document.root, in: document.canvas.range, scale: document.canvas.scale)
    }
}
