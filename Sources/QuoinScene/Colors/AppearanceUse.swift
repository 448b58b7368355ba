import Synchronization

/// Notes whether a picture depends on the appearance: while it is painted, the two values of a color differ, or a kind
/// asks for the appearance. A picture that does not is the same in the other one.
package final class AppearanceUse: Sendable {
    /// What notes it for the picture that is painted at the moment; `nil` if nobody wants to know.
    @TaskLocal static var current: AppearanceUse?

    private let isNoted = Atomic(false)

    private init() {}

    func note() { isNoted.store(true, ordering: .relaxed) }

    /// Paints something, and says whether it depends on the appearance.
    package static func watching<Painted>(_ paint: () -> Painted) -> (painted: Painted, dependsOnAppearance: Bool) {
        let use = AppearanceUse()
        return ($current.withValue(use, operation: paint), use.isNoted.load(ordering: .relaxed))
    }
}
