import QuoinFiles
import QuoinResults

/// A document drawn on one of its canvases. Use it on the thread that drew it.
package struct SnapshotDrawing: ~Copyable {
    let bitmap: Bitmap
    let layout: DocumentLayout
    private let list: DisplayList
    let renderer: DocumentRenderer

    /// Lays a document out and draws it.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be drawn, with its place in the document.
    package init(
        of document: Document, _ file: DocumentFile, on variant: CanvasVariant, with renderer: DocumentRenderer
    ) throws(QuoinError) {
        (layout, list, bitmap) = try renderer.draw(document, file, on: variant)
        self.renderer = renderer
    }

    /// The given ids that elements of the layout have.
    func ids(among ids: Set<String>) -> Set<String> {
        ids.filter { layout.layout.tree.index(ofID: $0) != nil }
    }

    /// The line of the document with the element of the first finding, if it still exists.
    func line(ofFirst findings: [PictureComparison.Finding]) -> Int? {
        guard let path = findings.first?.elements.first?.reference.path else { return nil }
        let tree = layout.layout.tree
        return tree.index(atPath: path).flatMap { tree.source(of: $0)?.documentLine }
    }

    /// Whether the picture has a record. A diagram has none, because it shows more than the layout.
    var hasRecord: Bool { !renderer.drawsDiagram(of: layout.document) }

    /// The picture, with its record if it has one.
    package func recorded() throws(QuoinError) -> RecordedPicture {
        var picture = RecordedPicture(bitmap, record: try renderer.record(of: layout, painted: list))
        picture.warnings = (layout.warnings + list.warnings.map { Diagnostic($0) }).map {
            $0.text(file: layout.file.name)
        }
        return picture
    }
}

extension SnapshotDrawing {
    /// Finds the causes of a difference, and confirms them by drawing the document without them.
    ///
    /// - Returns: `nil` if one of the pictures has no record.
    package func review(
        of new: RecordedPicture, _ old: RecordedPicture, _ comparison: PictureComparison
    ) -> VerificationResults.Snapshot.Review? {
        let (layout, renderer) = (layout, renderer)
        let confirmation = CauseConfirmation(root: layout.document.root, canvas: layout.canvas) {
            root, canvas in
            var document = layout.document
            (document.root, document.canvas) = (root, canvas)
            let drawing = try SnapshotDrawing(of: document, layout.file, on: CanvasVariant(own: canvas), with: renderer)
            return try drawing.recorded()
        }
        return confirmation.review(of: new, old, comparison)
    }
}

extension SnapshotComparison {
    /// Compares a drawn document with its reference.
    ///
    /// - Parameter known: the result without status, changes and pictures.
    func result(
        _ known: VerificationResults.Snapshot, _ drawing: borrowing SnapshotDrawing, _ reference: ReferenceFile
    ) throws(QuoinError) -> VerificationResults.Snapshot {
        guard reference.exists else { return Self.missing(known, try drawing.recorded()) }
        let file = try reference.read()
        let bitmap = try file.bitmap()
        var known = known
        if !includesPassedPictures, bitmap == drawing.bitmap {
            // What a record says matters only if the pictures differ, and reading it takes as long as reading the pixels.
            let (hasRecord, flaws) = RecordedPicture.checkedRecord(in: file)
            known.notes = try notes(on: flaws, hasRecord: hasRecord, of: reference, known, drawing)
            return known
        }
        let old = RecordedPicture(bitmap, of: file)
        known.notes = try notes(on: old.flaws, hasRecord: old.record != nil, of: reference, known, drawing)
        return try compared(
            known, try drawing.recorded(), with: old, line: { drawing.line(ofFirst: $0) },
            review: { drawing.review(of: $0, $1, $2) })
    }

    /// Notes on the parts that the reference's file lacks. A file without its end is an error.
    private func notes(
        on flaws: [PictureFlaw], hasRecord: Bool, of reference: ReferenceFile, _ known: VerificationResults.Snapshot,
        _ drawing: borrowing SnapshotDrawing
    ) throws(QuoinError) -> [String] {
        func notes(naming name: String) -> [String] {
            RecordedPicture.notes(on: flaws, hasRecord: hasRecord, naming: name, remedy: known.acceptCommand ?? "")
        }
        guard !flaws.contains(.noEnd) else {
            throw QuoinError(printing: notes(naming: "\(reference.path): error"))
        }
        return drawing.hasRecord ? notes(naming: reference.path) : []
    }
}

extension DocumentRenderer {
    /// The record of the layout of a document that this renderer laid out; `nil` if a diagram is drawn, which shows
    /// more than the layout.
    ///
    /// - Parameter list: the display list of the layout.
    /// - Throws: a ``QuoinError`` that names the font that cannot be read.
    package func record(of layout: DocumentLayout, painted list: DisplayList) throws(QuoinError) -> PictureRecord? {
        guard !drawsDiagram(of: layout.document) else { return nil }
        let renderer = try renderer(for: layout.document, layout.file)
        var record = try QuoinError.naming(layout.file.name) { () throws(QuoinError) in
            try PictureRecord(of: layout.layout, painted: list, on: layout.canvas, by: renderer)
        }
        record.document = layout.file.path.split(separator: "/").last.map(String.init)
        record.add(layout.components)
        return record
    }
}

extension DocumentLayout {
    /// The components of the elements, by the elements' paths.
    fileprivate var components: [String: ElementComponent] {
        let tree = layout.tree
        var components: [String: ElementComponent] = [:]
        guard !document.components.isEmpty else { return components }
        for index in tree.paintOrder {
            guard let place = tree.source(of: index), let component = document.component(at: place) else { continue }
            // A layout in a box that paints it has the same place as the box.
            let isInner = tree.parent(of: index).flatMap { tree.source(of: $0) } == place
            components[tree.path(of: index)] = ElementComponent(
                name: component.name, isOutermost: place == component.places.lowerBound && !isInner)
        }
        return components
    }
}

extension PictureRecord {
    fileprivate mutating func add(_ components: [String: ElementComponent]) {
        for index in elements.indices { elements[index].component = components[elements[index].path] }
    }
}
