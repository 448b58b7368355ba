/// Runs of the command, from start to end.
enum ColdWorkload: Workload {
    static let name = "cold"
    private static let runs = 11
    /// The other programs that have layout.
    private static let withLayout = ["takumi", "pictex", "chromium"]

    static func figures(_ context: BenchContext) throws -> [Figure] {
        guard let quoin = context.quoin else { return [] }
        return try ScratchFolder.with { folder in
            try MeasuredCard.allCases.flatMap { card in
                let document = try card.copy(into: folder)
                let drawing = try ProcessRun.median(
                    of: runs, [quoin, "render", document, "--root", folder.url.path, "-o", folder.path("card.png")])
                guard card == .share else { return figures(of: card, drawing) }
                let reading = try ProcessRun.median(of: runs, [quoin, "validate", document, "--root", folder.url.path])
                return figures(of: card, drawing) + [.process("command: validate the share card", reading)]
            }
        } + [.process("command: --version", try ProcessRun.median(of: runs, [quoin, "--version"]))]
    }

    private static func figures(of card: MeasuredCard, _ run: ProcessRun) -> [Figure] {
        func peers(_ field: String, among: [String] = []) -> PeerQuery {
            PeerQuery(workload: card.peerName, field: field, among: among)
        }
        let isShare = card == .share
        let title = "\(card.title), whole process"
        let memory = run.peakMebibytes.map { peak in
            Figure(
                title: "\(title): memory", unit: .mebibytes, value: peak, peers: peers("cold_rss_mib"),
                goal: isShare ? .atMost(25) : nil)
        }
        return [
            .process(title, run, peers: peers("cold_cpu_ms"), goal: .timesBestPeer(isShare ? 0.5 : 1.2)),
            .process(
                "\(title), beside those with layout", run, peers: peers("cold_cpu_ms", among: withLayout),
                goal: isShare ? nil : .timesBestPeer(0.1)),
        ] + [memory].compactMap(\.self)
    }
}
