import QuoinLayout
import QuoinScene

/// What one reading asked of the value at a place, and what it said of it.
struct Observation {
    /// In order, up to the name of a function that is asked for in turn.
    let requests: [ReadingRequest]
    /// The name of the function that makes something of the value.
    let function: String?
    /// Whether that function does so elsewhere only.
    let isPromised: Bool
    /// Whether the function that the place stands for reads the value at all.
    let isRead: Bool
    /// How many errors are at the place itself.
    let errorCount: Int
    /// Whether there are errors in what the value consists of.
    let hasErrorsWithin: Bool

    init(_ node: YAMLNode, at place: ProbePlace) {
        let log = ReadingLog(at: place.path)
        let reading = DocumentReading("", resources: ProbeResources(), log: log)
        var diagram: DiagramReading?
        // What is wrong stays in the reading.
        _ = try? Document.read(DocumentValue(node: place.document(node), path: .root, reading: reading), &diagram)
        let errors = reading.diagnostics.filter { $0.severity == .error }
        errorCount = errors.count { $0.path == place.path }
        hasErrorsWithin = errors.contains {
            $0.path.hasPrefix(place.path + ".") || $0.path.hasPrefix(place.path + "[")
        }
        let names = [place.function].compactMap { $0.map(ReadingRequest.named) }
        isRead = names.allSatisfy(log.requests.contains)
        let asked = log.requests.drop { !names.isEmpty && !names.contains($0) }.drop(while: names.contains)
        requests = Array(asked.prefix { $0.function == nil })
        function = asked.lazy.compactMap(\.function).first
        isPromised = function.map { asked.contains(.promised($0)) } ?? false
    }

    /// Whether the value is taken as it is, without being asked to be anything.
    var isTakenSilently: Bool { isRead && requests.isEmpty && function == nil && errorCount == 0 }
}

extension ReadingRequest {
    fileprivate var function: String? {
        switch self {
        case .named(let function), .promised(let function): function
        default: nil
        }
    }
}

/// Stands in for files, which are all there.
private struct ProbeResources: DocumentResources {
    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        ImageResource(.file(path), size: Size(1, 1))
    }

    func font(at path: String) throws(DocumentResourceError) -> String { path }
}
