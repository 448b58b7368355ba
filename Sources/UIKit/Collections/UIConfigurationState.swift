import Foundation

/// A state for which a view is configured, with values of the app's own.
public protocol UIConfigurationState {
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
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

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    init(isSelected: Bool = false, isHighlighted: Bool = false, isEditing: Bool = false) {
        (self.isSelected, self.isHighlighted, self.isEditing) = (isSelected, isHighlighted, isEditing)
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
