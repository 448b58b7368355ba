extension KindReader {
    /// The Swift name of the kind: the element, or the modifier that puts the kind around an element.
    var swiftName: String? { Self.swiftNames[key] }

    private static let swiftNames = [
        "box": "Box", "wrapper": "Wrapper", "inset": "LayoutElement.inset(_:)",
        "safeArea": "LayoutElement.safeAreaInset(margins:)", "overlay": "LayoutElement.overlay(_:)",
        "background": "LayoutElement.background(_:)", "center": "LayoutElement.centered(_:sizing:)",
        "relative": "LayoutElement.position(horizontal:vertical:sizing:)", "ratio": "LayoutElement.ratio(_:)",
        "corner": "LayoutElement.corner(_:at:offset:wraps:)", "scroll": "Scroll", "text": "Text",
        "markdown": "Element.init(markdown:style:)", "image": "Image", "map": "MapPlaceholder",
        "video": "VideoPlaceholder", "spacer": "Spacer", "stack": "Stack", "row": "Row", "column": "Column",
        "absolute": "Absolute", "whenSize": "WhenSize", "button": "Button", "constraints": "ConstraintsLayout",
        "collection": "CollectionView",
    ]
}
