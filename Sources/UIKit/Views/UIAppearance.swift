import Foundation

/// What the app sets for all objects of a class at once.
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {
    /// What the app sets for the views of a class, beside a view that has the usual values.
    private static var appearances: [ObjectIdentifier: (own: UIView, usual: UIView)] = [:]

    /// Keeps what the app sets for all views of the class. A view takes it over where it has its usual value itself, when it
    /// comes into a window, as on iOS. A setting of the app's own makes the picture fail.
    public class func appearance() -> Self {
        if let known = appearances[ObjectIdentifier(self)]?.own as? Self { return known }
        let (own, usual) = (MadeByType.view(self), MadeByType.view(self))
        appearances[ObjectIdentifier(self)] = (own, usual)
        return own
    }

    /// Takes over what the app sets for the classes of the view, the most general one first.
    func takeAppearance() {
        guard !Self.appearances.isEmpty else { return }
        var classes: [AnyClass] = []
        var next: AnyClass? = type(of: self)
        while let kind = next {
            classes.append(kind)
            next = _getSuperclass(kind)
        }
        for kind in classes.reversed() {
            guard let (own, usual) = Self.appearances[ObjectIdentifier(kind)], own !== self, usual !== self else {
                continue
            }
            for setting in AppearanceSetting.all where setting.differs(own, usual) && !setting.differs(self, usual) {
                setting.copy(own, self)
            }
            own.reportUnknownAppearance(comparedWith: usual)
        }
    }

    /// A property of the app's own is not copied from one object to another without Objective-C.
    private func reportUnknownAppearance(comparedWith usual: UIView) {
        func values(_ view: UIView) -> [String: String] {
            var (values, mirror): ([String: String], Mirror?) = ([:], Mirror(reflecting: view))
            while let shown = mirror, shown.subjectType != UIView.self, !AppearanceSetting.isKnown(shown.subjectType) {
                for child in shown.children {
                    // Objects are other ones in each view.
                    guard let name = child.label, !(child.value is UIView) else { continue }
                    values[name] = "\(child.value)"
                }
                mirror = shown.superclassMirror
            }
            return values
        }
        let plain = values(usual)
        for (name, value) in values(self).sorted(by: { $0.key < $1.key }) where plain[name] != value {
            ViewProblems.report("\(type(of: self)).appearance().\(name) is not given to views here: set it for each")
        }
    }
}

/// A property that an app sets for all views of a class.
@MainActor struct AppearanceSetting {
    let differs: (UIView, UIView) -> Bool
    let copy: (UIView, UIView) -> Void

    private init<View: UIView, Value>(
        _ path: ReferenceWritableKeyPath<View, Value>, _ areSame: @escaping (Value, Value) -> Bool
    ) {
        differs = { one, other in
            guard let one = one as? View, let other = other as? View else { return false }
            return !areSame(one[keyPath: path], other[keyPath: path])
        }
        copy = { from, to in
            guard let from = from as? View, let to = to as? View else { return }
            to[keyPath: path] = from[keyPath: path]
        }
    }

    private static func of<View: UIView, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<View, Value>
    ) -> AppearanceSetting { AppearanceSetting(path) { $0 == $1 } }

    private static func object<View: UIView, Value: AnyObject>(
        _ path: ReferenceWritableKeyPath<View, Value?>
    ) -> AppearanceSetting { AppearanceSetting(path) { $0 === $1 } }

    private static func attributes<View: UIView>(
        _ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
    ) -> AppearanceSetting { AppearanceSetting(path) { ($0 ?? [:]).isEmpty == ($1 ?? [:]).isEmpty } }

    /// Whether a class is none of the app's.
    static func isKnown(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }

    static let all: [AppearanceSetting] = [
        of(\UIView.backgroundColor), of(\UIView.ownTintColor),
        of(\UILabel.font), of(\UILabel.textColor), of(\UILabel.numberOfLines), of(\UILabel.textAlignment),
        of(\UILabel.adjustsFontForContentSizeCategory), of(\UILabel.shadowColor), of(\UILabel.shadowOffset),
        of(\UITextField.font), of(\UITextField.textColor), of(\UITextField.borderStyle),
        of(\UITextView.font), of(\UITextView.textColor),
        of(\UISwitch.onTintColor), of(\UISwitch.thumbTintColor),
        of(\UISlider.minimumTrackTintColor), of(\UISlider.maximumTrackTintColor), of(\UISlider.thumbTintColor),
        of(\UIPageControl.pageIndicatorTintColor), of(\UIPageControl.currentPageIndicatorTintColor),
        of(\UIProgressView.progressTintColor), of(\UIProgressView.trackTintColor),
        of(\UIActivityIndicatorView.color), of(\UISegmentedControl.selectedSegmentTintColor),
        AppearanceSetting(\UISegmentedControl.attributes) { $0.isEmpty == $1.isEmpty },
        of(\UITableView.separatorColor), of(\UITableView.separatorStyle), of(\UITableView.rowHeight),
        of(\UITableViewCell.selectionStyle), object(\UITableViewCell.selectedBackgroundView),
        of(\UISearchBar.barTintColor), of(\UISearchBar.searchBarStyle), of(\UISearchBar.barStyle),
        of(\UINavigationBar.barTintColor), of(\UINavigationBar.barStyle), of(\UINavigationBar.isTranslucent),
        of(\UINavigationBar.prefersLargeTitles), attributes(\UINavigationBar.titleTextAttributes),
        attributes(\UINavigationBar.largeTitleTextAttributes), object(\UINavigationBar.backgroundImage),
        object(\UINavigationBar.shadowImage), object(\UINavigationBar.backIndicatorImage),
        object(\UINavigationBar.ownAppearance),
        object(\UINavigationBar.scrollEdgeAppearance), object(\UINavigationBar.compactAppearance),
        of(\UITabBar.barTintColor), of(\UITabBar.barStyle), of(\UITabBar.isTranslucent),
        of(\UITabBar.unselectedItemTintColor), object(\UITabBar.backgroundImage), object(\UITabBar.shadowImage),
        object(\UITabBar.selectionIndicatorImage),
        object(\UITabBar.ownAppearance),
        object(\UITabBar.scrollEdgeAppearance), of(\UIToolbar.barTintColor), of(\UIToolbar.barStyle),
    ]
}
