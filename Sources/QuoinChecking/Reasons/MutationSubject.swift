import QuoinCairo
import QuoinDocument
import QuoinExplanations
import QuoinFiles
import QuoinLayout
import QuoinPixels
import QuoinScene
import QuoinValues
import QuoinVerification

/// A document with its pictures, with which changed documents are compared.
struct MutationSubject {
    let document: SnapshotDocument
    let content: Document
    let renderer: DocumentRenderer
    let rules: ComparisonRules
    private(set) var pictures: [DrawnVariant] = []

    /// One picture of the document.
    struct DrawnVariant {
        let variant: CanvasVariant
        let layout: DocumentLayout
        let list: DisplayList
        let bitmap: Bitmap
    }

    /// - Throws: a `QuoinError` if the document cannot be drawn.
    init(_ document: SnapshotDocument, _ content: Document, with renderer: DocumentRenderer) throws(QuoinError) {
        (self.document, self.content, self.renderer) = (document, content, renderer)
        rules = document.settings.rules
        for variant in content.allVariants
        where document.reference(at: document.name(of: variant) + ".png").exists {
            let layout = try renderer.layOut(content, document.file, on: variant)
            let list = try renderer.displayList(of: layout)
            pictures.append(
                DrawnVariant(
                    variant: variant, layout: layout, list: list, bitmap: try renderer.bitmap(list, of: layout)))
        }
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
            if try differsInTile(list, layout, picture) { return true }
            return try renderer.bitmap(list, of: layout) != picture.bitmap
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

// MARK: - Tiles

extension MutationSubject {
    /// The side of a tile, in points.
    private static let tileSide = 64.0

    /// Whether a small part of the picture differs, around the first difference between the display lists. This is much
    /// faster than drawing the whole picture, and finds most changes.
    private func differsInTile(
        _ list: DisplayList, _ layout: DocumentLayout, _ picture: DrawnVariant
    ) throws(QuoinError) -> Bool {
        let (old, new) = list.differing(from: picture.list)
        let bounds = [picture.list.commands[old].paintedBounds, list.commands[new].paintedBounds].compactMap(\.self)
        guard let first = bounds.first else { return false }
        let canvas = Rect(origin: .zero, size: list.size)
        let area = bounds.dropFirst().reduce(first) { $0.union($1) }.intersection(canvas)
        guard area.size.width > 0, area.size.height > 0, list.size.width * list.size.height > 16_384 else {
            return false
        }
        let origin = Point(area.minX.rounded(.down), area.minY.rounded(.down))
        let size = Size(min(Self.tileSide, canvas.maxX - origin.x), min(Self.tileSide, canvas.maxY - origin.y))
        let tile = Rect(origin: origin, size: size)
        return try renderer.bitmap(list.cropped(to: tile), of: layout)
            != renderer.bitmap(picture.list.cropped(to: tile), of: picture.layout)
    }
}

extension DisplayList {
    /// The commands of two lists, without those that they share at the start and at the end.
    func differing(from other: DisplayList) -> (old: Range<Int>, new: Range<Int>) {
        let (old, new) = (other.commands, commands)
        var start = 0
        while start < old.count, start < new.count, old[start].operation == new[start].operation { start += 1 }
        var end = 0
        while end < old.count - start, end < new.count - start,
            old[old.count - 1 - end].operation == new[new.count - 1 - end].operation
        {
            end += 1
        }
        return (start..<(old.count - end), start..<(new.count - end))
    }
}
