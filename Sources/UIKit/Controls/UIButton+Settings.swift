import QuoinScene

extension UIButton {
    /// What a record says of where the title and the image are.
    var placeSettings: [RecordedProperty] {
        let settings: [(String, PropertyValue)]
        if let configuration {
            let insets = configuration.contentInsets
            settings = [
                (
                    "contentInsets",
                    .list([insets.top, insets.leading, insets.bottom, insets.trailing].map(\.recorded))
                ), ("imagePadding", configuration.imagePadding.recorded),
                ("titlePadding", configuration.titlePadding.recorded),
                ("imagePlacement", .text(configuration.imagePlacement.word)),
                ("titleAlignment", .text("\(configuration.titleAlignment)")),
                ("buttonSize", .text("\(configuration.buttonSize)")),
            ]
        } else {
            settings = [
                ("contentEdgeInsets", contentEdgeInsets.recorded), ("titleEdgeInsets", titleEdgeInsets.recorded),
                ("imageEdgeInsets", imageEdgeInsets.recorded),
                ("contentHorizontalAlignment", .text("\(contentHorizontalAlignment)")),
                ("contentVerticalAlignment", .text("\(contentVerticalAlignment)")),
            ]
        }
        return settings.map { RecordedProperty("button.\($0)", $1, [.size, .contentLayout]) }
    }
}

extension NSDirectionalRectEdge {
    fileprivate var word: String {
        switch self {
        case .top: "top"
        case .bottom: "bottom"
        case .trailing: "trailing"
        default: "leading"
        }
    }
}
