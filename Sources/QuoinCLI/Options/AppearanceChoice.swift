import ArgumentParser
import Quoin

/// The appearances in which a document is drawn, as an argument.
enum AppearanceChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
    case light
    case dark
    case both

    /// The only appearance; `nil` for both.
    var single: Appearance? { Appearance(rawValue: rawValue) }
}
