// swift-format-ignore-file: AlwaysUseLowerCamelCase, OneVariableDeclarationPerLine

import Foundation

/// A store in memory. It is empty in each test, as nothing is read from files.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    open var managedObjectModel: NSManagedObjectModel { persistentStoreCoordinator.managedObjectModel }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    public convenience init(name: String, file: StaticString = #fileID) {
        self.init(name: name, managedObjectModel: NSManagedObjectModel(named: name, for: file))
    }

    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }

    open func loadPersistentStores(
        completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) { for description in persistentStoreDescriptions { completionHandler(description, nil) } }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    open func performBackgroundTask<Result>(
        _ block: @escaping (NSManagedObjectContext) throws -> Result
    ) async rethrows -> Result { try block(newBackgroundContext()) }
}

/// The same as its superclass: there is no cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    /// What is saved, in the order of insertion.
    var objects: [NSManagedObject] = []
    open private(set) var persistentStores: [NSPersistentStore] = []

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    @discardableResult
    open func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(url: url)
        persistentStores.append(store)
        return store
    }

    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }

    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }
}

open class NSPersistentStore: NSObject {
    /// Without effect on a picture.
    open var url: URL?

    init(url: URL?) { self.url = url }
}

/// Where a store would be on a device, without effect on one in memory.
open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly = false, shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true, shouldInferMappingModelAutomatically = true

    public override init() {}

    public init(url: URL) { self.url = url }

    open func setOption(_ option: NSObject?, forKey key: String) {}
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
