/// Work that is measured. A new workload is a new file and an entry in `Workloads.all`.
protocol Workload: SendableMetatype {
    /// The name on the command line.
    static var name: String { get }

    static func figures(_ context: BenchContext) throws -> [Figure]
}

/// Paths that some workloads need.
struct BenchContext {
    /// The path of the command quoin.
    var quoin: String?
    /// The folder with the pictures that other programs are measured with.
    var pictures: String?
}

enum Workloads {
    static let all: [any Workload.Type] = [
        CardWorkload.self, ColdWorkload.self, PNGWorkload.self, DiffWorkload.self, LayoutWorkload.self,
        ConstraintsWorkload.self, CollectionWorkload.self, FolderWorkload.self, VerifyWorkload.self,
        PosterWorkload.self, LongTextWorkload.self, MemoryWorkload.self, ManyWorkload.self, PainterWorkload.self,
    ]

    static var names: String { all.map { $0.name }.joined(separator: ", ") }
}
