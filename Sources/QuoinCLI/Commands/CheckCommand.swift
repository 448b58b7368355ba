import ArgumentParser
import QuoinChecking
import QuoinPlatform

/// Finds the widths at which a layout breaks.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Finds the widths at which a layout breaks.",
        discussion: """
            Lays each document out at every width of a range, and reports what is wrong from where to where: texts that are \
            cut, words that are broken, elements that overlap, that pass their parent's edge or are squeezed to nothing, \
            constraints that break, small tap targets, low contrast. The key check of a document and of quoin.yaml says what \
            widths it is meant for, and what is allowed for which reason.

            --report DIR writes a page with pictures of the findings, check.html. The exit code is 0 if nothing is wrong, 1 if something is, and 3 if a document is faulty.
            """)

    @OptionGroup var options: BatchOptions

    @Option(
        help: ArgumentHelp(
            "The widths in points: 320...1280. Those of the document's check, else of its canvases, by default.",
            valueName: "points"))
    var widths: CanvasExtent?

    @Option(help: ArgumentHelp("Factors for the lengths of texts: 1,1.5,2.", valueName: "factors"))
    var textScales: ValueList<TextScale>?

    @Option(
        help: ArgumentHelp(
            "Pseudo-languages, beside the texts' own: pseudo-long,pseudo-rtl; or all.", valueName: "names"))
    var languages: LanguageList?

    @Option(
        help: ArgumentHelp("Heights of the canvas in points, such as that in landscape: 375,844.", valueName: "points"))
    var heights: ValueList<Double>?

    @Option(help: ArgumentHelp("Directions of the layout: ltr,rtl.", valueName: "names"))
    var directions: ValueList<LayoutDirection>?

    @Option(
        help: ArgumentHelp("Appearances to measure contrast in (default: light,dark).", valueName: "names"))
    var appearances: ValueList<Appearance>?

    @Flag(help: "Prints SARIF, for tools that show findings at lines of files.")
    var sarif = false

    @Option(help: "Prints github annotations, a gitlab report, junit results or a markdown table.")
    var format: CheckFormat?

    @Option(help: ArgumentHelp("A file of findings that are known, and not shown.", valueName: "file"))
    var baseline: String?

    @Flag(help: "Writes today's findings to the baseline.")
    var accept = false

    @Option(
        help: ArgumentHelp(
            "Leaves out documents none of whose files has changed since the commit, nor quoin.yaml.",
            valueName: "commit"))
    var changed: String?

    @Option(
        help: ArgumentHelp(
            "Checks one document with each row of a .csv, .ndjson or .json file, and names the row of a finding.",
            valueName: "file"))
    var data: String?

    @Option(
        help: ArgumentHelp(
            "The pattern of the names of rows' pictures, whose columns need no parameter.", valueName: "pattern"))
    var name: String?

    @Flag(
        help: """
            Compares the frames that were saved in storyboards and xibs to what their constraints give, with texts of the sizes \
            that were saved.
            """)
    var savedFrames = false

    @Flag(help: "With --saved-frames, texts have the sizes of the fonts at hand.")
    var measureTexts = false

    func validate() throws {
        if [options.json, sarif, format != nil].count(where: \.self) > 1 {
            throw ValidationError("use one of --json, --sarif and --format")
        }
        if accept && baseline == nil { throw ValidationError("--accept writes a baseline; name it with --baseline") }
        if name != nil, data == nil { throw ValidationError("--name only works with --data") }
        if data != nil, options.paths.count != 1 || options.report != nil || changed != nil || savedFrames {
            throw ValidationError("--data only works with one document, without --report, --changed and --saved-frames")
        }
        if let heights, !heights.values.allSatisfy({ $0 >= 1 && $0 <= Canvas.largestExtent }) {
            throw ValidationError("--heights are from 1 to 16384: 375,844")
        }
        if let range = widths?.range, !(range.min >= 1 && range.max <= Canvas.largestExtent && range.min <= range.max) {
            throw ValidationError("--widths is a range from 1 to 16384: 320...1280")
        }
    }

    func run() throws {
        if savedFrames { return try checkSavedFrames() }
        var checks = DocumentChecks(of: options.batch)
        checks.settings.widths = widths?.range
        checks.settings.textScales = textScales?.values.map(\.factor) ?? []
        checks.settings.languages = languages?.values ?? []
        checks.settings.heights = heights?.values ?? []
        checks.settings.directions = directions?.values ?? []
        checks.settings.appearances = appearances?.values ?? []
        (checks.includesPictures, checks.changedSince) = (options.report != nil, changed)
        if let data { return try checkRows(data, checks) }
        try finish(try options.run({ try checks.run(progress: $0) }, unit: "canvases"))
    }

    /// Prints the results.
    ///
    /// - Parameter errors: those that were printed before.
    func finish(_ found: CheckResults, _ errors: Result<Void, QuoinError> = .success(())) throws {
        var results = found
        if let baseline {
            if accept { try CheckBaseline(of: results).write(to: baseline) }
            results.leaveOut(try CheckBaseline(path: baseline), named: baseline)
        }
        if options.json {
            try OutputFile.standardOutput.write(results.json)
        } else if sarif {
            try OutputFile.standardOutput.write(results.sarif)
        } else if let format {
            try OutputFile.standardOutput.write(results.formatted(as: format))
        } else {
            try Terminal.printData(results.text)
        }
        try options.writeReport(results.writePage)
        try QuoinError.throwAll(results.errors)
        try errors.get()
        if let status = ExitStatus(results) { throw status }
    }
}

extension CheckCommand {
    private func checkSavedFrames() throws {
        let batch = options.batch
        let search = DocumentSearch(
            batch.paths, access: batch.access, by: batch.author, scene: batch.scene,
            among: { try $0.sceneNames(within: batch.limits) })
        var check = SavedFramesCheck(of: search.found.map(\.file).filter(\.isInterfaceFile))
        check.measuresTexts = measureTexts
        check.options.limits = batch.limits
        let results = check.run(jobs: batch.jobs)
        try Terminal.printData(SavedFramesCheck.text(of: results))
        try QuoinError.throwAll(search.errors + results.compactMap(\.failure))
        if SavedFramesCheck.hasDifferences(results) { throw ExitStatus.differences }
    }
}

/// Values with commas between them, as an argument.
struct ValueList<Value: ExpressibleByArgument & Sendable>: ExpressibleByArgument, Sendable {
    var values: [Value]

    init?(argument: String) {
        let words = argument.split(separator: ",")
        values = words.compactMap { Value(argument: String($0)) }
        guard !values.isEmpty, values.count == words.count else { return nil }
    }
}

/// A factor for the sizes of texts, as an argument.
struct TextScale: ExpressibleByArgument, Sendable {
    var factor: Double

    init?(argument: String) {
        guard let factor = Double(argument), factor > 0, factor <= Canvas.largestTextScale else { return nil }
        self.factor = factor
    }
}

/// Pseudo-languages, as an argument.
struct LanguageList: ExpressibleByArgument, Sendable {
    var values: [Canvas.PseudoLanguage]

    init?(argument: String) {
        let all = argument == "all" ? Canvas.PseudoLanguage.allCases : nil
        guard let values = all ?? ValueList(argument: argument)?.values else { return nil }
        self.values = values
    }
}

// MARK: - Rows

extension CheckCommand {
    /// Checks the document with the values of each row of data.
    func checkRows(_ data: String, _ checks: DocumentChecks) throws {
        let limits = options.batch.limits
        let rowChecks = try RowChecks(of: checks)
        let template = try rowChecks.file.template(limits, logging: nil)
        let names = try RowNames(name ?? RowNames.default)
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

extension Appearance: ExpressibleByArgument {}
extension CheckFormat: ExpressibleByArgument {}
