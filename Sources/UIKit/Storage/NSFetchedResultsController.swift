import Foundation

/// The objects of a request, in sections, for a list.
///
/// Its delegate hears of every save.
open class NSFetchedResultsController<ResultType>: NSObject {
    fileprivate let results: FetchedResults

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName: String?
    ) {
        results = FetchedResults(fetchRequest, managedObjectContext, sectionNameKeyPath)
        super.init()
    }

    /// The controller that delegates get, whose results are of no type.
    fileprivate init(_ results: FetchedResults) { self.results = results }

    open var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { results.delegate }
        set { results.delegate = newValue }
    }
    open var fetchRequest: NSFetchRequest<ResultType> {
        results.request as? NSFetchRequest<ResultType> ?? NSFetchRequest()
    }
    open var managedObjectContext: NSManagedObjectContext { results.context }
    open var sectionNameKeyPath: String? { results.keyPath }
    open var fetchedObjects: [ResultType]? {
        results.sections?.flatMap { $0.objects ?? [] }.compactMap { $0 as? ResultType }
    }
    open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }

    open func performFetch() throws { results.fetch() }
    open func object(at path: IndexPath) -> ResultType {
        guard let object = results.sections?[path.section].objects?[path.item] as? ResultType else {
            preconditionFailure("there is no \(ResultType.self) at \(path)")
        }
        return object
    }
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { results.path(of: $0) }
    }

    // The one that a delegate gets is the same to it.
    open override func isEqual(_ object: Any?) -> Bool { (object as? any SharesResults)?.results === results }
    open override var hash: Int { ObjectIdentifier(results).hashValue }
}

private protocol SharesResults { var results: FetchedResults { get } }

extension NSFetchedResultsController: SharesResults {}

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

/// The one that a delegate gets.
public typealias AnyFetchedResultsController = NSFetchedResultsController<any NSFetchRequestResult>

@preconcurrency @MainActor public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: AnyFetchedResultsController)
    func controllerDidChangeContent(_ controller: AnyFetchedResultsController)
    func controller(
        _ controller: AnyFetchedResultsController, didChange object: Any, at path: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: AnyFetchedResultsController, didChange section: any NSFetchedResultsSectionInfo,
        atSectionIndex index: Int, for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: AnyFetchedResultsController, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    func controller(
        _ controller: AnyFetchedResultsController,
        didChangeContentWith difference: CollectionDifference<NSManagedObjectID>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: AnyFetchedResultsController) {}
    public func controllerDidChangeContent(_ controller: AnyFetchedResultsController) {}
    public func controller(
        _ controller: AnyFetchedResultsController, didChange object: Any, at path: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: AnyFetchedResultsController, didChange section: any NSFetchedResultsSectionInfo,
        atSectionIndex index: Int, for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: AnyFetchedResultsController, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {}
    public func controller(
        _ controller: AnyFetchedResultsController,
        didChangeContentWith difference: CollectionDifference<NSManagedObjectID>
    ) {}
}

/// The names of sections and the identities of objects in them.
public final class NSDiffableDataSourceSnapshotReference: NSObject {
    public let sectionIdentifiers: [Any], itemIdentifiers: [Any]

    fileprivate init(_ sections: [FetchedSection]) {
        (sectionIdentifiers, itemIdentifiers) = (sections.map(\.name), sections.flatMap(\.managed).map(\.objectID))
    }
}

private struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    var managed: [NSManagedObject] = []
    var numberOfObjects: Int { managed.count }
    var objects: [Any]? { managed }
}

/// The results that a controller and the one of its delegate share.
private final class FetchedResults: @unchecked Sendable {
    let request: NSPersistentStoreRequest
    let context: NSManagedObjectContext
    let keyPath: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private(set) var sections: [FetchedSection]?
    private var observer: (any NSObjectProtocol)?

    init(_ request: NSPersistentStoreRequest, _ context: NSManagedObjectContext, _ keyPath: String?) {
        (self.request, self.context, self.keyPath) = (request, context, keyPath)
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: nil, queue: nil
        ) { [weak self] notification in self?.update(after: notification) }
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    func fetch() {
        var sections: [FetchedSection] = []
        for object in context.objects(request) {
            let name = keyPath.flatMap { KeyedValue.of(object, at: $0) }.map { "\($0)" } ?? ""
            if sections.last?.name != name { sections.append(FetchedSection(name: name)) }
            sections[sections.count - 1].managed.append(object)
        }
        // Without sections in the request there is always one.
        self.sections = sections.isEmpty && keyPath == nil ? [FetchedSection(name: "")] : sections
    }

    func path(of object: NSManagedObject, in sections: [FetchedSection]? = nil) -> IndexPath? {
        for (section, found) in (sections ?? self.sections ?? []).enumerated() {
            if let item = found.managed.firstIndex(of: object) { return IndexPath(item: item, section: section) }
        }
        return nil
    }

    private func update(after save: Notification) {
        guard let old = sections, let saved = save.object as? NSManagedObjectContext,
            saved.persistentStoreCoordinator === context.persistentStoreCoordinator
        else { return }
        fetch()
        nonisolated(unsafe) let updated = save.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
        nonisolated(unsafe) let before = old
        onMainActor(self) { $0.tell(of: before, updated) }
    }

    @MainActor private func tell(of old: [FetchedSection], _ updated: Set<NSManagedObject>) {
        guard let delegate, let new = sections else { return }
        let (before, after) = (old.flatMap(\.managed), new.flatMap(\.managed))
        guard before != after || !updated.isDisjoint(with: after) || old.map(\.name) != new.map(\.name) else { return }
        let controller = AnyFetchedResultsController(self)
        delegate.controllerWillChangeContent(controller)
        for (index, section) in old.enumerated() where !new.contains(where: { $0.name == section.name }) {
            delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
        }
        for (index, section) in new.enumerated() where !old.contains(where: { $0.name == section.name }) {
            delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
        }
        for object in before where !after.contains(object) {
            delegate.controller(
                controller, didChange: object, at: path(of: object, in: old), for: .delete, newIndexPath: nil)
        }
        for object in after {
            let (path, newPath) = (path(of: object, in: old), path(of: object, in: new))
            guard path == nil || updated.contains(object) else { continue }
            let type: NSFetchedResultsChangeType = path == nil ? .insert : path == newPath ? .update : .move
            delegate.controller(controller, didChange: object, at: path, for: type, newIndexPath: newPath)
        }
        delegate.controller(controller, didChangeContentWith: NSDiffableDataSourceSnapshotReference(new))
        delegate.controller(
            controller, didChangeContentWith: after.map(\.objectID).difference(from: before.map(\.objectID)))
        delegate.controllerDidChangeContent(controller)
    }
}
