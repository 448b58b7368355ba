import ArgumentParser
import Quoin
import QuoinChecking
import QuoinFiles

extension CheckCommand {
    /// Checks the document with the values of each row of data.
    func checkRows(_ data: String, _ checks: DocumentChecks) throws {
        let limits = options.batch.limits
        let rowChecks = try RowChecks(of: checks)
        let template = try rowChecks.file.template(limits, logging: nil)
        let names = try RowNames(RowNames.default)
        let rows = try DataFile(data, limits)
        try rows.checkColumns(for: template, besides: names.columns)
        var drawing = RenderingOptions()
        drawing.limits = limits
        let run = RowRun(
            file: rowChecks.file, template: template, names: names, options: drawing, workers: options.batch.jobs)
        let report = RowReport(nil, folder: "", limits)
        try run.run(rows, report) { item, renderer, _ throws(QuoinError) in
            try rowChecks.check(item.document(), row: item.row.number ?? 1, with: renderer)
        }
        // The errors of rows were printed.
        let errors = Result { () throws(QuoinError) in try report.finish(failingOnWarnings: false) }
        try finish(rowChecks.results, errors)
    }
}
