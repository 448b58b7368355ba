import QuoinAutoLayout
import QuoinValues

/// A view in the list of a scene's views, in which parents come before their subviews.
package struct SceneView {
    package var element: XMLElement
    /// The position of the superview in the list; `nil` for the scene's own view.
    package var parent: Int?
    package var item: ConstraintItem
    /// The frame that was saved, in points of the superview.
    package var frame: Rect
    /// Whether a stack places the view.
    package var isArranged: Bool
    /// The margins, in points from the edges.
    package var margins: EdgeInsets
    package var name: String

    /// Whether the view's content scrolls, so that its edges are those of the content for what is in it.
    var scrolls: Bool { ["scrollView", "tableView", "collectionView", "textView"].contains(element.name) }

    /// Whether the view stands where the file says: it is a cell or the content of one, or follows its autoresizing mask.
    package func usesMask(in scene: InterfaceScene) -> Bool {
        if isArranged { return false }
        if Self.fixedNames.contains(element.name) || element["key"] == "contentView" { return true }
        if element["fixedFrame"] == "YES" { return true }
        return !scene.usesConstraints || element["translatesAutoresizingMaskIntoConstraints"] != "NO"
    }

    private static let fixedNames: Set<String> = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionReusableView",
        "collectionViewCellContentView",
    ]

    /// The mask: that of the file, or for cells and their contents the one that they have in their lists.
    var mask: Autoresizing.Mask {
        guard let element = element.child(key: "autoresizingMask") else {
            return Self.fixedNames.contains(element.name) ? .flexibleWidth : []
        }
        let parts: [(String, Autoresizing.Mask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { if element[$1.0] == "YES" { $0.insert($1.1) } }
    }
}
