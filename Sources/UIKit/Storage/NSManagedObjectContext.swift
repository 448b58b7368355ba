// swift-format-ignore-file: AlwaysUseLowerCamelCase, OneVariableDeclarationPerLine

import Foundation

/// Objects of a store that is in memory, and their changes. What is saved is at once in all contexts of the store.
///
/// All blocks run on the main queue, so that a picture has what they do.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public enum ConcurrencyType: UInt, Sendable {
        case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
    }

    open var name: String?
    open var undoManager: UndoManager?

    // Without effect on a picture, as a store in memory has no conflicts:
    open var mergePolicy: Any = NSErrorMergePolicy
    open var automaticallyMergesChangesFromParent = false, transactionAuthor: String?
    open var shouldDeleteInaccessibleFaults = true, retainsRegisteredObjects = false
    open var stalenessInterval: TimeInterval = 0

    public let concurrencyType: ConcurrencyType
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    public private(set) var insertedObjects: Set<NSManagedObject> = []
    public private(set) var deletedObjects: Set<NSManagedObject> = []
    /// The inserted objects in their order.
    private var inserted: [NSManagedObject] = []

    public init(concurrencyType type: ConcurrencyType) { concurrencyType = type }

    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

    var model: NSManagedObjectModel { persistentStoreCoordinator?.managedObjectModel ?? NSManagedObjectModel() }
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        model.entities.first { $0.type == type } ?? type.entity()
    }
    private var stored: [NSManagedObject] { persistentStoreCoordinator?.objects ?? [] }

    open var registeredObjects: Set<NSManagedObject> { Set(stored + inserted) }
    open var updatedObjects: Set<NSManagedObject> {
        Set(stored.filter { $0.managedObjectContext === self && $0.isUpdated })
    }
    open var hasChanges: Bool { !(inserted.isEmpty && deletedObjects.isEmpty && updatedObjects.isEmpty) }

    open func insert(_ object: NSManagedObject) {
        guard !insertedObjects.contains(object) else { return }
        object.managedObjectContext = self
        insertedObjects.insert(object)
        inserted.append(object)
    }

    open func delete(_ object: NSManagedObject) {
        guard deletedObjects.contains(object) == false else { return }
        object.prepareForDeletion()
        let owned = object.leaveRelationships()
        if insertedObjects.remove(object) != nil {
            inserted.removeAll { $0 === object }
        } else {
            deletedObjects.insert(object)
        }
        owned.forEach(delete)
    }

    /// - Throws: nothing; a store in memory takes everything.
    open func save() throws {
        let changes = (inserted: insertedObjects, updated: updatedObjects, deleted: deletedObjects)
        guard !(changes.inserted.isEmpty && changes.updated.isEmpty && changes.deleted.isEmpty) else { return }
        let kept = changes.inserted.union(changes.updated)
        for object in kept { object.willSave() }
        persistentStoreCoordinator?.objects.removeAll { changes.deleted.contains($0) }
        persistentStoreCoordinator?.objects += inserted
        (inserted, insertedObjects, deletedObjects) = ([], [], [])
        for object in kept {
            object.keepValues()
            object.didSave()
        }
        let information: [String: Any] = [
            NSInsertedObjectsKey: changes.inserted, NSUpdatedObjectsKey: changes.updated,
            NSDeletedObjectsKey: changes.deleted,
        ]
        for name in [Notification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextDidSave] {
            NotificationCenter.default.post(name: name, object: self, userInfo: information)
        }
    }

    open func rollback() {
        for object in updatedObjects { object.resetValues() }
        (inserted, insertedObjects, deletedObjects) = ([], [], [])
    }

    open func reset() { rollback() }
    open func undo() {}
    open func processPendingChanges() {}
    open func refresh(_ object: NSManagedObject, mergeChanges: Bool) { if !mergeChanges { object.resetValues() } }
    open func refreshAllObjects() {}
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

    // MARK: Finding objects

    /// The objects that a request finds, in its order.
    func objects(_ request: NSPersistentStoreRequest) -> [NSManagedObject] {
        let order = request.sortDescriptors ?? []
        let found = (stored + inserted).filter { object in
            !deletedObjects.contains(object) && request.finds(object)
        }.sorted { left, right in
            order.lazy.map { $0.compare(left, to: right) }.first { $0 != .orderedSame } == .orderedAscending
        }.dropFirst(request.fetchOffset)
        let limited = request.fetchLimit > 0 ? found.prefix(request.fetchLimit) : found
        for object in limited where object.managedObjectContext == nil { object.managedObjectContext = self }
        return Array(limited)
    }

    /// - Throws: an error if the request asks for other objects than those it names as its results.
    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let found: [Any] =
            switch request.resultType {
            case .managedObjectIDResultType: objects(request).map(\.objectID)
            case .countResultType: [NSNumber(value: objects(request).count)]
            case .dictionaryResultType:
                objects(request).map { NSDictionary(dictionary: $0.committedValues(forKeys: nil)) }
            default: objects(request)
            }
        return try found.map { object in
            guard let result = object as? Result else { throw CocoaError(.coderInvalidValue) }
            return result
        }
    }

    open func count(for request: NSPersistentStoreRequest) throws -> Int { objects(request).count }

    open func object(with id: NSManagedObjectID) -> NSManagedObject {
        registeredObject(for: id) ?? NSManagedObject(entity: NSEntityDescription(name: ""), insertInto: nil)
    }

    open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? {
        (stored + inserted).first { $0.objectID == id }
    }

    open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: id) else { throw CocoaError(.coderValueNotFound) }
        return object
    }

    /// Deletes what a request finds.
    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? NSBatchDeleteRequest { objects(request.fetchRequest).forEach(delete) }
        try save()
        return NSPersistentStoreResult()
    }

    // MARK: Queues

    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { block() }
    }

    open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }

    open func perform<Result>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
    ) async rethrows -> Result { try block() }

    public enum ScheduledTaskType: Sendable { case immediate, enqueued }
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagedObjectContextDidSave")
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagedObjectContextWillSave")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSManagedObjectContextObjectsDidChange")
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChange")
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"

open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy(), rollback = NSMergePolicy(), overwrite = NSMergePolicy()
    public static let mergeByPropertyObjectTrump = NSMergePolicy(), mergeByPropertyStoreTrump = NSMergePolicy()
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSRollbackMergePolicy = NSMergePolicy.rollback
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
