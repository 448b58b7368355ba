// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinScene

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
    public private(set) var layoutManagers: [NSLayoutManager] = []

    public func addLayoutManager(_ manager: NSLayoutManager) {
        layoutManagers.append(manager)
        manager.textStorage = self
    }

    public override func endEditing() {
        super.endEditing()
        onMainActor((view, NSAttributedString(attributedString: self))) { view, text in view?.attributedText = text }
    }
}

/// Lays the text of its storage out in a container, and draws it whole. Glyphs are the letters of the string.
open class NSLayoutManager: NSObject {
    open weak var textStorage: NSTextStorage?
    public private(set) var textContainers: [NSTextContainer] = []

    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    open func ensureLayout(for container: NSTextContainer) {}
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: textStorage?.length ?? 0)
    }
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let (width, height) = (container.size.width, container.size.height)
        let available = CGSize(width: width > 0 ? width : .infinity, height: height > 0 ? height : .infinity)
        return CGRect(
            origin: .zero, size: text(in: container)?.size(in: available) ?? .zero)
    }
    /// Of the whole text, whatever part is asked for.
    open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
        usedRect(for: container)
    }
    open func characterRange(forGlyphRange range: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange { range }
    open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {}
    open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {
        guard let container = textContainers.first else { return }
        let used = usedRect(for: container).size
        let size = CGSize(width: max(container.size.width, used.width), height: used.height)
        text(in: container)?.draw(in: CGRect(origin: origin, size: size))
    }

    private func text(in container: NSTextContainer) -> TextParagraphs? {
        var paragraph = ParagraphStyle()
        container.apply(to: &paragraph)
        return textStorage?.systemParagraphs(.systemFont(ofSize: 12), nil, paragraph)
    }

    // MARK: What is touched, which nothing is

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
    open func characterIndexForGlyph(at index: Int) -> Int { index }
    open func lineFragmentUsedRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        .zero
    }
    open func invalidateLayout(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) {
    }
    open func invalidateDisplay(forCharacterRange range: NSRange) {}
}

open class UITextInputMode: MainActorObject {
    nonisolated public static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// What was copied; without effect on a picture.
open class UIPasteboard: MainActorObject {
    public static let general = UIPasteboard()

    open var string: String?
    /// Without effect on a picture.
    open var strings: [String]?
    open var image: UIImage?
    /// Without effect on a picture.
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
