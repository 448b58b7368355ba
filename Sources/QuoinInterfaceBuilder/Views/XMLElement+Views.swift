import QuoinValues

extension XMLElement {
    /// Whether the element is a view.
    var isView: Bool { Self.viewNames.contains(name) && self["id"] != nil }

    private static let viewNames: Set<String> = [
        "view", "label", "button", "imageView", "stackView", "scrollView", "tableView", "tableViewCell",
        "tableViewCellContentView", "collectionView", "collectionViewCell", "collectionViewCellContentView",
        "collectionReusableView", "textField", "textView", "switch", "slider", "stepper", "segmentedControl",
        "progressView", "activityIndicatorView", "pageControl", "datePicker", "pickerView", "searchBar",
        "navigationBar", "toolbar", "tabBar", "containerView", "visualEffectView", "webView", "wkWebView", "mapView",
        "mtkView", "glkView", "arscnView", "sceneKitView", "arskView", "skView", "control", "adBannerView",
        "collectionViewCellListContentView",
    ]

    /// The frame that was saved, in points of the superview.
    var frame: Rect {
        guard let rect = children.first(where: { $0.name == "rect" && ($0["key"] == "frame" || $0["key"] == nil) })
        else { return .zero }
        return Rect(
            rect.number("x") ?? 0, rect.number("y") ?? 0, max(rect.number("width") ?? 0, 0),
            max(rect.number("height") ?? 0, 0))
    }

    /// Whether the file has a frame of the view.
    package var hasFrame: Bool { children.contains { $0.name == "rect" } }

    /// The views in the view, the lowest first.
    var subviews: [XMLElement] {
        let content = children.filter { $0.isView && $0["key"].map { Self.contentKeys.contains($0) } ?? false }
        let sections = items(of: "sections").flatMap { $0.items(of: "cells") }
        let lists = ["prototypes", "cells", "subviews"].flatMap { items(of: $0) }
        return (content + sections + lists).filter(\.isView)
    }

    private static let contentKeys: Set<String> = [
        "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
        "collectionReusableView",
    ]

    /// Insets that a child describes.
    package func insets(key: String) -> EdgeInsets? {
        guard let child = child(key: key) else { return nil }
        if child.name == "inset" {
            return EdgeInsets(
                top: child.number("minY") ?? 0, left: child.number("minX") ?? 0, bottom: child.number("maxY") ?? 0,
                right: child.number("maxX") ?? 0)
        }
        return EdgeInsets(
            top: child.number("top") ?? 0, left: child.number("left") ?? child.number("leading") ?? 0,
            bottom: child.number("bottom") ?? 0, right: child.number("right") ?? child.number("trailing") ?? 0)
    }

    /// The name of the image that the element shows: an attribute, or a reference with a style of a symbol.
    var image: String? { self["image"] ?? child(key: "image")?["image"] }

    /// The value that is set for a key path at run time.
    func runtimeAttribute(_ keyPath: String) -> XMLElement? {
        items(of: "userDefinedRuntimeAttributes").first { $0["keyPath"] == keyPath }
    }
}
