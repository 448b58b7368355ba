extension CheckKind {
    /// SVG images with texts in them.
    static let textInImage = CheckKind(
        .textInImage, "Letters are part of an image", Criterion(name: "1.4.5 Images of Text", page: "images-of-text"),
        level: .warning
    ) { inspection in
        for index in inspection.scene.lettered where inspection.isShown(index) {
            let figures = Figures { "letters of \($0.name) are part of a picture, and do not grow with other texts" }
            inspection.add(.textInImage, [index], figures)
        }
    }
}
