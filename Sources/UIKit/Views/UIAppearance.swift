import Foundation

/// What the app sets for all objects of a class at once.
public protocol UIAppearance: NSObjectProtocol {}

/// What objects with such settings may be in.
public protocol UIAppearanceContainer: AnyObject {}

extension UIResponder: UIAppearanceContainer {}

extension UIView: UIAppearance {
    /// What the app sets for the views of a class, beside a view that has the usual values, and in which views it holds.
    private struct Shared {
        let (own, usual): (UIView, UIView)
        let containers: [any UIAppearanceContainer.Type]
    }

    private static var appearances: [ObjectIdentifier: [Shared]] = [:]

    /// Keeps what the app sets for all views of the class. A view takes it over where it has its usual value itself, when it
    /// comes into a window, as on iOS. A setting of the app's own makes the picture fail.
    public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Keeps what the app sets for the views of the class in those of others, the innermost first.
    public class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> Self {
        let known = appearances[ObjectIdentifier(self)]?.first {
            $0.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
        if let known = known?.own as? Self { return known }
        let (own, usual) = (MadeByType.view(self), MadeByType.view(self))
        appearances[ObjectIdentifier(self), default: []].append(
            Shared(own: own, usual: usual, containers: containers))
        return own
    }

    /// Whether the view is in instances of classes, the innermost first.
    private func isContained(in containers: [any UIAppearanceContainer.Type]) -> Bool {
        var rest = containers[...]
        var responder = next
        while let kind = rest.first, let object = responder {
            let classes = sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
            if classes.contains(where: { ObjectIdentifier($0) == ObjectIdentifier(kind) }) { rest.removeFirst() }
            responder = object.next
        }
        return rest.isEmpty
    }

    /// Takes over what the app sets for the classes of the view, the most special one first: what has a value keeps it.
    func takeAppearance() {
        guard !Self.appearances.isEmpty else { return }
        var classes: [AnyClass] = []
        var next: AnyClass? = type(of: self)
        while let kind = next {
            classes.append(kind)
            next = _getSuperclass(kind)
        }
        let shared = classes.flatMap { Self.appearances[ObjectIdentifier($0)] ?? [] }
            .filter { $0.own !== self && $0.usual !== self && isContained(in: $0.containers) }
        for shared in shared.filter({ !$0.containers.isEmpty }) + shared.filter(\.containers.isEmpty) {
            let (own, usual) = (shared.own, shared.usual)
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
