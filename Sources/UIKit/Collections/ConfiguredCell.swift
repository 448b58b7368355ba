import Foundation

/// What rows of tables and cells of collections share: an app is asked how they look in their state, once for each change.
@MainActor protocol ConfiguredCell: UIView {
    var needsConfiguration: Bool { get set }
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    var configurationState: UICellConfigurationState { get }
    func updateConfiguration(using state: UICellConfigurationState)
    /// Calls the app's handler.
    func handleUpdate(_ state: UICellConfigurationState)
}

extension ConfiguredCell {
    func requestConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        let state = configurationState
        // The content of the system is the same in all states.
        if let content = contentConfiguration, !(content is UIListContentConfiguration) {
            contentConfiguration = content.updated(for: state)
        }
        updateConfiguration(using: state)
        handleUpdate(state)
    }
}
