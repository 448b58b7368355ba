import QuoinBitmap
import QuoinCairo
import QuoinComparison
import QuoinDocument
import QuoinExplanations
import QuoinFiles
import QuoinScene

extension SnapshotDrawing {
    /// Finds the causes of a difference, and confirms them by drawing the document without them.
    ///
    /// - Returns: `nil` if one of the pictures has no record.
    package func review(
        of new: RecordedPicture, _ old: RecordedPicture, _ comparison: PictureComparison
    ) -> VerificationResults.Snapshot.Review? {
        let (layout, renderer) = (layout, renderer)
        let confirmation = CauseConfirmation(root: layout.document.root, canvas: layout.document.canvas) {
            root, canvas in
            var document = layout.document
            (document.root, document.canvas) = (root, canvas)
            let drawing = try SnapshotDrawing(of: document, layout.file, on: CanvasVariant(own: canvas), with: renderer)
            return try drawing.recorded()
        }
        return confirmation.review(of: new, old, comparison, components: components)
    }

    /// The components of the elements, by the elements' paths.
    private var components: [String: ElementComponent] {
        let (tree, document) = (layout.layout.tree, layout.document)
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
