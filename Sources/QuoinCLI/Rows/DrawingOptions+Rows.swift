import ArgumentParser
import QuoinSystem
import QuoinVerification

extension DrawingOptions {
    /// Checks that the options are for a picture of each row.
    func checkForRows(_ data: String) throws(ValidationError) {
        guard files.count == 1, outputDir != nil else {
            throw ValidationError("--data draws one document into --output-dir, a picture for each row")
        }
        if data == "-", files == ["-"] { throw ValidationError("standard input can be read only once") }
        if watch, data == "-" { throw ValidationError("standard input cannot be watched; name a file with the data") }
        if canvas.strangers {
            throw ValidationError(
                "--data cannot be combined with --strangers; quoin worker --strangers draws each row in its own process"
            )
        }
    }

    /// Draws a document for each row of data, and with `--watch` draws them again whenever something changes.
    ///
    /// - Parameters:
    ///   - data: the path of the data.
    ///   - name: the pattern of the pictures' names.
    ///   - manifest: the path of the manifest.
    func drawRows(
        _ view: RenderingOptions.View, _ selection: VariantSelection, data: String, name: String?, manifest: String?
    ) throws {
        func draw(_ log: ResourceLog) throws {
            try drawRows(view, selection, data: data, name: name, manifest: manifest, logging: log)
        }
        if watch { RowWatch(data: data, draw: draw).run() }
        try draw(ResourceLog())
    }

    /// - Parameter log: records what the rows are drawn from, beside the data.
    private func drawRows(
        _ view: RenderingOptions.View, _ selection: VariantSelection, data: String, name: String?, manifest: String?,
        logging log: ResourceLog
    ) throws {
        let search = search
        guard let file = search.found.first?.file, search.found.count == 1, let folder = outputDir else {
            try QuoinError.throwAll(search.errors)
            throw ValidationError("--data draws one document")
        }
        let options = overrides(view)
        let cache = try openedCache()
        let keeping = keeping(in: cache)
        var source = file
        // The text that the keys were made from is the one that is drawn.
        if keeping != nil { source.excerpt = try file.text(options.limits) }
        let template = try source.template(options.limits, logging: log)
        let (text, parts, parameters) = (source.excerpt, log.states, Set(template.parameters.map(\.name)))
        let names = try RowNames(name ?? RowNames.default)
        let rows = try DataFile(data, options.limits)
        try rows.checkColumns(for: template, besides: names.columns)
        let pictures = page.pictures(selection, as: pictureFormat, isRecorded: record)
        var job = RenderJob(file: file, output: .standardOutput, options: pictures)
        job.isDigested = manifest != nil
        let settings = SettingsSearch()
        job.settings = try canvas.settings(for: file, in: settings)
        var inputs = RunInputs()
        inputs.add(log)
        inputs.add(data, .data)
        inputs.add(fonts: options.fonts + job.settings.fonts)
        for path in settings.digests.keys { inputs.add(path, .settings) }
        if let manifest {
            try inputs.check(manifest, for: "the file of --manifest")
            // Images of rows are known only when they are drawn.
            guard Manifest.mayReplaceFile(at: manifest) else {
                throw ValidationError(
                    "\(manifest.printable) is not a manifest; the file of --manifest would overwrite it")
            }
        }
        let report = RowReport(
            try manifest.map { path throws(QuoinError) in try Manifest(path) }, folder: folder, options.limits)
        let run = RowRun(file: file, template: template, names: names, options: options, workers: jobs)
        let dataName = rows.name
        try run.run(rows, report) { [job, inputs] item, renderer, outcome throws(QuoinError) in
            var job = job
            let path = "\(folder)/\(item.path).\(job.options.format.rawValue)"
            guard FilePath(path).resolved.starts(with: FilePath(folder).resolved) else {
                throw QuoinError("a symbolic link leads out of the output folder", in: path)
            }
            job.output = .file(path)
            let replaces = FileKind.exists(at: path)
            func document(logging log: ResourceLog?) throws(QuoinError) -> Document {
                let log = log ?? (replaces ? ResourceLog() : nil)
                let document = try item.document(logging: log)
                guard replaces, let log else { return document }
                var inputs = inputs
                inputs.add(log)
                if let refusal = inputs.refusal(of: path, for: "a picture of --output-dir") {
                    throw QuoinError(refusal)
                }
                return document
            }
            guard let keeping, let text else {
                try job.draw(document(logging: job.log), with: renderer, &outcome)
                return try job.write(&outcome)
            }
            let request = DrawingRequest(
                job.requestOptions(options), file, text: text, fonts: options.fonts + job.settings.fonts
            ).with(item.row.keeping(parameters))
            try job.take(request, keeping, &outcome) { log, outcome throws(QuoinError) in
                log.add(parts)
                try job.draw(document(logging: log), with: renderer, &outcome)
                outcome.canBeKept = !outcome.warnings.contains { $0.file == dataName }
            }
        }
        for message in cache?.close() ?? [] { Terminal.printMessage(message) }
        try report.finish(failingOnWarnings: strict || warningsAreErrors)
    }
}

/// Draws the rows of data, and all of them again when the data, the document or a file that it uses changes.
struct RowWatch {
    /// The path of the data.
    let data: String
    /// Draws all rows, and logs the files that it reads besides the data.
    let draw: (ResourceLog) throws -> Void

    /// Draws until an interrupt ends the process.
    func run() -> Never {
        var seen = drawn()
        Terminal.printMessage("watching for changes; Ctrl-C ends")
        DocumentWatcher.run(expecting: (seen.sources, [])) { () -> DocumentWatcher.Change<SourceStates>? in
            let state = SourceStates(of: seen.sources)
            let changes = state.changes(since: seen)
            return changes.isEmpty ? nil : (state, { changes.areComplete(in: $0) })
        } draw: { _ in
            seen = drawn()
            return (seen.sources, [])
        }
    }

    /// Draws all rows, and prints how long it took, or what is wrong.
    ///
    /// - Returns: the states of the files from before they were read.
    private func drawn() -> SourceStates {
        let log = ResourceLog()
        log.record(.file(data))
        let clock = ContinuousClock()
        let start = clock.now
        do {
            try draw(log)
            Terminal.printMessage(WatchDrawing.line(data.printable, "drawn", in: clock.now - start))
        } catch {
            // The errors of rows are printed already.
            for message in (error as? QuoinError)?.messages ?? ["\(error)"] { Terminal.printMessage(message) }
        }
        return log.states
    }
}
