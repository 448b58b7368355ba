import QuoinVerification

/// A document with its pictures, with which changed documents are compared.
final class MutationSubject {
    let document: SnapshotDocument
    let content: Document
    let renderer: DocumentRenderer
    let rules: ComparisonRules
    let pictures: [DrawnVariant]
    /// The document on other canvases. Those on which it cannot be drawn are left out.
    private(set) lazy var others: [(canvas: OtherCanvas, picture: PaintedLayout)] = paintOthers()

    /// One picture of the document.
    struct DrawnVariant {
        let variant: CanvasVariant
        let layout: DocumentLayout
        let list: DisplayList
        let bitmap: Bitmap

        var painted: PaintedLayout { (list, layout) }
    }

    /// - Throws: a `QuoinError` if the document cannot be drawn.
    init(_ document: SnapshotDocument, _ content: Document, with renderer: DocumentRenderer) throws(QuoinError) {
        (self.document, self.content, self.renderer) = (document, content, renderer)
        rules = document.settings.rules
        var pictures: [DrawnVariant] = []
        for variant in content.allVariants
        where document.reference(at: document.name(of: variant) + ".png").exists {
            let layout = try renderer.layOut(content, document.file, on: variant)
            let list = try renderer.displayList(of: layout)
            pictures.append(
                DrawnVariant(
                    variant: variant, layout: layout, list: list, bitmap: try renderer.bitmap(list, of: layout)))
        }
        self.pictures = pictures
    }

    /// How a change of the document affects its pictures.
    enum Verdict {
        /// A picture differs, or there are other pictures.
        case seen
        /// The changed document cannot be drawn.
        case faulty
        /// All pictures paint the same.
        case samePaint
        /// Something else is painted, but the first picture that paints it does not show it.
        case unseen(picture: Int, layout: DocumentLayout, list: DisplayList)
    }

    func verdict(on changed: Document) -> Verdict {
        let variants = changed.allVariants
        guard variants.map(\.suffix) == content.allVariants.map(\.suffix) else { return .seen }
        var unseen: Verdict?
        for (number, picture) in pictures.enumerated() {
            guard let variant = variants.first(where: { $0.suffix == picture.variant.suffix }) else { return .seen }
            do {
                let layout = try renderer.layOut(changed, document.file, on: variant)
                let list = try renderer.displayList(of: layout)
                if layout.canvas.scale != picture.layout.canvas.scale || list.size != picture.list.size { return .seen }
                if list.paintsSame(as: picture.list) { continue }
                if try isSeen(list, layout, in: picture) { return .seen }
                unseen = unseen ?? .unseen(picture: number, layout: layout, list: list)
            } catch {
                return .faulty
            }
        }
        return unseen ?? .samePaint
    }

    /// Whether a comparison with the rules of the document fails.
    private func isSeen(
        _ list: DisplayList, _ layout: DocumentLayout, in picture: DrawnVariant
    ) throws(QuoinError) -> Bool {
        if rules == ComparisonRules() {
            return try PaintPair(old: picture.painted, new: (list, layout), renderer: renderer).differs()
        }
        return try !isAccepted(by: rules, list, layout, in: picture)
    }

    /// Whether the rules accept a picture in place of the document's own.
    func isAccepted(
        by rules: ComparisonRules, _ list: DisplayList, _ layout: DocumentLayout, in picture: DrawnVariant
    ) throws(QuoinError) -> Bool {
        let bitmap = try renderer.bitmap(list, of: layout)
        if bitmap == picture.bitmap { return true }
        let new = RecordedPicture(bitmap, record: try renderer.record(of: layout, painted: list))
        let old = RecordedPicture(
            picture.bitmap, record: try renderer.record(of: picture.layout, painted: picture.list))
        return try QuoinError.naming(document.file.path) { () throws(QuoinError) in
            try rules.applicable(to: old.record, new.record).compare(new, with: old).isAccepted
        }
    }
}
