import QuoinLayout
import UIKit

extension LayoutEnvironment {
    /// The environment of the layout that runs on this thread, or one for the current traits.
    static var current: LayoutEnvironment { Running.environment?.value ?? ThreadRenderer.environment(for: .current) }

    /// Calls code of an app, which may measure elements on its own.
    func whileCurrent<Result>(_ body: () -> Result) -> Result {
        Running.$environment.withValue(Running(value: self), operation: body)
    }
}

/// An environment of one thread, which no other one sees.
private struct Running: @unchecked Sendable {
    let value: LayoutEnvironment

    @TaskLocal static var environment: Running?
}
