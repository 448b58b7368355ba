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

    /// A store for the model that the source step read for a module, whose name begins the identifiers of its files.
    public convenience init(name: String, file: StaticString = #fileID) {
        self.init(name: name, managedObjectModel: .named(name, in: file) ?? NSManagedObjectModel())
    }

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
}

/// The same as its superclass: there is no cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    /// What is saved, in the order of insertion.
    var objects: [NSManagedObject] = []

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Adds nothing: what is saved is in memory.
    @discardableResult open func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore { NSPersistentStore(type: type, url: url) }
}

/// The store in memory.
open class NSPersistentStore: NSObject {
    public let type: String
    open var url: URL?

    init(type: String, url: URL?) { (self.type, self.url) = (type, url) }
}

/// Where a store would be on a device, without effect on one in memory.
open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var shouldMigrateStoreAutomatically = true, shouldInferMappingModelAutomatically = true

    public override init() {}

    public init(url: URL) { self.url = url }
}

public let NSSQLiteStoreType = "SQLite", NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
