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
                let arguments = [quoin, "render", card.file.path, "-o", folder.path("card.png")]
                return figures(of: card, try ProcessRun.median(of: runs, arguments))
            }
        } + [
            .process("command: --version", try ProcessRun.median(of: runs, [quoin, "--version"])),
            .process(
                "command: validate the share card",
                try ProcessRun.median(of: runs, [quoin, "validate", MeasuredCard.share.file.path])),
        ]
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
            .process(title, run, peers: peers("cold_cpu_ms"), goal: .timesBestPeer(isShare ? 0.5 : 1.5)),
            .process(
                "\(title), beside those with layout", run, peers: peers("cold_cpu_ms", among: withLayout),
                goal: isShare ? nil : .timesBestPeer(0.1)),
        ] + [memory].compactMap(\.self)
    }
}
