import Quoin
import QuoinFigures
import QuoinPNG
import QuoinSystem
import SystemPackage

extension RenderJob {
    /// Draws a document on a canvas, as one picture.
    ///
    /// - Parameter dark: the canvas in the dark appearance, for an SVG that has both.
    func draw(
        _ document: Document, _ variant: CanvasVariant, dark: CanvasVariant? = nil, with renderer: DocumentRenderer,
        _ outcome: inout RenderOutcome
    ) throws(QuoinError) {
        let layout = try renderer.layOut(document, file, on: variant)
        let list = try renderer.displayList(of: layout)
        outcome.add(layout, list, within: renderer.options.limits)
        let alternative = page.text(of: layout, isPlain: renderer.options.view == .plain)
        var bytes: [UInt8]
        if format == .svg, page.isUsed || dark != nil {
            var frame = SVGPage.Frame(light: list)
            if let dark { frame.dark = try renderer.displayList(of: renderer.layOut(document, file, on: dark)) }
            var page = svgPage(of: document, alternative)
            if renderer.drawsDiagram(of: document) { page.colorNames = Diagram.colorNames }
            bytes = try renderer.svg([frame], page, of: layout)
        } else {
            bytes = try renderer.file(list, of: layout, as: format)
        }
        if format == .png, page.alt != nil, let alternative {
            bytes = PNGText(keyword: "Description", text: alternative).added(to: bytes)
        }
        if isRecorded, let record = try renderer.record(of: layout, painted: list) {
            bytes = record.added(toPNG: bytes)
        } else if isRecorded {
            let warning = Diagnostic("a diagram carries no record", severity: .warning, path: "diagram", place: nil)
            outcome.add([warning.text(file: file.name)])
        }
        try write(
            PictureStream.Picture(file: bytes, suffix: variant.suffix, alternative: alternative ?? ""), &outcome)
    }

    /// The name of an SVG within a page.
    var pageName: String {
        if case .file(let path) = output, let name = FilePath(path).stem { return name }
        return FilePath(file.name).stem ?? "figure"
    }

    private func svgPage(of document: Document, _ alternative: String?) -> SVGPage {
        var result = SVGPage(name: pageName)
        result.title = document.diagram?.diagram.caption
        result.description = alternative
        result.hasText = page.svgText
        return result
    }

    /// Writes a picture into its file, and its alternative text beside it.
    func write(_ picture: PictureStream.Picture, _ outcome: inout RenderOutcome) throws(QuoinError) {
        if isConfined { return try OutputFile.standardOutput.write(picture.frame) }
        if outcome.unwritten != nil {
            outcome.unwritten?.append(picture)
            return
        }
        try write(picture, to: output.named(picture.suffix), &outcome)
    }

    /// Writes a picture into a file, and its alternative text beside it.
    func write(
        _ picture: PictureStream.Picture, to target: OutputFile, _ outcome: inout RenderOutcome
    ) throws(QuoinError) {
        try target.write(picture.file)
        outcome.add(target)
        if isDigested { outcome.digests.append(SHA256.digits(of: picture.file)) }
        if let words = alternativeText(beside: target) {
            try words.write(Array((picture.alternative + "\n").utf8))
        }
    }

    /// The file for the alternative text of a picture; `nil` if there is none.
    func alternativeText(beside picture: OutputFile) -> OutputFile? {
        guard page.altFile, case .file(let path) = picture else { return nil }
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
