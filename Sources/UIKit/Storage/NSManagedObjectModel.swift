import Foundation

/// What the source step makes of a model file of an app: a class that is called `Model_` and the name of the file.
open class ManagedModel {
    public required init() {}

    open var entities: [NSEntityDescription] { [] }
}

/// The kinds of objects in a store.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = []

    /// The model that the source step read for a module, whose name begins the identifiers of its files.
    init(named name: String, for fileID: StaticString) {
        let module = "\(fileID)".prefix { $0 != "/" && $0 != "." }
        let title = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        entities = (NSClassFromString("\(module).Model_\(title)") as? ManagedModel.Type)?.init().entities ?? []
    }

    public override init() {}

    public convenience init?(contentsOf url: URL, file: StaticString = #fileID) {
        self.init(named: url.deletingPathExtension().lastPathComponent, for: file)
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }
}

/// A kind of objects. One that no model has is known by the name of its class alone.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    open var name: String?
    open var managedObjectClassName: String! { type.map { "\($0)" } }
    let type: NSManagedObject.Type?
    let defaults: [String: Any]
    private let relationships: [String: Relationship]

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
    ) {
        (self.name, self.type, self.defaults, self.relationships) = (name, type, defaults, relationships)
    }

    func relationship(_ key: String) -> Relationship? { relationships[key] }
    var keysOfRelationships: [String] { relationships.keys.sorted() }

    open class func entity(
        forEntityName name: String, in context: NSManagedObjectContext, file: StaticString = #fileID
    ) -> NSEntityDescription? {
        let module = "\(file)".prefix { $0 != "/" && $0 != "." }
        let known = context.model.entitiesByName[name]
        return known
            ?? NSEntityDescription(name: name, type: NSClassFromString("\(module).\(name)") as? NSManagedObject.Type)
    }

    open class func insertNewObject(
        forEntityName name: String, into context: NSManagedObjectContext, file: StaticString = #fileID
    ) -> NSManagedObject {
        let entity = entity(forEntityName: name, in: context, file: file) ?? NSEntityDescription(name: name)
        return (entity.type ?? NSManagedObject.self).init(entity: entity, insertInto: context)
    }
}
