import Foundation

/// Makes cells and controllers by their types, as UIKit does.
///
/// Swift calls an initializer by a type only if it is `required`, and an app's cell that writes `override init(frame:)` does not
/// compile if it is. Here the initializer is called in the place that it has in the table of methods of every class below: the
/// first of a class that has nothing else. A class of the same form, whose initializer is required, has it in the same place.
///
/// The source step calls it for initializers of the parameters of generic types.
@preconcurrency @MainActor public enum MadeByType {
    /// What all views are.
    open class View: UIResponder {
        public init(frame: CGRect) { super.init() }
    }

    open class ViewMaker: UIResponder {
        public required init(frame: CGRect) { super.init() }
    }

    /// What all controllers are.
    open class Controller: UIResponder {
        public init(nibName: String?, bundle: Bundle?) { super.init() }
    }

    open class ControllerMaker: UIResponder {
        public required init(nibName: String?, bundle: Bundle?) { super.init() }
    }

    /// What the rows of tables are.
    open class Row: UIView {
        public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        }

        public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    open class RowMaker: UIView {
        public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }

        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// What the headers and footers of tables are.
    open class Header: UIView {
        public init(reuseIdentifier: String?) { super.init(frame: .zero) }

        public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }

        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    open class HeaderMaker: UIView {
        public required init(reuseIdentifier: String?) { super.init(frame: .zero) }

        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// What all segues are.
    open class Segue: MainActorObject {
        public init(identifier: String?, source: UIViewController, destination: UIViewController) {}
    }

    open class SegueMaker: MainActorObject {
        public required init(identifier: String?, source: UIViewController, destination: UIViewController) {}
    }

    public static func segue<Made: UIStoryboardSegue>(
        _ type: Made.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> Made {
        let maker = unsafeBitCast(type, to: SegueMaker.Type.self)
        let made = maker.init(identifier: identifier, source: source, destination: destination)
        return unsafeBitCast(made as AnyObject, to: Made.self)
    }

    open class ObjectMaker: NSObject {
        public required override init() {}
    }

    static func object<Made: NSObject>(_ type: Made.Type) -> Made {
        unsafeBitCast(unsafeBitCast(type, to: ObjectMaker.Type.self).init() as AnyObject, to: Made.self)
    }

    public static func view<Made: UIView>(_ type: Made.Type, frame: CGRect = .zero) -> Made {
        let maker = unsafeBitCast(type, to: ViewMaker.Type.self)
        return unsafeBitCast(maker.init(frame: frame) as AnyObject, to: Made.self)
    }

    public static func controller<Made: UIViewController>(
        _ type: Made.Type, nibName: String?, bundle: Bundle?
    ) -> Made {
        let maker = unsafeBitCast(type, to: ControllerMaker.Type.self)
        return unsafeBitCast(maker.init(nibName: nibName, bundle: bundle) as AnyObject, to: Made.self)
    }

    static func row<Made: UITableViewCell>(_ type: Made.Type, _ identifier: String) -> Made {
        let maker = unsafeBitCast(type, to: RowMaker.Type.self)
        return unsafeBitCast(maker.init(style: .default, reuseIdentifier: identifier) as AnyObject, to: Made.self)
    }

    static func header<Made: UITableViewHeaderFooterView>(_ type: Made.Type, _ identifier: String) -> Made {
        let maker = unsafeBitCast(type, to: HeaderMaker.Type.self)
        return unsafeBitCast(maker.init(reuseIdentifier: identifier) as AnyObject, to: Made.self)
    }
}
