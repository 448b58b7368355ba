import ArgumentParser
import Quoin
import QuoinDiagrams
import QuoinDocument
import QuoinFiles
import QuoinImages
import QuoinPixels
import QuoinSystem
import QuoinVerification

/// Draws what changed from one document to another: a figure, or pictures of the motion.
struct TransitionDrawing: Sendable {
    let options: RenderingOptions
    let old: State
    let new: State
    /// What the figure shows besides the changes.
    let diagram: Diagram

    /// A document, and which of its panels is shown.
    struct State: Sendable {
        let file: DocumentFile
        let document: Document
        let panel: Diagram.Panel
    }

    /// The layouts of both documents, laid out for one thread.
    func transition() throws(QuoinError) -> LayoutTransition {
        let renderer = DocumentRenderer(options: options)
        return try QuoinError.naming(new.file.name) { () throws(QuoinError) in
            try LayoutTransition(
                from: old.panel, by: renderer.renderer(for: old.document, old.file), to: new.panel,
                by: renderer.renderer(for: new.document, new.file))
        }
    }

    /// The content of a file with the figure.
    func figure(as format: Picture.Format) throws(QuoinError) -> [UInt8] {
        let transition = try transition()
        let renderer = try DocumentRenderer(options: options).renderer(for: new.document, new.file)
        let picture = try QuoinError.naming(new.file.name) { () throws(QuoinError) in try transition.diagram(diagram) }
        return try renderer.file(picture, on: new.panel.canvas, as: format)
    }

    /// The pictures at some times, each as `finish` makes it.
    ///
    /// - Parameter jobs: how many are drawn at a time.
    func pictures<Result: Sendable>(
        at times: [Double], jobs: Int?, _ finish: @escaping @Sendable (Bitmap) -> Result
    ) throws(QuoinError) -> [Result] {
        let drawn = WorkerThreads.map(times, workers: jobs, stackSize: DocumentRenderer.stackSize) {
            let transition = Swift.Result { () throws(QuoinError) in try self.transition() }
            return { time in
                Swift.Result { () throws(QuoinError) in finish(try transition.get().bitmap(at: time)) }
            }
        }
        var pictures: [Result] = []
        for picture in drawn { pictures.append(try picture.get()) }
        return pictures
    }

    /// The contents of files with the pictures at some times.
    func files(at times: [Double], as format: Picture.Format, jobs: Int?) throws(QuoinError) -> [[UInt8]] {
        let scale = scale
        let files = try pictures(at: times, jobs: jobs) { bitmap in
            Result { () throws(QuoinError) in try format.content(of: bitmap, scale: scale) ?? [] }
        }
        var contents: [[UInt8]] = []
        for file in files { contents.append(try file.get()) }
        return contents
    }

    /// Pixels per point.
    var scale: Double { new.panel.canvas.scale }
}

extension TransitionOptions {
    /// The seconds for which an animation shows its first and its last picture.
    private static let pause = 0.8

    /// Draws the figure or the pictures into their files.
    func draw(_ drawing: DrawingOptions, _ overrides: DiagramOverrides) throws {
        let transition = try transition(drawing, overrides)
        if let output = drawing.output {
            var inputs = RunInputs()
            for path in drawing.files { inputs.add(path, .document) }
            try inputs.check(output, for: drawing.product)
            if output == "-" { try Terminal.checkForBytes() }
            let target = output == "-" ? OutputFile.standardOutput : .file(output)
            return try target.write(try content(of: transition, drawing))
        }
        guard let frames, let folder = drawing.outputDir else { return }
        let files = try transition.files(at: times(frames), as: drawing.pictureFormat, jobs: drawing.jobs)
        let stem = FilePath(transition.new.file.name).stem ?? "picture"
        let digits = "\(frames)".count
        for (number, bytes) in files.enumerated() {
            let text = "\(number + 1)"
            let name = stem + "-" + String(repeating: "0", count: digits - text.count) + text
            let path = FilePath(folder).appending("\(name).\(drawing.pictureFormat.rawValue)")
            try OutputFile.file("\(path)").write(bytes)
        }
    }

    private func times(_ count: Int) -> [Double] { (0..<count).map { Double($0) / Double(count - 1) } }

    private func content(of transition: TransitionDrawing, _ drawing: DrawingOptions) throws(QuoinError) -> [UInt8] {
        let format = drawing.pictureFormat
        if let at { return try transition.files(at: [at], as: format, jobs: 1).flatMap(\.self) }
        guard let frames else { return try transition.figure(as: format) }
        let step = (duration ?? 0.5) / Double(frames - 1)
        let bitmaps = try transition.pictures(at: times(frames), jobs: drawing.jobs) { $0 }
        let parts = bitmaps.enumerated().map { number, bitmap in
            let isEnd = number == 0 || number == frames - 1
            return (bitmap: bitmap, seconds: isEnd ? max(Self.pause, step) : step)
        }
        if format == .webp { return try WebPAnimation.encode(parts) }
        var animation = PNGAnimation(scale: transition.scale)
        for part in parts { animation.add(part.bitmap, seconds: part.seconds) }
        return animation.file
    }

    private func transition(
        _ drawing: DrawingOptions, _ overrides: DiagramOverrides
    ) throws -> TransitionDrawing {
        let options = drawing.overrides(.diagram)
        let search = drawing.search
        try QuoinError.throwAll(search.errors)
        let files = search.found.map(\.file)
        guard let new = files.last, files.count == (drawing.files.count == 2 ? 2 : 1) else {
            throw Self.wrongCount
        }
        let settings = SettingsSearch()
        func read(_ file: DocumentFile, changing changes: String = "") throws -> Document {
            var document =
                changes.isEmpty
                ? try file.read(options.limits, logging: nil) : try file.read(options.limits, changing: changes)
            let fonts = try drawing.canvas.settingsFonts(for: file, in: settings)
            document.fonts = fonts.map { Document.FontReference(path: $0) } + document.fonts
            return document
        }
        let document = try read(new)
        let canvas = options.applied(to: document.canvas)
        var (old, panels) = (document, [Diagram.Panel(document.root, on: canvas)])
        if files.count == 2 || !before.isEmpty {
            old = files.count == 2 ? try read(files[0]) : try read(new, changing: changes)
            panels.insert(Diagram.Panel(old.root, on: options.applied(to: old.canvas)), at: 0)
        } else {
            panels = document.diagramPanels(on: canvas) { options.applied(to: $0) }
            for index in panels.indices { panels[index].caption = nil }
        }
        guard panels.count > 1 else {
            throw ValidationError(
                "\(new.name) has no pair and no strip to compare; name a second document, or values with --before")
        }
        var diagram = document.diagram?.diagram ?? .bare
        if overrides.annotations == nil { diagram.annotations = [:] }
        diagram = overrides.applied(to: diagram)
        return TransitionDrawing(
            options: options, old: TransitionDrawing.State(file: files[0], document: old, panel: panels[0]),
            new: TransitionDrawing.State(file: new, document: document, panel: panels[panels.count - 1]),
            diagram: diagram)
    }
}
