import ArgumentParser
import Quoin
import SystemPackage

extension DrawingOptions {
    /// Checks that the options are for a picture of each row.
    func checkForRows(_ data: String) throws(ValidationError) {
        guard files.count == 1, outputDir != nil else {
            throw ValidationError("--data draws one document into --output-dir, a picture for each row")
        }
        if data == "-", files == ["-"] { throw ValidationError("standard input can be read once only") }
        if watch { throw ValidationError("--watch draws documents again, not the rows of data") }
        if canvas.strangers {
            throw ValidationError("--data draws in one process; documents of strangers need one each")
        }
    }

    /// Draws a document for each row of data.
    ///
    /// - Parameters:
    ///   - data: the path of the data.
    ///   - name: the pattern of the pictures' names.
    ///   - manifest: the path of the manifest.
    func drawRows(
        _ view: CanvasOverrides.View, _ selection: VariantSelection, data: String, name: String?, manifest: String?
    ) throws {
        let search = search
        guard let file = search.found.first?.file, search.found.count == 1, let folder = outputDir else {
            try QuoinError.throwAll(search.errors)
            throw ValidationError("--data draws one document")
        }
        let options = overrides(view)
        let template = try file.template(limits: options.limits)
        let names = try RowNames(name ?? RowNames.default)
        let rows = try DataFile(data, options.limits)
        try rows.checkColumns(for: template, besides: names.columns)
        var job = RenderJob(file: file, output: .standardOutput, format: pictureFormat, isRecorded: record)
        (job.selection, job.page, job.isDigested) = (selection, page, manifest != nil)
        job.fonts = try canvas.settingsFonts(for: file)
        let report = RowReport(
            try manifest.map { path throws(QuoinError) in try Manifest(path) }, folder: folder, options.limits)
        let run = RowRun(file: file, template: template, names: names, options: options, workers: jobs)
        try run.run(rows, report) { [job] document, path, renderer, outcome throws(QuoinError) in
            var job = job
            job.output = .file("\(folder)/\(path).\(job.format.rawValue)")
            try job.draw(document, with: renderer, &outcome)
        }
        try report.finish(failingOnWarnings: strict || warningsAreErrors)
    }
}
