import ArgumentParser
import QuoinDiagrams
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
        return try drawn.map { picture throws(QuoinError) in try picture.get() }
    }

    /// The contents of files with the pictures at some times.
    func files(at times: [Double], as format: Picture.Format, jobs: Int?) throws(QuoinError) -> [[UInt8]] {
        let scale = scale
        let files = try pictures(at: times, jobs: jobs) { bitmap in
            Result { () throws(QuoinError) in try format.content(of: bitmap, scale: scale) ?? [] }
        }
        return try files.map { file throws(QuoinError) in try file.get() }
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
            let document =
                changes.isEmpty
                ? try file.read(options.limits, logging: nil) : try file.read(options.limits, changing: changes)
            return try drawing.canvas.settings(for: file, in: settings).completing(document)
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

/// Options for the figure of two documents, before and after, and for pictures between them.
struct TransitionOptions: ParsableArguments, Sendable {
    @Flag(
        help: """
            Shows what changed: from the first of two documents to the second, from one document with the values of \
            --before, or from the first panel of its pair or strip to the last.
            """)
    var compare = false

    @Option(
        help: ArgumentHelp(
            "A value that the document had before, as canvas.width=240 or title.text=Hi. May be given several times.",
            valueName: "path=value"))
    var before: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            How many pictures there are from before to after: an animated PNG or WebP with -o, or as many files in the \
            folder of --output-dir.
            """, valueName: "number"))
    var frames: Int?

    @Option(
        help: ArgumentHelp(
            "The picture at a time from 0, before, to 1, after, in place of a figure.", valueName: "time"))
    var at: Double?

    @Option(help: ArgumentHelp("How long an animation takes; 0.5 by default.", valueName: "seconds"))
    var duration: Double?

    /// The numbers of pictures that an animation can have.
    private static let frameCounts = 2...10_000

    /// The seconds that an animation can take.
    private static let durations = 0.01...60

    /// What is said if there are not two documents, or one that can be compared.
    static let wrongCount = ValidationError("--compare takes two documents, or one and --before")

    /// Checks the options, and that they fit the others.
    func check(_ drawing: DrawingOptions, _ variants: VariantOptions) throws {
        guard compare else {
            guard before.isEmpty, frames == nil, at == nil, duration == nil else {
                throw ValidationError("--before, --frames, --at and --duration only work with --compare")
            }
            return
        }
        guard drawing.files.count == 1 || drawing.files.count == 2 && before.isEmpty else {
            throw Self.wrongCount
        }
        if let value = before.first(where: { !$0.contains("=") }) {
            throw ValidationError("--before \(value): write it as path=value, as in canvas.width=240")
        }
        if let frames, !Self.frameCounts.contains(frames) {
            throw ValidationError("--frames is from \(Self.frameCounts.lowerBound) to \(Self.frameCounts.upperBound)")
        }
        if let at, !(0...1).contains(at) { throw ValidationError("--at is from 0 to 1") }
        if let duration, !Self.durations.contains(duration) { throw ValidationError("--duration is from 0.01 to 60") }
        if at != nil && frames != nil { throw ValidationError("use either --at or --frames, not both") }
        if duration != nil && (frames == nil || drawing.output == nil) {
            throw ValidationError("--duration only works with --frames and -o")
        }
        try checkOutput(drawing)
        try refuseOthers(drawing, variants)
    }

    private func checkOutput(_ drawing: DrawingOptions) throws {
        if frames == nil, drawing.output == nil { throw ValidationError("name the figure of --compare with -o") }
        if frames != nil, drawing.output == nil, drawing.outputDir == nil {
            throw ValidationError("name an animation with -o, or a folder for its pictures with --output-dir")
        }
        guard frames != nil || at != nil else { return }
        guard [.png, .webp].contains(drawing.pictureFormat) else {
            throw ValidationError("--frames and --at only work with png and webp")
        }
    }

    private func refuseOthers(_ drawing: DrawingOptions, _ variants: VariantOptions) throws {
        let isOther =
            drawing.watch || drawing.cache != nil || drawing.byKey || drawing.canvas.strangers || drawing.page.isUsed
            || variants.variants || variants.contactSheet || drawing.canvas.appearance == .both
        guard isOther else { return }
        throw ValidationError(
            """
            --compare draws one figure of two documents, without --watch, --cache, --by-key, --strangers, --variants, \
            --contact-sheet, --appearance both and the options for pages
            """)
    }

    /// The values before, as YAML.
    var changes: String {
        before.map { value in
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return "\(parts[0]): \(parts.dropFirst().first ?? "")"
        }.joined(separator: "\n")
    }
}
