/// Something that is measured.
protocol Workload: SendableMetatype {
    /// What the command line calls it.
    static var name: String { get }

    /// Measures, and gives what came out.
    static func figures(_ context: BenchContext) throws -> [Figure]
}

/// What workloads may need of their surroundings.
struct BenchContext {
    /// The path of the command quoin.
    var quoin: String?
    /// The folder with the pictures that other programs are measured with.
    var pictures: String?
}

/// All that can be measured.
enum Workloads {
    static let all: [any Workload.Type] = [
        CardWorkload.self, ColdWorkload.self, PNGWorkload.self, DiffWorkload.self, LayoutWorkload.self,
        ConstraintsWorkload.self, CollectionWorkload.self, FolderWorkload.self,
    ]

    static var names: String { all.map { $0.name }.joined(separator: ", ") }
}
