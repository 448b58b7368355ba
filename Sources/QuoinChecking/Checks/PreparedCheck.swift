import QuoinVerification

/// A document that was read to be checked, or whose result is known.
struct PreparedCheck: Sendable {
    let document: SnapshotDocument
    /// The document and its check, the results of an earlier run, or the error.
    private let content: Result<Content, QuoinError>
    private let keeping: Keeping?

    private enum Content {
        case read(Document, LayoutCheck)
        case known(CheckResults.CheckedDocument)
        /// Nothing that it is made from has changed.
        case untouched
    }

    /// Where the result is kept.
    private struct Keeping {
        var cache: PictureCache
        var request: DrawingRequest
        /// The files that are read for the result.
        var log = ResourceLog()
    }

    /// Reads a document, or uses the results of an earlier run if none of its inputs has changed.
    ///
    /// - Parameters:
    ///   - settings: those that override the settings of files and of the document.
    ///   - changes: the files outside of which nothing is checked; `nil` for no limit.
    init(
        _ document: SnapshotDocument, _ settings: Document.Check, with renderer: DocumentRenderer,
        keptIn cache: PictureCache?, changes: GitChanges?
    ) {
        let fonts = document.settings.fonts.map { DocumentSource.fonts($0) }
        func isTouched(_ sources: some Sequence<DocumentSource>) -> Bool {
            changes.map { $0.touch(document.file, madeFrom: Array(sources) + fonts) } ?? true
        }
        self.document = document
        var keeping: Keeping?
        do {
            var text: String?
            if let cache {
                let known = try document.file.text(renderer.options.limits)
                let options = DrawingRequest.Options(
                    "check", renderer.options, document.settings.checkWords(overriddenBy: settings))
                let request = DrawingRequest(
                    options, document.file, text: known, fonts: document.settings.fonts)
                if let result = cache.result(KeptFindings.self, of: request) {
                    let known = Content.known(result.value.result(of: document))
                    content = .success(isTouched(cache.sources(of: request) ?? []) ? known : .untouched)
                    self.keeping = nil
                    return
                }
                (text, keeping) = (known, Keeping(cache: cache, request: request))
            }
            let log = keeping?.log ?? ResourceLog()
            let content = try document.read(renderer.options.limits, logging: log, text: text)
            // A layout that cannot be drawn has errors, not findings.
            try renderer.tryDrawing(content, document.file)
            let check = document.layoutCheck(of: content, settings)
            self.content = .success(isTouched(log.states.sources) ? .read(content, check) : .untouched)
        } catch {
            content = .failure(error)
        }
        self.keeping = keeping
    }

    /// The canvases to check; none if the result is known or left out, or the document is faulty.
    var conditions: [LayoutCheck.Condition] {
        guard case .success(.read(_, let check)) = content else { return [] }
        return check.conditions
    }

    /// Checks one canvas of ``conditions``.
    func outcome(
        of condition: LayoutCheck.Condition, with renderer: DocumentRenderer
    ) -> Result<LayoutCheck.Outcome, QuoinError>? {
        guard case .success(.read(let content, let check)) = content else { return nil }
        return Result { () throws(QuoinError) in
            try check.outcome(of: condition, with: renderer.renderer(for: content, document.file))
        }.mapError { $0.named(document.file.path) }
    }

    /// The result, which is kept if the document is not faulty; `nil` if nothing of it has changed.
    ///
    /// - Parameter outcomes: those of all conditions.
    func result(
        of outcomes: [Result<LayoutCheck.Outcome, QuoinError>], includesPictures: Bool, with renderer: DocumentRenderer
    ) -> CheckResults.CheckedDocument? {
        var result = CheckResults.CheckedDocument(path: document.file.path)
        do throws(QuoinError) {
            switch try content.get() {
            case .known(let known): return known
            case .untouched: return nil
            case .read(let content, let check):
                let pictures = try renderer.renderer(for: content, document.file)
                let outcomes = try outcomes.map { outcome throws(QuoinError) in try outcome.get() }
                result.add(check, outcomes, includesPictures: includesPictures, with: pictures)
            }
            if let keeping {
                keeping.cache.keep(
                    KeptFindings(result, of: document), for: keeping.request, madeFrom: keeping.log)
            }
        } catch {
            result.error = error.named(document.file.path)
        }
        return result
    }
}

extension SnapshotDocument {
    /// The check of a content of the document.
    ///
    /// - Parameter settings: those that override the settings of files and of the document.
    func layoutCheck(of content: Document, _ settings: Document.Check) -> LayoutCheck {
        let own = (content.check ?? Document.Check()).merged(over: self.settings.check)
        return LayoutCheck(content.root, on: content.allVariants, settings.merged(over: own))
    }
}

extension CheckResults.CheckedDocument {
    /// Adds the findings of a check.
    mutating func add(
        _ check: LayoutCheck, _ outcomes: [LayoutCheck.Outcome], includesPictures: Bool, with renderer: PictureRenderer
    ) {
        let (found, used) = check.findings(from: outcomes, with: renderer)
        usedAllowances = used
        findings = found.map(\.finding)
        layoutCount = outcomes.reduce(0) { $0 + ($1.missingLanguage == nil ? $1.condition.count : 0) }
        let missing = Set(outcomes.compactMap(\.missingLanguage)).map(\.rawValue).sorted()
        notes = missing.map { "no font has the letters of \($0); --font-dir names a folder of fonts" }
        guard includesPictures else { return }
        for (number, finding) in found.enumerated() {
            pictures[number] = check.pictures(of: finding, with: renderer)
        }
    }
}

/// What is kept of the results of a document without errors.
struct KeptFindings: Codable {
    private var findings: [LayoutFinding]
    private var notes: [String]
    private var layoutCount: Int
    /// The positions of the used allowances among those of the settings. An unused allowance of the document itself is a
    /// finding.
    private var used: [Int]

    init(_ result: CheckResults.CheckedDocument, of document: SnapshotDocument) {
        (findings, notes, layoutCount) = (result.findings, result.notes, result.layoutCount)
        used = result.usedAllowances.compactMap { document.settings.check.allow.firstIndex(of: $0) }
    }

    /// The results, without pictures.
    func result(of document: SnapshotDocument) -> CheckResults.CheckedDocument {
        let allowances = document.settings.check.allow
        var result = CheckResults.CheckedDocument(path: document.file.path, isCached: true)
        (result.findings, result.notes, result.layoutCount) = (findings, notes, layoutCount)
        result.usedAllowances = used.filter(allowances.indices.contains).map { allowances[$0] }
        return result
    }
}
