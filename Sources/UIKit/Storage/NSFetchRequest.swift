import Foundation

/// What a store is asked for.
open class NSPersistentStoreRequest: NSObject {
    open var entityName: String?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0, fetchOffset = 0

    /// Whether the request is for an object: its entity, its class or one above has the name.
    func finds(_ object: NSManagedObject) -> Bool {
        let classes = sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
        guard object.entity.name == entityName || classes.contains(where: { "\($0)" == entityName }) else {
            return false
        }
        return predicate?.evaluate(with: object) ?? true
    }
}

open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    // Without effect on a picture, as objects come from no file:
    open var fetchBatchSize = 0, returnsObjectsAsFaults = true, includesSubentities = true
    open var relationshipKeyPathsForPrefetching: [String]?, propertiesToFetch: [Any]?

    public override init() {}

    public init(entityName: String) {
        super.init()
        self.entityName = entityName
    }
}

public enum NSFetchRequestResultType: Sendable {
    case managedObjectResultType, managedObjectIDResultType, countResultType
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    let fetchRequest: NSPersistentStoreRequest

    public init(fetchRequest: NSPersistentStoreRequest) { self.fetchRequest = fetchRequest }
}
