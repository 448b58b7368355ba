import QuoinChecking

/// The widths at which a document breaks, for the slider of a page.
struct BreakingWidths: Sendable, Encodable {
    var document: String
    /// The text that was checked.
    var version: String
    /// The widths that were checked, in points.
    var range: [Double]
    var findings: [Finding]
    /// Why the document could not be checked.
    var problem: String?

    struct Finding: Sendable, Encodable {
        var text: String
        var level: String
        var line: Int?
        /// The paths of the elements in the tree.
        var elements: [String]
        /// Ranges of widths, in points.
        var widths: [[Double]]
    }
}

extension BreakingWidths {
    /// Checks a document. It takes a layout for each pixel of width.
    ///
    /// - Parameter conditions: the text scale and the language that are shown.
    init(
        of document: SnapshotDocument, _ conditions: Conditions, range: ClosedRange<Double>, _ settings: PreviewSettings
    ) {
        var batch = settings.batch
        (batch.paths, batch.access, batch.jobs) = ([document.file.path], document.file.access, 1)
        var checks = DocumentChecks(of: batch)
        checks.settings.widths = ExtentRange(min: range.lowerBound, max: range.upperBound)
        checks.settings.textScales = conditions.textScale.map { [$0] } ?? []
        checks.settings.languages =
            conditions.language.flatMap(Canvas.PseudoLanguage.init(rawValue:)).map { [$0] } ?? []
        let version = (try? DocumentText(of: document))?.version ?? ""
        self.init(
            document: document.file.path, version: version, range: [range.lowerBound, range.upperBound], findings: [])
        do throws(QuoinError) {
            for result in try checks.run().documents {
                findings += result.findings.map(Finding.init)
                problem = result.error?.messages.first
            }
        } catch {
            problem = error.messages.first
        }
    }
}

extension BreakingWidths.Finding {
    fileprivate init(_ finding: LayoutFinding) {
        self.init(
            text: finding.description, level: finding.level.rawValue, line: finding.place?.documentLine,
            elements: finding.elements.map(\.path),
            widths: finding.occurrences.first?.widths.map { [$0.lowerBound, $0.upperBound] } ?? [])
    }
}

/// Checks the documents that pages show, each when nothing else is to be checked. Only the last request of a page counts.
actor WidthChecks {
    private nonisolated let thread = DrawingThread(isInBackground: true)
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    private let settings: PreviewSettings
    private let hub: EventHub
    private var requests: [String: Request] = [:]
    private var isWorking = false

    struct Request: Sendable {
        var document: SnapshotDocument
        var conditions: Conditions
        var range: ClosedRange<Double>
    }

    /// The time without a change after which a document is checked.
    private static let pause = Duration.milliseconds(300)

    init(_ settings: PreviewSettings, _ hub: EventHub) {
        (self.settings, self.hub) = (settings, hub)
    }

    /// Checks what a page shows, and sends it the result.
    func check(_ request: Request, for client: String) {
        requests[client] = request
        guard !isWorking else { return }
        isWorking = true
        Task { await work() }
    }

    private func work() async {
        try? await Task.sleep(for: Self.pause)
        while let (client, request) = requests.first {
            requests[client] = nil
            let found = BreakingWidths(of: request.document, request.conditions, range: request.range, settings)
            if let json = try? JSONText.text(of: found, isCompact: true) { hub.send("check", json, to: client) }
            await Task.yield()
        }
        isWorking = false
    }
}
