import Foundation

/// What people write into.
@preconcurrency @MainActor public protocol UITextInput: UITextInputTraits {
    var selectedTextRange: UITextRange? { get set }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
}

extension UITextInput {
    public var selectedTextRange: UITextRange? {
        get { nil }
        set {}
    }
    public var markedTextRange: UITextRange? { nil }
    public var beginningOfDocument: UITextPosition { UITextPosition() }
    public var endOfDocument: UITextPosition { UITextPosition() }
    public func insertText(_ text: String) {}
    public func deleteBackward() {}
    public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { 0 }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    /// There are no ranges, so nothing asks for it in a picture.
    public func firstRect(for range: UITextRange) -> CGRect { .zero }
    public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { nil }
}
