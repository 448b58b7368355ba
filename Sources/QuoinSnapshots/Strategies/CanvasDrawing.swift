import QuoinResults

/// Lays values out and draws them on canvases.
package struct CanvasDrawing<Value>: Sendable {
    let picture: @Sendable (Value, Canvas) throws -> RecordedPicture
    let layout: @Sendable (Value, Canvas) throws -> Layout
    /// Finds the causes of differences between pictures of the value.
    let review: @Sendable (Value, Canvas) -> CauseReview?

    package init(
        picture: @escaping @Sendable (Value, Canvas) throws -> RecordedPicture,
        layout: @escaping @Sendable (Value, Canvas) throws -> Layout,
        review: @escaping @Sendable (Value, Canvas) -> CauseReview?
    ) {
        (self.picture, self.layout, self.review) = (picture, layout, review)
    }

    /// The same for other values, which become these.
    package func pullback<Other>(_ value: @escaping @Sendable (Other, Canvas) throws -> Value) -> CanvasDrawing<Other> {
        CanvasDrawing<Other> { other, canvas in
            try picture(value(other, canvas), canvas)
        } layout: { other, canvas in
            try layout(value(other, canvas), canvas)
        } review: { other, canvas in
            (try? value(other, canvas)).flatMap { review($0, canvas) }
        }
    }

    /// The strategy that draws values on canvases.
    package func strategy(
        _ rules: ComparisonRules, on canvas: @escaping @Sendable (Value) throws -> Canvas
    ) -> Snapshotting<Value, RecordedPicture> {
        var strategy = Snapshotting<Value, RecordedPicture>(diffing: .picture(rules: rules)) {
            try picture($0, canvas($0))
        }
        strategy.review = { value in
            { new, old, comparison in (try? canvas(value)).flatMap { review(value, $0)?(new, old, comparison) } }
        }
        return strategy
    }

    /// The strategy that lays values out on canvases, as text.
    package func layoutStrategy(on canvas: @escaping @Sendable (Value) throws -> Canvas) -> Snapshotting<Value, String>
    {
        Snapshotting(diffing: .lines) { try layout($0, canvas($0)).description }
    }
}

extension CanvasDrawing where Value: LayoutElement {
    package static func element(fonts: FontSources) -> CanvasDrawing {
        CanvasDrawing { element, canvas in
            try QuoinError.changing {
                let problems = $0.description.split(separator: "\n").map { "  \($0)" }
                return QuoinError($0.kind, printing: ["the snapshot cannot be drawn:"] + problems)
            } _: { () throws(QuoinError) in
                try PictureRenderer(fonts: fonts).drawRecorded(element, on: canvas)
            }
        } layout: { element, canvas in
            try PictureRenderer(fonts: fonts).layOut(element, on: canvas).layout
        } review: { element, canvas in
            { new, old, comparison in
                let confirmation = CauseConfirmation(root: element.erased, canvas: canvas) { root, canvas in
                    try PictureRenderer(fonts: fonts).drawRecorded(root, on: canvas)
                }
                return confirmation.review(of: new, old, comparison)
            }
        }
    }
}
