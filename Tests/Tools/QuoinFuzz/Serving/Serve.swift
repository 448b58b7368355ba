import ArgumentParser
import QuoinFiles
import QuoinSystem
import Synchronization

/// Draws documents on many threads of one process, as a server does. Valid documents, between invalid documents and
/// pictures, must give the same pictures as when they are drawn alone.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Draws good and bad documents on many threads, and compares the good ones.")

    @Option(help: "How long documents are drawn, in minutes.")
    var minutes = 10.0

    @Option(help: "The number of threads.")
    var threads = 16

    @Option(help: "The number of different good documents.")
    var goods = 300

    @Option(help: "The first of the good documents, and of the others.")
    var seed: UInt64 = 1

    @Option(
        help:
            "The command quoin, to draw documents in a process each. They are written into the folder of images, a copy."
    )
    var confined: String?

    @OptionGroup var options: FuzzOptions

    func run() throws {
        ProcessEnvironment.makeHermetic()
        let makers = try TrialMakers(images: options.images)
        let goods = Mutex<[GoodDocument]>([])
        WorkerThreads.run(1, stackSize: DocumentRenderer.stackSize) { [self] in
            let found = GoodDocument.some(self.goods, from: seed, makers, images: options.images)
            goods.withLock { $0 = found }
        }
        let load = ServerLoad(
            goods: goods.withLock { $0 }, makers: makers, options: options, seed: seed, confined: confined)
        let end = ContinuousClock.now + .seconds(minutes * 60)
        WorkerThreads.run(threads, stackSize: DocumentRenderer.stackSize) { load.work(until: end) }
        load.say()
        if !load.isRight { throw ExitCode(1) }
    }
}

/// A document that can be drawn, and its picture.
struct GoodDocument: Sendable {
    let input: [UInt8]
    let picture: Int

    /// The first documents that can be drawn.
    static func some(_ count: Int, from seed: UInt64, _ makers: TrialMakers, images: String) -> [GoodDocument] {
        let drawing = ServerDrawing(images: images)
        var documents: [GoodDocument] = []
        for seed in seed... {
            let input = Trial(target: .valid, seed: seed).input(makers)
            if let picture = try? drawing.picture(of: input) {
                documents.append(GoodDocument(input: input, picture: picture))
            }
            if documents.count == count { break }
        }
        return documents
    }
}

/// Draws documents within the limits for strangers.
struct ServerDrawing {
    private let images: String
    private let options: RenderingOptions
    private let renderer: DocumentRenderer

    init(images: String) {
        self.images = images
        var options = RenderingOptions()
        options.limits = .strangers
        options.limits.pixels = 1_000_000
        options.view = .plain
        self.options = options
        renderer = DocumentRenderer(options: options)
    }

    /// A hash of the picture.
    func picture(of input: [UInt8]) throws -> Int {
        let resources = FolderResources(folder: images, below: images, limits: options.limits)
        let document = try Document(
            parsing: String(decoding: input, as: UTF8.self), resources: resources, limits: options.limits)
        let layout = try renderer.layOut(document, DocumentFile(path: images + "/fuzz.yaml"))
        return try renderer.file(renderer.displayList(of: layout), of: layout, as: .png).hashValue
    }

    /// A hash of the picture that a process of its own draws.
    ///
    /// - Parameter path: a file for the document, in the folder of the images.
    func picture(of input: [UInt8], by command: String, at path: String) throws -> Int {
        try AtomicFile.write(input, to: FilePath(path))
        return try DocumentFile(path: path).confinedPicture(by: command, options: options).hashValue
    }
}
