// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation
import QuoinControls

/// A field for what is searched, a cancel button beside it, and a row of scopes below.
open class UISearchBar: UIView, UITextInputTraits {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    open lazy var searchTextField = UITextField()
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var prompt: String? { didSet { markChanged() } }
    open var searchBarStyle = Style.default
    /// A black bar has the texts of the dark appearance.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
    }
    /// Without effect on a picture.
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    open var scopeButtonTitles: [String]? { didSet { markChanged() } }
    open var selectedScopeButtonIndex = 0
    open var showsScopeBar = false { didSet { markChanged() } }
    open var showsBookmarkButton = false, showsSearchResultsButton = false, showsCancelButton = false
    open var barTintColor: UIColor?
    // Without effect on a picture:
    open weak var delegate: (any UISearchBarDelegate)?
    open var enablesReturnKeyAutomatically = true
    open var spellCheckingType = UITextSpellCheckingType.default, keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType?
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default, returnKeyType = UIReturnKeyType.default
    open var keyboardType = UIKeyboardType.default

    private var images: [Icon: UIImage] = [:]

    open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {
        if state == .normal { images[icon] = image }
    }
    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
    open func setShowsScope(_ shows: Bool, animated: Bool) { showsScopeBar = shows }

    /// The field is found by this key in many apps.
    open override func value(forKey key: String) -> Any? {
        key == "searchField" ? searchTextField : super.value(forKey: key)
    }

    override var shownText: String? { searchTextField.shownText }

    private func icon(_ icon: Icon, _ symbol: String) -> AnyElement? {
        (images[icon] ?? UIImage(systemName: symbol))?.element(.fit, tint: .secondaryLabel)
    }

    /// What stands at the end of the field: the first of what is shown.
    private var trailingIcon: AnyElement? {
        if text?.isEmpty == false { return icon(.clear, "xmark.circle.fill") }
        if showsBookmarkButton { return icon(.bookmark, "book") }
        return showsSearchResultsButton ? icon(.resultsList, "chevron.down.square") : nil
    }

    private var scopes: AnyElement? {
        guard showsScopeBar, let scopeButtonTitles, !scopeButtonTitles.isEmpty else { return nil }
        let bar = UISegmentedControl(items: scopeButtonTitles)
        bar.selectedSegmentIndex = selectedScopeButtonIndex
        return bar.control?.element
    }

    private func title(_ string: String, _ color: UIColor) -> AnyElement {
        var style = UIFont.systemFont(ofSize: 17).style
        style.color = color.color
        return Text(string, style: style).lineLimit(1).erased
    }

    override func contentElement() -> ViewContent? {
        let field = Control.SearchField(
            text: Text(searchTextField.content),
            leading: images[.search].map { $0.element(.fit, tint: .secondaryLabel) },
            trailing: trailingIcon, fill: searchTextField.backgroundColor?.color,
            prompt: prompt.map { title($0, .label) }, cancel: showsCancelButton ? title("Cancel", tintColor) : nil,
            scopes: scopes)
        let bar = Control.searchBar(field).element
        guard searchBarStyle != .minimal else { return ViewContent(element: bar) }
        if let image = backgroundImage, image.size.width > 0 {
            return ViewContent(element: bar.background(image.element(.stretch, tint: tintColor)).erased)
        }
        guard let color = barTintColor ?? (barStyle == .black ? .black : nil) else { return ViewContent(element: bar) }
        return ViewContent(element: Element(BoxNode(), children: [bar]).fill(color.color).erased)
    }

    override var contentSizeOfSystem: CGSize {
        var height = ControlMetrics.searchBar.height ?? 0
        if prompt != nil { height += ControlMetrics.searchPromptHeight }
        if showsScopeBar, scopeButtonTitles?.isEmpty == false { height += ControlMetrics.searchScopeHeight }
        return CGSize(width: Self.noIntrinsicMetric, height: CGFloat(height))
    }
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange text: String)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange text: String) {}
}
