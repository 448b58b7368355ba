import QuoinVerification

/// A canvas on which a change may be visible, although it is on none of the document's.
struct OtherCanvas {
    /// Words that follow `as`: `at 204 pt`.
    var words: String
    /// The setting of `variants` that adds the canvas; `nil` if there is none.
    var variant: String?
    var change: (inout Canvas) -> Void

    /// Canvases that differ in one way from that of a picture.
    static func all(unlike own: Canvas, of size: Size) -> [OtherCanvas] {
        var canvases = [
            OtherCanvas(
                words: "in the \(own.appearance == .light ? "dark" : "light") appearance",
                variant: "appearances: [light, dark]"
            ) {
                $0.appearance = $0.appearance == .light ? .dark : .light
            }
        ]
        for factor in [0.6, 0.8, 1.3, 2] {
            let width = (size.width * factor).rounded()
            canvases.append(
                OtherCanvas(words: "at \(shortDescription(width)) pt") {
                    $0.range[.horizontal] = ExtentRange(exactly: width)
                })
        }
        if own.range[.vertical].isExact || own.range[.vertical].max.isFinite {
            for factor in [0.6, 1.5] {
                let height = (size.height * factor).rounded()
                canvases.append(
                    OtherCanvas(words: "at a height of \(shortDescription(height)) pt") {
                        $0.range[.vertical] = ExtentRange(exactly: height)
                    })
            }
        }
        let otherDirection: LayoutDirection = own.direction == .leftToRight ? .rightToLeft : .leftToRight
        let words = otherDirection == .rightToLeft ? "from right to left" : "from left to right"
        canvases.append(
            OtherCanvas(words: words, variant: "directions: [ltr, rtl]") { $0.direction = otherDirection })
        canvases.append(OtherCanvas(words: "at text scale 2", variant: "textScales: [1, 2]") { $0.textScale *= 2 })
        let narrow = (size.width * 0.8).rounded()
        canvases.append(
            OtherCanvas(words: "at \(shortDescription(narrow)) pt and text scale 2") {
                $0.range[.horizontal] = ExtentRange(exactly: narrow)
                $0.textScale *= 2
            })
        return canvases
    }
}

/// A layout of a document, and what it paints.
typealias PaintedLayout = (list: DisplayList, layout: DocumentLayout)

extension MutationSubject {
    /// The first canvas on which a changed document has another picture, and the others that a setting adds.
    func otherCanvases(showing changed: Document) -> [OtherCanvas] {
        var found: [OtherCanvas] = []
        for (canvas, picture) in others where found.isEmpty || canvas.variant != nil {
            if shows(changed, on: canvas, unlike: picture) { found.append(canvas) }
        }
        return found
    }

    private func shows(_ changed: Document, on canvas: OtherCanvas, unlike before: PaintedLayout) -> Bool {
        guard let after = painted(by: changed, on: canvas), !after.list.paintsSame(as: before.list) else {
            return false
        }
        if after.list.size != before.list.size { return true }
        return (try? PaintPair(old: before, new: after, renderer: renderer).differs()) ?? false
    }

    func paintOthers() -> [(canvas: OtherCanvas, picture: PaintedLayout)] {
        guard let own = pictures.first else { return [] }
        return OtherCanvas.all(unlike: own.variant.canvas, of: own.list.size).compactMap { canvas in
            painted(by: content, on: canvas).map { (canvas, $0) }
        }
    }

    /// A document on another canvas; `nil` if it cannot be drawn there.
    func painted(by content: Document, on other: OtherCanvas) -> PaintedLayout? {
        guard var variant = pictures.first?.variant else { return nil }
        var content = content
        // The picture's canvas is that of the unchanged document.
        variant.canvas.fills = content.canvas.fills
        other.change(&variant.canvas)
        if var diagram = content.diagram {
            for index in diagram.panels.indices { other.change(&diagram.panels[index].canvas) }
            content.diagram = diagram
        }
        guard let layout = try? renderer.layOut(content, document.file, on: variant),
            let list = try? renderer.displayList(of: layout)
        else { return nil }
        return (list, layout)
    }
}
