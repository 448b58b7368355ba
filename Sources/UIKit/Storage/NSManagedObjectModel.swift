import Foundation

/// The kinds of objects in a store. The source step makes a class of each model file of an app, `Model_` and its name.
open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] { compiled?.entities ?? [] }
    private var compiled: NSManagedObjectModel?

    public required override init() {}

    /// The model that an app compiles from the file of a name; the file itself is not read.
    public convenience init?(contentsOf url: URL, file: StaticString = #fileID) {
        self.init()
        compiled = .named(url.deletingPathExtension().lastPathComponent, in: file)
        if compiled == nil { return nil }
    }

    /// The model that the source step read, by the name of its file.
    static func named(_ name: String, in fileID: StaticString = #fileID) -> NSManagedObjectModel? {
        let title = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return (type("Model_\(title)", in: fileID) as? NSManagedObjectModel.Type)?.init()
    }

    /// A class of the module that a file belongs to.
    static func type(_ name: String, in fileID: StaticString) -> AnyClass? {
        NSClassFromString("\("\(fileID)".prefix { $0 != "/" && $0 != "." }).\(name)")
    }
}

/// A kind of objects. One that no model has is known by the name of its class alone.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    open var name: String?
    let type: NSManagedObject.Type?
    let defaults: [String: Any]
    let relationships: [String: Relationship]

    /// What leads from an object to others.
    public struct Relationship {
        var inverse: String?, isToMany, isOrdered, deletesOthers: Bool

        public init(inverse: String?, isToMany: Bool = false, isOrdered: Bool = false, deletesOthers: Bool = false) {
            (self.inverse, self.isToMany) = (inverse, isToMany)
            (self.isOrdered, self.deletesOthers) = (isOrdered, deletesOthers)
        }
    }

    public init(
        name: String, type: NSManagedObject.Type? = nil, defaults: [String: Any] = [:],
        relationships: [String: Relationship] = [:]
    ) { (self.name, self.type, self.defaults, self.relationships) = (name, type, defaults, relationships) }

    open class func entity(
        forEntityName name: String, in context: NSManagedObjectContext, file: StaticString = #fileID
    ) -> NSEntityDescription? {
        context.entities.first { $0.name == name }
            ?? NSEntityDescription(
                name: name, type: NSManagedObjectModel.type(name, in: file) as? NSManagedObject.Type)
    }

    open class func insertNewObject(
        forEntityName name: String, into context: NSManagedObjectContext, file: StaticString = #fileID
    ) -> NSManagedObject {
        let entity = entity(forEntityName: name, in: context, file: file) ?? NSEntityDescription(name: name)
        return (entity.type ?? NSManagedObject.self).init(entity: entity, insertInto: context)
    }
}
