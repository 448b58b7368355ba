import Foundation

/// What rows of tables and cells of collections share: an app is asked how they look in their state, once for each change.
@MainActor protocol ConfiguredCell: UIView {
    var needsConfiguration: Bool { get set }
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
        updateConfiguration(using: state)
        handleUpdate(state)
    }
}
