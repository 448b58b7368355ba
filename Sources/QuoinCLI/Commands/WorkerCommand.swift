import ArgumentParser
import QuoinFiles
import QuoinSystem

/// Draws jobs that another program writes.
struct WorkerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "worker", abstract: "Draws jobs that it reads as lines of JSON, and prints a line for each.",
        discussion: """
            The first line on standard output describes the worker. A job names a document or contains one: \
            {"id": 1, "template": "card.yaml", "format": "png", "to": "file"}. Its result has the same id; results come in \
            any order, and faulty jobs have one too. A process that ends while it draws costs only the job at fault. Paths \
            of templates are relative to the folder of --root, by default the working folder. The end of standard input \
            ends the worker, with exit code 0.
            """)

    @Option(
        help: ArgumentHelp(
            "The folder for pictures of jobs with \"to\": \"file\", each named by its key: ab/cdef….png.",
            valueName: "folder"))
    var outputDir: String?

    @Option(
        help: ArgumentHelp(
            "Ends with exit code 5 unless the worker has this fingerprint, so that two kinds of machines never mix.",
            valueName: "fingerprint"))
    var expectFingerprint: String?

    @Option(
        help: ArgumentHelp(
            "After how many jobs a new process takes over; 1 by default with --strangers, otherwise 10000.",
            valueName: "jobs"))
    var renewAfter: Int?

    @OptionGroup var work: JobOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var limits: LimitOptions

    @OptionGroup var access: AccessOptions

    private static let usualRenewal = 10_000

    func validate() throws {
        if let renewAfter, renewAfter < 1 { throw ValidationError("--renew-after is at least 1") }
    }

    func run() throws {
        var options = RenderingOptions(limits: limits.limits)
        options.fonts = fonts.fontDir
        let worker = Worker(
            access: access.access, options: options, isConfined: limits.strangers, outputFolder: outputDir,
            stack: DrawingStack())
        let handshake = try WorkerHandshake(worker)
        if let expectFingerprint, expectFingerprint != handshake.fingerprint {
            Terminal.printMessage(
                "error: the fingerprint of this worker is \(handshake.fingerprint), not \(expectFingerprint.printable)")
            throw ExitStatus.otherEnvironment
        }
        let supervisor = WorkerSupervisor(
            worker, handshake, processes: work.jobs ?? WorkerThreads.processorCount,
            renewal: renewAfter ?? (limits.strangers ? 1 : Self.usualRenewal))
        try supervisor.run()
    }
}
