import Foundation

/// The objects of a file of Interface Builder, as the source step writes them in Swift.
///
/// The step makes a class of this kind for each file, which is called `Nib_` and the name of the file.
@preconcurrency @MainActor open class NibFile {
    /// What is handed to `init(coder:)`. There is nothing to decode: properties are set afterward.
    public let coder = NSCoder()

    public required init() {}

    /// The views at the top level of a xib, new ones with each call.
    open func objects(owner: Any?) throws -> [Any] { [] }

    /// A controller of a storyboard, a new one with each call; the initial one without an identifier.
    ///
    /// - Parameter made: makes the controller in place of its initializer.
    open func controller(
        _ identifier: String?, made: ((NSCoder) -> UIViewController?)?
    ) throws -> UIViewController? { nil }

    /// - Throws: a ``ViewProblem`` at the place in the file if `init(coder:)` returns `nil`.
    public func make<View: UIView>(_ type: View.Type, file: StaticString = #fileID, line: UInt = #line) throws -> View {
        guard let view = type.init(coder: coder) else { throw Self.problem(type, file, line) }
        return view
    }

    /// - Throws: a ``ViewProblem`` at the place in the file if `init(coder:)` returns `nil`.
    public func make<Controller: UIViewController>(
        _ type: Controller.Type, by made: ((NSCoder) -> UIViewController?)? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) throws -> Controller {
        guard let controller = made?(coder) as? Controller ?? type.init(coder: coder) else {
            throw Self.problem(type, file, line)
        }
        return controller
    }

    /// The delegate or data source of an object; `nil` for one that does not conform, which Objective-C does not ask.
    public func linked<Object>(_ object: Any?) -> Object? { object as? Object }

    private static func problem(_ type: Any.Type, _ file: StaticString, _ line: UInt) -> any Error {
        ViewProblems.problem(
            "\(type).init(coder:) returns nil, so that there is nothing to show", at: "\(file):\(line)")
    }

    /// The file that the source step read for a module, whose name begins the identifiers of its files.
    static func named(_ name: String, for fileID: String) -> NibFile? {
        let module = fileID.prefix { $0 != "/" && $0 != "." }
        let name = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return (NSClassFromString("\(module).Nib_\(name)") as? NibFile.Type)?.init()
    }

    static func reportMissing(_ name: String, at place: String? = nil) {
        ViewProblems.report(
            "there is no nib or storyboard \(name): QuoinSourcesPlugin reads those in the folders of AppSources.txt",
            at: place)
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
open class UINib: MainActorObject {
    private let name: String
    private let fileID: String
    private let line: UInt

    public init(nibName name: String, bundle: Bundle?, fileID: String = #fileID, line: UInt = #line) {
        (self.name, self.fileID, self.line) = (name, fileID, line)
    }

    open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        guard let file = NibFile.named(name, for: fileID) else {
            NibFile.reportMissing(name, at: "\(fileID):\(line)")
            return []
        }
        return ViewProblems.reporting { try file.objects(owner: owner) } ?? []
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension Bundle {
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: String = #fileID,
        line: UInt = #line
    ) -> [Any]? { UINib(nibName: name, bundle: self, fileID: fileID, line: line).instantiate(withOwner: owner) }
}

/// The controllers of a storyboard.
open class UIStoryboard: MainActorObject {
    private let name: String
    private let file: NibFile?

    public init(name: String, bundle: Bundle?, fileID: String = #fileID, line: UInt = #line) {
        (self.name, file) = (name, NibFile.named(name, for: fileID))
        if file == nil { NibFile.reportMissing(name, at: "\(fileID):\(line)") }
    }

    open func instantiateInitialViewController() -> UIViewController? {
        ViewProblems.reporting { try made(nil) } ?? nil
    }

    open func instantiateViewController(
        withIdentifier identifier: String, file: StaticString = #fileID, line: UInt = #line
    ) -> UIViewController { controller(identifier, "\(file):\(line)") ?? UIViewController() }

    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Controller {
        let found: Controller? = controller(identifier, "\(file):\(line)") { creator?($0) }
        if let controller = found ?? creator?(NSCoder()) ?? Controller(coder: NSCoder()) { return controller }
        fatalError("there is no \(Controller.self) to show: its init(coder:) returns nil", file: file, line: line)
    }

    private func made(
        _ identifier: String?, _ make: ((NSCoder) -> UIViewController?)? = nil
    ) throws -> UIViewController? {
        let controller = try file?.controller(identifier, made: make)
        controller?.ownStoryboard = self
        return controller
    }

    /// The controller; `nil` after a problem is reported.
    private func controller<Controller: UIViewController>(
        _ identifier: String, _ place: String, _ make: ((NSCoder) -> UIViewController?)? = nil
    ) -> Controller? {
        guard file != nil, let made = ViewProblems.reporting({ try made(identifier, make) }) else { return nil }
        if let controller = made as? Controller { return controller }
        let found = made.map { "; it is \(type(of: $0)), not \(Controller.self)" } ?? ""
        ViewProblems.report(
            "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'\(found)", at: place)
        return nil
    }
}
