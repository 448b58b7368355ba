import SwiftSyntax

/// Finds what only compiles with Objective-C or on Apple's systems, and what stands for it elsewhere.
final class ForeignSyntax: SyntaxVisitor {
    private(set) var edits: [SourceEdit] = []
    /// What follows the last line.
    private(set) var addition = ""
    private let module: AppModule
    private var optionals: OptionalMembers { module.optionals }

    init(_ module: AppModule) {
        self.module = module
        super.init(viewMode: .sourceAccurate)
    }

    private static let droppedAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "NSManaged", "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main",
    ]

    /// Modules whose names other modules have: UIKit, AsyncDisplayKit, and a package that an app's test package names.
    private static let modules = [
        "ASDKFluentExtensions": "AsyncDisplayKit", "CoreGraphics": "UIKit", "CoreText": "UIKit", "Kingfisher": "UIKit",
        "QuartzCore": "UIKit", "SDWebImage": "UIKit", "SafariServices": "UIKit", "Combine": "OpenCombineShim",
    ]

    /// Modules of their own on Linux, which others bring with them on iOS.
    private static let impliedModules = [
        "Foundation": ["FoundationNetworking", "OpenCombineShim", "UIKit"], "UIKit": ["OpenCombineShim"],
    ]

    /// Modules that are always there.
    private static let known: Set = ["AsyncDisplayKit", "Dispatch", "Foundation", "Swift", "UIKit"]

    private static func optional(_ statement: String, of module: String) -> String {
        "#if canImport(\(module))\n\(statement)\n#endif\n"
    }

    /// Imports that stand before the first line, each where there is its module.
    private(set) var imports: [String] = []
    private var importsSwiftUI = false
    /// Whether the file names the module of views, or one that brings it.
    private(set) var importsViews = false

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        // A function of C takes no selector on Linux.
        let isOfC = node.trimmedDescription == "@convention(c)"
        if isOfC && node.parent?.parent?.trimmedDescription.contains("Selector") ?? false
            || node.trimmedDescription == "@convention(block)"
            || Self.droppedAttributes.contains(node.attributeName.trimmedDescription)
        {
            edits.append(SourceEdit(node, with: ""))
        }
        return .visitChildren
    }

    /// Outlets are set by the code for Interface Builder files, which is in files of its own.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let witness = optionals.witness(of: node) { edits.append(SourceEdit(after: node, witness)) }
        // The delegates of lists are weak, but computed.
        if node.overrides, ["delegate", "dataSource"].contains(node.fullName) {
            edits += Array(node.modifiers).filter { $0.name.text == "weak" }.map { SourceEdit($0, with: "") }
        }
        if let accessors = node.managedAccessors { edits.append(SourceEdit(after: node, accessors)) }
        if node.attributes.contains(where: { $0.trimmedDescription == "@IBOutlet" }) {
            // With Objective-C, what a method makes for a weak outlet lives until it has run.
            let isForced = node.valueType?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
            let dropped = Set(["private", "fileprivate"] + (isForced ? ["weak"] : []))
            edits += Array(node.modifiers).filter { dropped.contains($0.name.text) }.map { SourceEdit($0, with: "") }
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let override = node.overrideOfManaged { edits.append(SourceEdit(override, with: "required")) }
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@objc") }) else {
            return .visitChildren
        }
        let members = node.optionalMembers
        if !members.isEmpty {
            let isPublic = node.modifiers.contains { $0.name.text == "public" }
            edits += members.flatMap(\.editsOfRequirement)
            addition +=
                "\nextension \(node.name.text) {\n" + members.map { $0.standIn(isPublic: isPublic) }.joined() + "}\n"
        }
        // Protocols of Objective-C are those of classes.
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if inherited.isEmpty {
            edits.append(SourceEdit(after: node.name, ": AnyObject"))
        } else if let last = node.inheritanceClause?.inheritedTypes.last,
            Set(inherited).isDisjoint(with: ["AnyObject", "class"])
        {
            edits.append(SourceEdit(after: last.type, ", AnyObject"))
        }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.path.first?.name.text else { return .skipChildren }
        var bringsFoundation = AppleModules.names.contains(name)
        let isSubmodule = node.path.count > 1 && node.importKindSpecifier == nil
        if let module = Self.modules[name] ?? (name == "UIKit" && isSubmodule ? name : nil) {
            edits.append(SourceEdit(node, with: "import \(module)"))
        } else if AppleModules.names.contains(name) {
            edits.append(SourceEdit(node, with: ""))
            // Apple's modules bring Foundation with them.
            imports += [Self.optional(node.trimmedDescription, of: name), "import Foundation\n"]
        } else if !Self.known.contains(name), node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false {
            // So all errors are at what uses the module, which the app's test package may give itself.
            edits.append(SourceEdit(node, with: ""))
            let warning = "#else\n#warning(\"there is no module \(name); what uses it has an error\")\n#endif\n"
            imports.append("#if canImport(\(name))\n\(node.trimmedDescription)\n" + warning)
            // It brings what it imports from Apple.
            imports.append("import Foundation\n")
            bringsFoundation = true
        }
        let implied = Self.impliedModules[bringsFoundation ? "Foundation" : name, default: []]
        imports += implied.map { Self.optional("import \($0)", of: $0) }
        if name == "SwiftUI" { importsSwiftUI = true }
        if [name, Self.modules[name]].contains("UIKit") { importsViews = true }
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }

    /// Leaves out the views of SwiftUI and what brings views of UIKit into them, with their extensions.
    private func visit(type node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        let isOfSwiftUI = node.isOfSwiftUI || !module.typesOfSwiftUI.isDisjoint(with: node.namedTypes)
        guard importsSwiftUI, isOfSwiftUI else { return .visitChildren }
        edits.append(SourceEdit(node, with: ""))
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if importsSwiftUI, node.isOfSwiftUI {
            edits.append(SourceEdit(node, with: ""))
            return .skipChildren
        }
        // The methods that all objects of Objective-C have stand in an extension here.
        // Nobody types into a field, whose formatter would be asked.
        if ["observeValue", "responds", "forwardingTarget"].contains(node.name.text) && node.isOfPlainObject
            || node.name.text == "getObjectValue"
        {
            edits += Array(node.modifiers).filter { $0.name.text == "override" }.map { SourceEdit($0, with: "") }
        }
        // Foundation compares numbers on Linux.
        if node.name.text == "<",
            node.signature.parameterClause.parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
        {
            edits.append(SourceEdit(node, with: ""))
            return .skipChildren
        }
        if let body = node.managedBody { edits.append(SourceEdit(after: node, body)) }
        if let label = node.oldLabelOfPath {
            edits.append(SourceEdit(label, with: "\(label.text.dropLast(9))"))
            if let delegate = node.delegateOfClass {
                edits.append(SourceEdit(delegate, with: "UICollectionViewDelegateFlowLayout"))
            }
        }
        if let witness = optionals.witness(of: node) { edits.append(SourceEdit(after: node, witness)) }
        return .visitChildren
    }

    /// What Combine gives to the objects of Objective-C.
    private static let propertyPublisher = """

        extension KeyValueObserved {
            fileprivate func publisher<Value>(
                for path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
            ) -> AnyPublisher<Value, Never> {
                let subject = CurrentValueSubject<Value, Never>(self[keyPath: path])
                let observation = observe(path) { object, _ in subject.send(object[keyPath: path]) }
                return subject.dropFirst(options.contains(.initial) ? 0 : 1)
                    .handleEvents(receiveCancel: { observation.invalidate() }).eraseToAnyPublisher()
            }
        }

        """

    /// Functions of Core Graphics are those of Foundation.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if ["CoreGraphics", "CoreFoundation"].contains(node.baseName.text) {
            edits.append(SourceEdit(node, with: "Foundation"))
        } else if node.baseName.text == "NSAttributedStringKey" {
            edits.append(SourceEdit(node, with: "NSAttributedString.Key"))
        }
        return .visitChildren
    }

    /// The name in an older Swift.
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "NSAttributedStringKey" { edits.append(SourceEdit(node, with: "NSAttributedString.Key")) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if ["CoreGraphics", "CoreFoundation"].contains(node.baseType.trimmedDescription) {
            edits.append(SourceEdit(node.baseType, with: "Foundation"))
        }
        return .visitChildren
    }

    /// Attributed strings are empty only by their texts on Linux.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            module.typesOfSwiftUI.contains(type)
        {
            edits.append(SourceEdit(node, with: "ViewOfSwiftUI(\"\(type)\")"))
            return .skipChildren
        }
        let names: Set = ["NSAttributedString", "NSMutableAttributedString", "NSTextStorage"]
        if names.contains(node.calledExpression.trimmedDescription), node.arguments.isEmpty, let start = node.leftParen
        {
            edits.append(SourceEdit(after: start, "string: \"\""))
        }
        if node.trimmedDescription == "Timer()" {
            edits.append(SourceEdit(node, with: "Timer(timeInterval: 0, repeats: false) { _ in }"))
        }
        // Not every class describes itself.
        if node.arguments.isEmpty, let type = node.calledExpression.as(MemberAccessExprSyntax.self),
            type.declName.baseName.text == "description", let base = type.base?.trimmedDescription,
            base.hasPrefix("type(of:")
        {
            edits.append(SourceEdit(node, with: "String(reflecting: \(base))"))
        }
        if let edit = node.makingByType(in: module) ?? node.makingSegue ?? node.ofApps { edits.append(edit) }
        if node.publishesProperty, !addition.contains(Self.propertyPublisher) { addition += Self.propertyPublisher }
        return .visitChildren
    }

    /// Optional methods of delegates, which here have a default.
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(FunctionCallExprSyntax.self) ?? false, isOptionalMethod(node.expression) {
            edits.append(SourceEdit(node.questionMark, with: ""))
        }
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(FunctionCallExprSyntax.self) ?? false, isOptionalMethod(node.expression) {
            edits.append(SourceEdit(node.exclamationMark, with: ""))
        }
        return .visitChildren
    }

    /// A method of a delegate that is kept as a value. One that may be left out and says whether something should happen stands
    /// for true.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let edit = node.localeOfApps { edits.append(edit) }
        guard node.base?.is(OptionalChainingExprSyntax.self) ?? false,
            let labels = node.declName.argumentNames?.arguments.map({ "\($0.name.text):" }),
            optionals.value(of: "\(node.declName.baseName.text)(\(labels.joined()))") == "Bool"
        else { return .visitChildren }
        let given = labels.indices.map { "$\($0)" }.joined(separator: ", ")
        edits.append(
            SourceEdit(node, with: "(\(node.trimmedDescription)).map({ method in { method(\(given)) ?? true } })"))
        return .skipChildren
    }

    private func isOptionalMethod(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
        return AppleModules.delegateMethods.contains { name.hasPrefix($0) } || optionals.haveMethod(name)
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        edits.append(SourceEdit(node, with: ""))
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let replacement = node.standIn else { return .visitChildren }
        edits.append(SourceEdit(node, with: replacement))
        return .skipChildren
    }

    /// What an app asks for on iOS is what its pictures show.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            let finder = SystemQuestions(viewMode: .sourceAccurate)
            finder.walk(condition)
            edits += finder.edits
        }
        return .visitChildren
    }
}

/// Finds `os(iOS)` in a condition, and modules whose names UIKit has.
private final class SystemQuestions: SyntaxVisitor {
    private(set) var edits: [SourceEdit] = []
    private static let answers: Set = [
        "os(iOS)", "canImport(CoreGraphics)", "canImport(QuartzCore)", "canImport(CoreText)",
        "canImport(SafariServices)",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.answers.contains(node.trimmedDescription) { edits.append(SourceEdit(node, with: "true")) }
        return .visitChildren
    }
}

extension FunctionDeclSyntax {
    /// Whether the function takes or returns a view of SwiftUI.
    fileprivate var isOfSwiftUI: Bool {
        let bounds = genericParameterClause?.parameters.compactMap { $0.inheritedType?.trimmedDescription } ?? []
        return !AppleModules.namesOfSwiftUI.isDisjoint(with: bounds)
            || signature.trimmedDescription.contains("some View")
    }

    /// The last label of a method of a list's delegate in its old spelling, `sizeForItemAtIndexPath`, which Objective-C finds.
    fileprivate var oldLabelOfPath: TokenSyntax? {
        guard ["collectionView", "tableView"].contains(name.text),
            attributes.contains(where: { $0.trimmedDescription.hasPrefix("@objc") }),
            let label = signature.parameterClause.parameters.last?.firstName, label.text.hasSuffix("AtIndexPath")
        else { return nil }
        return label
    }

    /// The protocol of the class of a method that sizes items, which only Objective-C finds with it.
    fileprivate var delegateOfClass: TypeSyntax? {
        guard signature.parameterClause.parameters.last?.firstName.text.hasPrefix("sizeForItem") ?? false,
            let owner = parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
        else { return nil }
        return owner.inheritanceClause?.inheritedTypes.map(\.type).first {
            $0.trimmedDescription == "UICollectionViewDelegate"
        }
    }

    /// Whether the method is in a class that inherits directly from `NSObject`.
    fileprivate var isOfPlainObject: Bool {
        let type = parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
        return type?.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "NSObject"
    }
}

extension FunctionCallExprSyntax {
    /// Whether the values of a property are published: `view.publisher(for: \.center)`.
    fileprivate var publishesProperty: Bool {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "publisher"
            && arguments.first?.label?.text == "for" && arguments.first?.expression.is(KeyPathExprSyntax.self) == true
    }

    /// What makes a view or a controller where the type is the parameter of a generic one, or a value, whose initializer
    /// only Objective-C finds; `nil` for all others.
    fileprivate func makingByType(in module: AppModule) -> SourceEdit? {
        let name = calledExpression.trimmedDescription.replacing(".init", with: "")
        let value = kind(ofValue: name)
        guard let kind = (value ?? kind(ofParameter: name)).flatMap(module.systemClass) else { return nil }
        let type = value == nil ? "\(name).self" : name
        let given = arguments.map(\.trimmedDescription).joined(separator: " ")
        switch (kind.hasSuffix("Controller"), arguments.map { $0.label?.text }) {
        case (false, []): return SourceEdit(self, with: "MadeByType.view(\(type))")
        case (false, ["frame"]): return SourceEdit(self, with: "MadeByType.view(\(type), \(given))")
        case (true, []): return SourceEdit(self, with: "MadeByType.controller(\(type), nibName: nil, bundle: nil)")
        case (true, ["nibName", "bundle"]):
            return SourceEdit(self, with: "MadeByType.controller(\(type), \(given))")
        default: return nil
        }
    }

    /// What makes a segue of a class that is only known when the app runs; `nil` for all other calls.
    fileprivate var makingSegue: SourceEdit? {
        guard let called = calledExpression.as(MemberAccessExprSyntax.self), let type = called.base?.trimmedDescription,
            called.declName.baseName.text == "init", type.first?.isLowercase ?? false,
            !["self", "super"].contains(type),
            arguments.map(\.label?.text) == ["identifier", "source", "destination"]
        else { return nil }
        return SourceEdit(
            self, with: "MadeByType.segue(\(type), \(arguments.map(\.trimmedDescription).joined(separator: " ")))")
    }

    /// The class that a type in a parameter or in a constant inherits from: `type: Cell.Type`, `let type = kind as? Cell.Type`.
    private func kind(ofValue name: String) -> String? {
        guard name.allSatisfy({ $0.isLetter || $0.isNumber }), name.first?.isLowercase ?? false else { return nil }
        let around = sequence(first: Syntax(self)) { $0.parent }
        let parameters = around.lazy.compactMap { $0.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters }
            .flatMap { Array($0) }.filter { ($0.secondName ?? $0.firstName).text == name }.map(
                \.type.trimmedDescription)
        let constants = around.lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }.flatMap { $0 }
            .map(\.trimmedDescription).filter { $0.contains("let \(name) = ") }
            .compactMap { $0.firstMatch(of: /as[!?]? (\w+\.Type)/).map { String($0.1) } }
        guard let type = Array(parameters).first ?? Array(constants).first, type.hasSuffix(".Type") else { return nil }
        let kind = String(type.dropLast(".Type".count))
        return self.kind(ofParameter: kind) ?? kind
    }

    /// The class that a parameter of a generic type around the call inherits from.
    private func kind(ofParameter name: String) -> String? {
        sequence(first: Syntax(self)) { $0.parent }.lazy
            .compactMap { $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause }
            .flatMap { Array($0.parameters) }.first { $0.name.text == name }?.inheritedType?.trimmedDescription
    }
}
