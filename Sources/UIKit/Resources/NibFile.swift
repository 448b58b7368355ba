import Foundation

/// The objects of a file of Interface Builder, as the source step writes them in Swift.
///
/// The step makes a class of this kind for each file, which is called `Nib_` and the name of the file.
@preconcurrency @MainActor
open class NibFile {
    /// What is handed to `init(coder:)`. There is nothing to decode: properties are set afterward.
    public let coder = NSCoder()

    public required init() {}

    /// The views at the top level of a xib, new ones with each call.
    open func objects(owner: Any?) -> [Any] { [] }

    /// A controller of a storyboard, a new one with each call; the initial one without an identifier.
    ///
    /// - Parameter made: makes the controller in place of its initializer.
    open func controller(_ identifier: String?, made: ((NSCoder) -> UIViewController?)?) -> UIViewController? { nil }

    public func make<View: UIView>(_ type: View.Type) -> View {
        guard let view = type.init(coder: coder) else { preconditionFailure("\(type).init(coder:) makes no view.") }
        return view
    }

    public func make<Controller: UIViewController>(
        _ type: Controller.Type, by made: ((NSCoder) -> UIViewController?)? = nil
    ) -> Controller {
        guard let controller = made?(coder) as? Controller ?? type.init(coder: coder) else {
            preconditionFailure("\(type).init(coder:) makes no controller.")
        }
        return controller
    }

    /// The file that the source step read for a module, whose name begins the identifiers of its files.
    static func named(_ name: String, for fileID: String) -> NibFile? {
        let module = fileID.prefix { $0 != "/" && $0 != "." }
        let name = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return (NSClassFromString("\(module).Nib_\(name)") as? NibFile.Type)?.init()
    }

    static func reportMissing(_ name: String) {
        ViewProblems.report(
            "there is no nib or storyboard \(name): QuoinSourcesPlugin reads those in the folders of AppSources.txt")
    }
}

/// Properties that a file sets by key. As on iOS, a key that no property has is passed over.
@preconcurrency @MainActor @dynamicMemberLookup
public struct KeyedProperties<Owner: AnyObject> {
    private let owner: Owner

    public init(of owner: Owner) { self.owner = owner }

    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Owner, Value>) -> Value {
        get { owner[keyPath: path] }
        nonmutating set { owner[keyPath: path] = newValue }
    }

    // A number may be a value of another type than the first that fits.
    @_disfavoredOverload
    public subscript(dynamicMember key: String) -> Any? {
        get { nil }
        nonmutating set {}
    }
}

/// The views of a xib.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String
    private let fileID: String

    public init(nibName name: String, bundle: Bundle?, fileID: String = #fileID) {
        (self.name, self.fileID) = (name, fileID)
    }

    open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        guard let file = NibFile.named(name, for: fileID) else {
            NibFile.reportMissing(name)
            return []
        }
        return file.objects(owner: owner)
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension Bundle {
    @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: String = #fileID
    ) -> [Any]? {
        UINib(nibName: name, bundle: self, fileID: fileID).instantiate(withOwner: owner)
    }
}

/// The controllers of a storyboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let file: NibFile?

    public init(name: String, bundle: Bundle?, fileID: String = #fileID) {
        (self.name, file) = (name, NibFile.named(name, for: fileID))
        if file == nil { NibFile.reportMissing(name) }
    }

    open func instantiateInitialViewController() -> UIViewController? { file?.controller(nil, made: nil) }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        made(file?.controller(identifier, made: nil), identifier) ?? UIViewController()
    }

    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let controller = file?.controller(identifier) { creator?($0) } as? Controller
        guard let controller = made(controller, identifier) else {
            preconditionFailure("The storyboard \(name) has no \(Controller.self) with the identifier \(identifier).")
        }
        return controller
    }

    private func made<Controller: UIViewController>(_ controller: Controller?, _ identifier: String) -> Controller? {
        if controller == nil, file != nil {
            ViewProblems.report(
                "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return controller
    }
}
