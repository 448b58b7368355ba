import Foundation

/// A state for which a view is configured, with values of the app's own.
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
    /// What ``subscript(_:)`` reads and sets.
    var customValues: [UIConfigurationStateCustomKey: AnyHashable] { get set }
}

extension UIConfigurationState {
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}

/// The name of a value that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// The state for which a cell is configured.
public struct UICellConfigurationState: UIConfigurationState {
    // Without effect on a picture:
    public var isSelected = false
    public var isHighlighted = false
    public var isDisabled = false
    public var isEditing = false
    public var traitCollection: UITraitCollection

    public var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    init(isSelected: Bool, isHighlighted: Bool, isEditing: Bool) {
        self.init(traitCollection: .current)
        (self.isSelected, self.isHighlighted, self.isEditing) = (isSelected, isHighlighted, isEditing)
    }
}
