import ArgumentParser
import QuoinSystem
import QuoinVerification

extension DrawingOptions {
    /// The same jobs, after a check that none takes the place of a file that any of them reads or writes. Nothing is drawn
    /// before.
    ///
    /// Where no picture replaces a file, no document is read for the check. Untrusted documents are not read in this process.
    ///
    /// - Throws: an error that names the file and the option; a ``QuoinError`` for standard input that cannot be read.
    func sparingInputs(_ jobs: [RenderJob], _ settings: SettingsSearch) throws -> [RenderJob] {
        try checkDistinct(jobs, jobs.map { $0.targets() })
        var inputs = RunInputs()
        for job in jobs { inputs.add(job.file.path, .document) }
        for path in settings.digests.keys { inputs.add(path, .settings) }
        for job in jobs { try check(job.targets(), inputs) }
        guard !canvas.strangers, jobs.contains(where: \.mayReplaceFile) else { return jobs }
        let limits = canvas.limits
        var jobs = jobs
        for index in jobs.indices where jobs[index].file.isStandardInput {
            // It can be read once only.
            jobs[index].file.excerpt = try jobs[index].file.text(limits)
        }
        let read = WorkerThreads.map(jobs, workers: self.jobs, stackSize: DocumentRenderer.stackSize) {
            { job in
                let log = ResourceLog()
                // What is wrong with a document is reported when it is drawn.
                let document = try? job.file.read(limits, logging: log)
                var inputs = RunInputs()
                inputs.add(log)
                inputs.add(fonts: job.settings.fonts)
                return (inputs, job.targets(of: document))
            }
        }
        inputs.add(fonts: canvas.fontDir)
        for (own, _) in read { inputs.add(own) }
        for (_, targets) in read { try check(targets, inputs) }
        try checkDistinct(jobs, read.map(\.1))
        return jobs
    }

    /// Throws an error if a job would overwrite what another one writes.
    ///
    /// - Parameter targets: the files of each job.
    private func checkDistinct(_ jobs: [RenderJob], _ targets: [[OutputFile]]) throws(ValidationError) {
        // Unlike texts, paths are equal only if their bytes are: "é" may be one character in a name, or two.
        var writers: [FilePath: Int] = [:]
        for (number, targets) in targets.enumerated() {
            for case .file(let path) in targets {
                guard let other = writers.updateValue(number, forKey: FilePath(path).resolved), other != number else {
                    continue
                }
                let names = "\(jobs[other].file.name) and \(jobs[number].file.name)"
                throw ValidationError("\(names) would both be drawn into \(path)")
            }
        }
    }

    private func check(_ targets: [OutputFile], _ inputs: RunInputs) throws(ValidationError) {
        for case .file(let path) in targets { try inputs.check(path, for: product) }
    }

    /// A picture in messages, with the option that places it.
    var product: String {
        if output != nil { return "the picture of --output" }
        return outputDir == nil ? "the picture" : "a picture of --output-dir"
    }
}

extension RenderJob {
    /// The files that the job writes.
    ///
    /// - Parameter document: has the canvases, if each is drawn.
    fileprivate func targets(of document: Document? = nil) -> [OutputFile] {
        let suffixes =
            switch options.selection {
            case .own, .contactSheet: [""]
            case .bothAppearances: options.format == .svg ? [""] : ["", "~dark"]
            case .all: document?.allVariants.map(\.suffix) ?? [""]
            }
        let pictures = suffixes.map(output.named)
        return pictures + pictures.compactMap(alternativeFile)
    }

    /// Whether a picture may take the place of a file.
    fileprivate var mayReplaceFile: Bool {
        if options.selection == .all { return true }
        return targets().contains { target in
            guard case .file(let path) = target else { return false }
            return FileKind.exists(at: path)
        }
    }
}
