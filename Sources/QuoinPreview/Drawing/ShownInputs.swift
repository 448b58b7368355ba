import QuoinFiles
import QuoinSystem
import Synchronization

/// What the drawings were made from that pages show. A picture is accepted only as long as that has not changed.
final class ShownInputs: Sendable {
    private struct Versions {
        var states: [String: SourceStates] = [:]
        /// The latest one last.
        var order: [String] = []
        var count = 0
    }

    private let versions = Mutex(Versions())

    /// How many drawings are remembered.
    private static let limit = 1_000

    /// The version of a drawing. Drawings that were made from the same files in the same states have the same one.
    func version(of states: SourceStates) -> String {
        versions.withLock { versions in
            if let known = versions.order.last(where: { versions.states[$0] == states }) { return known }
            versions.count += 1
            let version = "\(versions.count)"
            versions.states[version] = states
            versions.order.append(version)
            if versions.order.count > Self.limit { versions.states[versions.order.removeFirst()] = nil }
            return version
        }
    }

    /// What a drawing was made from; `nil` for one that is no longer remembered.
    subscript(version: String) -> SourceStates? { versions.withLock { $0.states[version] } }
}

/// The sources that a renderer has loaded, as they were then: it draws with them until it forgets them.
struct LoadedSources {
    private var loaded = SourceStates()

    /// What a drawing was made from, which may be older than the files are now.
    mutating func inputs(of log: ResourceLog) -> SourceStates {
        var inputs = SourceStates()
        for source in log.states.sources {
            // Documents are read each time.
            if case .document = source { continue }
            inputs.add(loaded.state(of: source))
        }
        inputs.add(log.states)
        loaded.add(log.states)
        return inputs
    }

    mutating func forget(_ sources: Set<DocumentSource>) { loaded.remove(sources) }
}
