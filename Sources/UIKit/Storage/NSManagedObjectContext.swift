// swift-format-ignore-file: AlwaysUseLowerCamelCase, OneVariableDeclarationPerLine

import Foundation

/// Objects of a store that is in memory, and their changes. What is saved is at once in all contexts of the store.
///
/// All blocks run on the main queue, so that a picture has what they do.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public enum ConcurrencyType: Sendable { case privateQueueConcurrencyType, mainQueueConcurrencyType }

    // Without effect on a picture, as a store in memory has no conflicts:
    open var mergePolicy: Any = NSErrorMergePolicy
    open var automaticallyMergesChangesFromParent = false, shouldDeleteInaccessibleFaults = true
    open var undoManager: UndoManager?

    public let concurrencyType: ConcurrencyType
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The inserted objects in their order.
    private var inserted: [NSManagedObject] = []
    private var deleted: Set<NSManagedObject> = []
    private var updated: Set<NSManagedObject> {
        Set(stored.filter { $0.managedObjectContext === self && $0.isChanged }).subtracting(deleted)
    }

    public init(concurrencyType type: ConcurrencyType) { concurrencyType = type }

    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

    var entities: [NSEntityDescription] { persistentStoreCoordinator?.managedObjectModel.entities ?? [] }
    private var stored: [NSManagedObject] { persistentStoreCoordinator?.objects ?? [] }

    open var hasChanges: Bool { !(inserted.isEmpty && deleted.isEmpty && updated.isEmpty) }

    func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        inserted.append(object)
    }

    open func delete(_ object: NSManagedObject) {
        guard !deleted.contains(object) else { return }
        let owned = object.leaveRelationships()
        if let index = inserted.firstIndex(of: object) { inserted.remove(at: index) } else { deleted.insert(object) }
        owned.forEach(delete)
    }

    /// - Throws: nothing; a store in memory takes everything.
    open func save() throws {
        guard hasChanges else { return }
        let (inserted, updated, deleted) = (inserted, updated, deleted)
        persistentStoreCoordinator?.objects.removeAll(where: deleted.contains)
        persistentStoreCoordinator?.objects += inserted
        (self.inserted, self.deleted) = ([], [])
        for object in inserted + updated { object.saveValues() }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self,
            userInfo: [
                NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
            ])
    }

    open func rollback() {
        for object in updated { object.resetValues() }
        (inserted, deleted) = ([], [])
    }

    /// Without effect, as what is saved is here at once.
    open func mergeChanges(fromContextDidSave notification: Notification) {}

    // MARK: Finding objects

    /// The objects that a request finds, in its order.
    func objects(_ request: NSPersistentStoreRequest) -> [NSManagedObject] {
        let order = request.sortDescriptors ?? []
        let found = (stored + inserted).filter { !deleted.contains($0) && request.finds($0) }.sorted { left, right in
            order.lazy.map { $0.compare(left, to: right) }.first { $0 != .orderedSame } == .orderedAscending
        }.dropFirst(request.fetchOffset).prefix(request.fetchLimit > 0 ? request.fetchLimit : .max)
        for object in found where object.managedObjectContext == nil { object.managedObjectContext = self }
        return Array(found)
    }

    /// - Throws: an error if the request asks for other objects than those it names as its results.
    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let found = objects(request)
        let results: [Any] =
            switch request.resultType {
            case .managedObjectResultType: found
            case .managedObjectIDResultType: found.map(\.objectID)
            case .countResultType: [NSNumber(value: found.count)]
            }
        return try results.map { object in
            guard let result = object as? Result else { throw CocoaError(.coderInvalidValue) }
            return result
        }
    }

    open func count(for request: NSPersistentStoreRequest) throws -> Int { objects(request).count }

    open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? {
        (stored + inserted).first { $0.objectID == id }
    }

    open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: id) else { throw CocoaError(.coderValueNotFound) }
        return object
    }

    /// Deletes what a request finds.
    open func execute(_ request: NSBatchDeleteRequest) throws {
        objects(request.fetchRequest).forEach(delete)
        try save()
    }

    // MARK: Queues

    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { block() }
    }

    open func perform<Result>(_ block: @escaping () throws -> Result) async rethrows -> Result { try block() }

    open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagedObjectContextDidSave")
}

public let NSInsertedObjectsKey = "inserted", NSUpdatedObjectsKey = "updated", NSDeletedObjectsKey = "deleted"

open class NSMergePolicy: NSObject, @unchecked Sendable {}

public let NSErrorMergePolicy = NSMergePolicy(), NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy()
