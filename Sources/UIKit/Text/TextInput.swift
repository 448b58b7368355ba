// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// What edits texts and lays them out on iOS. Texts are drawn as they are set, and nothing is selected.

/// A place in a text: a placeholder.
open class UITextPosition: NSObject {}

/// A part of a text: a placeholder.
open class UITextRange: NSObject {
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}

/// The text of a text view, which takes changes over when editing ends.
public final class NSTextStorage: NSMutableAttributedString {
    weak var view: UITextView?

    public override func endEditing() {
        super.endEditing()
        onMainActor((view, NSAttributedString(attributedString: self))) { view, text in view?.attributedText = text }
    }
}

/// Lays a text out: a placeholder.
open class NSLayoutManager: NSObject {
    open func invalidateLayout(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) {
    }
    open func invalidateDisplay(forCharacterRange range: NSRange) {}
}

open class UITextInputMode: MainActorObject {
    nonisolated public static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// What was copied: nothing.
open class UIPasteboard: MainActorObject {
    public static let general = UIPasteboard()

    open var string: String?
    open var strings: [String]?
    open var image: UIImage?
    open var url: URL?
    open var hasStrings: Bool { string != nil }
    open var hasImages: Bool { image != nil }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension UITextView {
    public var textStorage: NSTextStorage {
        let storage = NSTextStorage(attributedString: attributedText)
        storage.view = self
        return storage
    }
    public var layoutManager: NSLayoutManager { NSLayoutManager() }
}
