import Foundation

/// Undoes nothing, without effect on a picture, which is made once.
open class UndoManager: NSObject, @unchecked Sendable {
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open var isUndoing: Bool { false }
    open var isRedoing: Bool { false }
    open var levelsOfUndo = 0
    open var groupsByEvent = true

    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
    open func setActionName(_ name: String) {}
    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}
    open func undo() {}
    open func redo() {}
    open func removeAllActions() {}
    open func removeAllActions(withTarget target: Any) {}
}
