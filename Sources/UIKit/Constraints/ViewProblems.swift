import Foundation
import Synchronization

/// A wrong use that UIKit answers with an exception or a message in the log. It makes the next picture fail.
public struct ViewProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// UIKit's reason.
    public var reason: String
    /// The file and the line of the app; `nil` if they are not known.
    public var place: String?

    public var description: String { (place.map { "\($0): " } ?? "") + reason }

    /// - Parameter place: the path and the line, of which the file's name is kept, as failures say it.
    fileprivate init(_ reason: String, at place: String?) {
        self.reason = reason
        self.place = place?.split(separator: "/").last.map(String.init)
    }
}

/// The wrong uses since the last picture.
package enum ViewProblems {
    private static let found = Mutex<[ViewProblem]>([])
    /// Those of every picture from now on.
    private static let lasting = Mutex<[ViewProblem]>([])

    package static func problem(_ reason: String, at place: String?) -> any Error {
        ViewProblem(reason, at: place)
    }

    package static func report(_ reason: String, at place: String? = nil) {
        let problem = ViewProblem(reason, at: place)
        // A layout may run several times for a picture.
        found.withLock { if !$0.contains(problem) { $0.append(problem) } }
    }

    /// Reports what no later picture is free from.
    static func reportAlways(_ reason: String, at place: String) {
        let problem = ViewProblem(reason, at: place)
        lasting.withLock { if !$0.contains(problem) { $0.append(problem) } }
    }

    /// The result of a layout, whose error is reported.
    static func reporting<Result>(_ body: () throws -> Result) -> Result? {
        do {
            return try body()
        } catch {
            let problem = error as? ViewProblem
            report(problem?.reason ?? "\(error)", at: problem?.place)
            return nil
        }
    }

    /// The wrong uses since they were last taken.
    package static func take() -> [ViewProblem] {
        lasting.withLock(\.self)
            + found.withLock { problems in
                defer { problems = [] }
                return problems
            }
    }
}

extension ViewProblem {
    /// All wrong uses of one picture.
    public struct List: Error, Sendable, CustomStringConvertible {
        /// At least one, in the order in which they happened.
        public var problems: [ViewProblem]

        public var description: String { problems.map(\.description).joined(separator: "\n") }
    }
}
