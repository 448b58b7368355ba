import QuoinDiagrams
import QuoinPages
import QuoinSystem

/// A document to draw, and the file for its picture.
struct RenderJob: Sendable {
    var file: DocumentFile
    var output: OutputFile
    var options: PictureOptions
    /// The settings for the document.
    var settings = DocumentSettings()
    /// Whether the outcome has the digests of the pictures.
    var isDigested = false
    /// Logs the files that the document is drawn from.
    var log: ResourceLog?
    /// Where the pictures are kept for later runs, and whether they are named by their keys; `nil` if neither.
    var keeping: PictureKeeping?

    /// Draws the document into its file, or each of its variants into a separate file.
    func run(with renderer: DocumentRenderer) -> RenderOutcome {
        var outcome = keeping == nil ? drawn(with: renderer) : RenderOutcome()
        do throws(QuoinError) {
            if let keeping { try draw(with: renderer, keeping, &outcome) } else { try write(&outcome) }
        } catch {
            outcome.failure = outcome.failure ?? error
        }
        return outcome
    }

    /// Draws the document, or each of its variants, whatever was kept, and writes nothing.
    func drawn(with renderer: DocumentRenderer) -> RenderOutcome {
        var outcome = RenderOutcome()
        do throws(QuoinError) {
            try draw(try file.read(renderer.options.limits, logging: log), with: renderer, &outcome)
        } catch {
            outcome.failure = error
        }
        return outcome
    }

    /// Draws a document that was read, or each of its variants.
    func draw(
        _ document: Document, with renderer: DocumentRenderer, _ outcome: inout RenderOutcome
    ) throws(QuoinError) {
        let document = settings.completing(document)
        outcome.add(document.warnings, of: file, within: renderer.options.limits)
        switch options.selection {
        case .own: try draw(document, CanvasVariant(own: document.canvas), with: renderer, &outcome)
        case .all:
            for variant in document.allVariants { try draw(document, variant, with: renderer, &outcome) }
        case .bothAppearances: try drawBothAppearances(of: document, with: renderer, &outcome)
        case .contactSheet: try drawSheet(of: document, with: renderer, &outcome)
        }
    }

    /// Draws the document as ``run(with:)`` does, in a separate process.
    func runConfined(_ rendering: RenderingOptions) -> RenderOutcome {
        var outcome = RenderOutcome()
        do throws(QuoinError) {
            let result = try file.confinedPictures(options, options: rendering)
            outcome.add(result.warnings.map { .line($0) })
            for picture in result.pictures {
                try spareImages(of: picture)
                try write(picture, to: output.named(picture.suffix), &outcome)
            }
        } catch {
            outcome.failure = error
        }
        return outcome
    }

    /// Throws an error if a picture would take the place of an image that another process drew it from.
    private func spareImages(of picture: PictureStream.Picture) throws(QuoinError) {
        guard case .file(let path) = output.named(picture.suffix) else { return }
        var inputs = RunInputs()
        for image in picture.images { inputs.add(image, .image) }
        if let refusal = inputs.refusal(of: path, for: "the picture") {
            throw QuoinError(refusal, in: file.name)
        }
    }

    /// Draws a document in both appearances: as two pictures, or as one SVG.
    private func drawBothAppearances(
        of document: Document, with renderer: DocumentRenderer, _ outcome: inout RenderOutcome
    ) throws(QuoinError) {
        var (light, dark) = (CanvasVariant(own: document.canvas), CanvasVariant(own: document.canvas))
        (light.canvas.appearance, dark.canvas.appearance, dark.suffix) = (.light, .dark, "~dark")
        if options.format == .svg { return try draw(document, light, dark: dark, with: renderer, &outcome) }
        for variant in [light, dark] { try draw(document, variant, with: renderer, &outcome) }
    }

    private func drawSheet(
        of document: Document, with renderer: DocumentRenderer, _ outcome: inout RenderOutcome
    ) throws(QuoinError) {
        let stem = FilePath(file.name).stem ?? ""
        var entries: [ContactSheet.Entry] = []
        for variant in document.allVariants {
            let (layout, list, bitmap) = try renderer.draw(document, file, on: variant)
            outcome.add(layout, list, within: renderer.options.limits)
            entries.append(ContactSheet.Entry(stem + variant.suffix, bitmap, scale: layout.canvas.scale))
        }
        let sheet = ContactSheet(entries)
        let page = Document(canvas: sheet.canvas, root: sheet.element)
        try draw(page, CanvasVariant(own: sheet.canvas), with: renderer, &outcome)
    }
}

extension RenderJob {
    /// Draws a document on a canvas, as one picture.
    ///
    /// - Parameter dark: the canvas in the dark appearance, for an SVG that has both.
    func draw(
        _ document: Document, _ variant: CanvasVariant, dark: CanvasVariant? = nil, with renderer: DocumentRenderer,
        _ outcome: inout RenderOutcome
    ) throws(QuoinError) {
        let format = options.format
        let layout = try renderer.layOut(document, file, on: variant)
        let diagram = try renderer.diagram(of: layout)
        let list = if let diagram { diagram.list } else { try renderer.plainList(of: layout) }
        outcome.add(layout, list, within: renderer.options.limits)
        if let diagram {
            outcome.remarks.append(DiagramRemarks(diagram, document: file.name, variant: variant.suffix))
        }
        let alternative = alternativeText(of: layout, isPlain: renderer.options.view == .plain)
        var bytes: [UInt8]
        if format == .svg, options.isForPage || dark != nil {
            var frame = SVGPage.Frame(light: list)
            if let dark { frame.dark = try renderer.paint(document, file, on: dark).list }
            var page = svgPage(of: document, alternative)
            if renderer.drawsDiagram(of: document) { page.colorNames = Diagram.colorNames }
            bytes = try renderer.svg([frame], page, of: layout)
        } else if let encoding = options.encoding,
            let file = try renderer.file(list, of: layout, as: format, encoding)
        {
            bytes = file
        } else {
            bytes = try renderer.file(list, of: layout, as: format)
        }
        if !format.hasPixels {
            outcome.add(renderer.pixelWarnings(of: layout), of: file, within: renderer.options.limits)
        }
        if format == .png, options.alternative != nil, let alternative {
            bytes = PNGText(keyword: "Description", text: alternative).added(to: bytes)
        }
        if options.isRecorded, let record = try renderer.record(of: layout, painted: list) {
            bytes = record.added(toPNG: bytes)
        } else if options.isRecorded {
            let warning = Diagnostic("a diagram carries no record", severity: .warning, path: "diagram", place: nil)
            outcome.add([warning], of: file, within: renderer.options.limits)
        }
        outcome.drawn.append(
            PictureStream.Picture(file: bytes, suffix: variant.suffix, alternative: alternative ?? ""))
    }

    /// The name of an SVG within a page.
    var pageName: String {
        if case .file(let path) = output, let name = FilePath(path).stem { return name }
        return FilePath(file.name).stem ?? "figure"
    }

    /// The alternative text of a picture; `nil` if it was not requested.
    private func alternativeText(of layout: DocumentLayout, isPlain: Bool) -> String? {
        if case .given(let text) = options.alternative { return text }
        guard options.alternative == .layout || options.hasAlternativeFile else { return nil }
        return LayoutDescription(layout, isPlain: isPlain).text
    }

    private func svgPage(of document: Document, _ alternative: String?) -> SVGPage {
        var result = SVGPage(name: pageName)
        result.title = document.diagram?.diagram.caption
        result.description = alternative
        result.hasText = options.hasText
        return result
    }

    /// Writes the pictures that were drawn into their files.
    func write(_ outcome: inout RenderOutcome) throws(QuoinError) {
        for picture in outcome.drawn { try write(picture, to: output.named(picture.suffix), &outcome) }
        outcome.drawn = []
    }

    /// Writes a picture into a file, and its alternative text beside it.
    func write(
        _ picture: PictureStream.Picture, to target: OutputFile, _ outcome: inout RenderOutcome
    ) throws(QuoinError) {
        try target.write(picture.file)
        outcome.add(target)
        if isDigested { outcome.digests.append(SHA256.digits(of: picture.file)) }
        if let words = alternativeFile(beside: target) {
            try words.write(Array((picture.alternative + "\n").utf8))
        }
    }

    /// The file for the alternative text of a picture; `nil` if there is none.
    func alternativeFile(beside picture: OutputFile) -> OutputFile? {
        guard options.hasAlternativeFile, case .file(let path) = picture else { return nil }
        return .file("\(FilePath(path).removingExtension).alt.txt")
    }
}

extension OutputFile {
    /// A file beside this one with a variant's suffix in its name. A scale stays last, as in `card~dark@2x.png`.
    func named(_ suffix: String) -> OutputFile {
        guard case .file(let path) = self, !suffix.isEmpty else { return self }
        let name = FilePath(path)
        let stem = "\(name.removingExtension)"
        let scale = suffix.hasPrefix("~") ? stem.firstMatch(of: /@[0-9]x$/)?.output ?? "" : ""
        return .file(stem.dropLast(scale.count) + suffix + scale + (name.extension.map { ".\($0)" } ?? ""))
    }
}
