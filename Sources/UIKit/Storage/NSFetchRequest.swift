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
    open var fetchBatchSize = 0
    open var returnsObjectsAsFaults = true, includesPendingChanges = true, includesSubentities = true
    open var includesPropertyValues = true, returnsDistinctResults = false, shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?, propertiesToGroupBy: [Any]?

    open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }

    public override init() {}

    public init(entityName: String) {
        super.init()
        self.entityName = entityName
    }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSPersistentStoreRequest
    open var resultType = ResultType.resultTypeStatusOnly

    public enum ResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }

    public init(fetchRequest: NSPersistentStoreRequest) { self.fetchRequest = fetchRequest }
}

open class NSPersistentStoreResult: NSObject {}
