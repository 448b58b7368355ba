import Foundation

/// The objects of a request, in sections, for a list.
///
/// Its delegate hears of every save.
open class NSFetchedResultsController<ResultType>: NSObject {
    private let results: FetchedResults

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
    open var cacheName: String? { nil }
    open var fetchedObjects: [ResultType]? {
        results.sections?.flatMap { $0.objects ?? [] }.compactMap { $0 as? ResultType }
    }
    open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }
    open var sectionIndexTitles: [String] { results.sections?.compactMap(\.indexTitle) ?? [] }

    open class func deleteCache(withName name: String?) {}
    open func performFetch() throws { results.fetch() }
    open func object(at path: IndexPath) -> ResultType {
        guard let object = results.sections?[path.section].objects?[path.item] as? ResultType else {
            preconditionFailure("there is no \(ResultType.self) at \(path)")
        }
        return object
    }
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { results.path(of: $0.objectID) }
    }
    open func sectionIndexTitle(forSectionName name: String) -> String? { name.first.map { "\($0)" } }

    open override func isEqual(_ object: Any?) -> Bool {
        // The one that a delegate gets is the same to it.
        (object as? any OfFetchedResults)?.known === results
    }
    open override var hash: Int { ObjectIdentifier(results).hashValue }
}

private protocol OfFetchedResults { var known: FetchedResults { get } }

extension NSFetchedResultsController: OfFetchedResults {
    fileprivate var known: FetchedResults { results }
}

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

@preconcurrency @MainActor public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
        at path: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange section: any NSFetchedResultsSectionInfo, atSectionIndex index: Int,
        for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith difference: CollectionDifference<NSManagedObjectID>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
        at path: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange section: any NSFetchedResultsSectionInfo, atSectionIndex index: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith difference: CollectionDifference<NSManagedObjectID>
    ) {}
}

/// The names of sections and the identities of objects in them.
public final class NSDiffableDataSourceSnapshotReference: NSObject {
    fileprivate let sections: [FetchedSection]

    fileprivate init(_ sections: [FetchedSection]) { self.sections = sections }

    public var sectionIdentifiers: [Any] { sections.map(\.name) }
    public var itemIdentifiers: [Any] { sections.flatMap(\.managed).map(\.objectID) }
    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { itemIdentifiers.count }
}

extension NSDiffableDataSourceSnapshot where Section == String, Item == NSManagedObjectID {
    /// What `reference as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>` is with Objective-C.
    public init(_ reference: NSDiffableDataSourceSnapshotReference) {
        self.init()
        for section in reference.sections {
            appendSections([section.name])
            appendItems(section.managed.map(\.objectID))
        }
    }
}

private struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    let managed: [NSManagedObject]
    var indexTitle: String? { name.first.map { "\($0)" } }
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
            if let last = sections.last, last.name == name {
                sections[sections.count - 1] = FetchedSection(name: name, managed: last.managed + [object])
            } else {
                sections.append(FetchedSection(name: name, managed: [object]))
            }
        }
        // Without sections in the request there is always one.
        self.sections = sections.isEmpty && keyPath == nil ? [FetchedSection(name: "", managed: [])] : sections
    }

    func path(of id: NSManagedObjectID) -> IndexPath? { Self.path(of: id, in: sections ?? []) }

    private static func path(of id: NSManagedObjectID, in sections: [FetchedSection]) -> IndexPath? {
        for (section, found) in sections.enumerated() {
            if let item = found.managed.firstIndex(where: { $0.objectID == id }) {
                return IndexPath(item: item, section: section)
            }
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
        let controller = NSFetchedResultsController<any NSFetchRequestResult>(self)
        delegate.controllerWillChangeContent(controller)
        for (index, section) in old.enumerated() where !new.contains(where: { $0.name == section.name }) {
            delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
        }
        for (index, section) in new.enumerated() where !old.contains(where: { $0.name == section.name }) {
            delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
        }
        for object in before where !after.contains(object) {
            let path = Self.path(of: object.objectID, in: old)
            delegate.controller(controller, didChange: object, at: path, for: .delete, newIndexPath: nil)
        }
        for object in after {
            let (path, newPath) = (Self.path(of: object.objectID, in: old), Self.path(of: object.objectID, in: new))
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
