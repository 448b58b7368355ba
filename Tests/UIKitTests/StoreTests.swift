import Foundation
import QuoinViewSnapshots
import Testing
import UIKit

/// As the source step writes it.
private final class Folder: NSManagedObject {
    var name: String {
        get { managedValue("name") }
        set { setManagedValue(newValue, "name") }
    }
    var notes: NSSet? {
        get { managedValue("notes") }
        set { setManagedValue(newValue, "notes") }
    }
    func addToNotes(_ value: Note) { addManaged(value, "notes") }
}

final class Note: NSManagedObject {
    var text: String? {
        get { managedValue("text") }
        set { setManagedValue(newValue, "text") }
    }
    var count: Int {
        get { managedValue("count") }
        set { setManagedValue(newValue, "count") }
    }
    fileprivate var folder: Folder? {
        get { managedValue("folder") }
        set { setManagedValue(newValue, "folder") }
    }
    class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest(entityName: "Note") }
}

final class Model_Notes: NSManagedObjectModel {
    override var entities: [NSEntityDescription] {
        [
            NSEntityDescription(
                name: "Note", type: Note.self, defaults: ["count": Int64(3)],
                relationships: ["folder": .init(inverse: "notes")]),
            NSEntityDescription(
                name: "Folder", type: Folder.self,
                relationships: ["notes": .init(inverse: "folder", isToMany: true, deletesOthers: true)]),
        ]
    }
}

@MainActor
@Suite("Stores of an app's objects")
struct StoreTests {
    private let container = NSPersistentContainer(name: "Notes")
    private var context: NSManagedObjectContext { container.viewContext }

    private func note(_ text: String, _ count: Int) -> Note {
        let note = Note(context: context)
        (note.text, note.count) = (text, count)
        return note
    }

    @Test("objects have the values of their model until others are set")
    func defaults() throws {
        var problem: (any Error)?
        container.loadPersistentStores { problem = $1 }
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context) as? Note
        #expect(problem == nil && note?.count == 3 && note?.text == nil)
        note?.setValue("a", forKey: "text")
        #expect(note?.text == "a" && note?.value(forKey: "text") as? String == "a")
    }

    @Test("a request finds objects in its order")
    func fetching() throws {
        for (text, count) in [("b", 2), ("a", 1), ("ab", 5)] { _ = note(text, count) }
        let request = Note.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: false)]
        #expect(try context.fetch(request).map(\.text) == ["b", "ab", "a"])
        request.predicate = NSPredicate(format: "%K BEGINSWITH %@ AND count > %d", "text", "a", 1)
        #expect(try context.fetch(request).map(\.text) == ["ab"])
        request.predicate = nil
        (request.fetchOffset, request.fetchLimit) = (1, 1)
        #expect(try context.fetch(request).map(\.text) == ["ab"])
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.count, ascending: true)]
        #expect(try context.fetch(request).map(\.text) == ["b"])
    }

    @Test("what is saved is in all contexts, and what is taken back is gone")
    func saving() throws {
        let (note, other) = (note("a", 1), container.newBackgroundContext())
        #expect(context.hasChanges)
        #expect(try other.fetch(Note.fetchRequest()).isEmpty)
        try context.save()
        #expect(!context.hasChanges)
        #expect(try other.fetch(Note.fetchRequest()) == [note])
        note.text = "b"
        #expect(context.hasChanges)
        context.rollback()
        #expect(note.text == "a")
        context.delete(note)
        try context.save()
        #expect(try other.count(for: Note.fetchRequest()) == 0)
    }

    @Test("a relationship leads back, and takes with it what it owns")
    func relationships() throws {
        let (folder, first, second) = (Folder(context: context), note("a", 1), note("b", 2))
        first.folder = folder
        folder.addToNotes(second)
        #expect(folder.notes == NSSet(array: [first, second]) && second.folder == folder)
        first.folder = nil
        #expect(folder.notes == NSSet(object: second))
        context.delete(folder)
        #expect(try context.fetch(Note.fetchRequest()) == [first])
    }

    private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
        var changes: [String] = []

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
            at path: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) { changes.append("\(type) \((object as? Note)?.text ?? "")") }

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            changes.append("\(controller.fetchedObjects?.count ?? 0) objects")
        }
    }

    @Test("a list of results has sections, and hears of what is saved")
    func results() throws {
        let (folder, other) = (Folder(context: context), Folder(context: context))
        (folder.name, other.name) = ("A", "B")
        for (text, owner) in [("a", folder), ("b", other), ("c", other)] { note(text, 1).folder = owner }
        let request = Note.fetchRequest()
        request.sortDescriptors = ["folder.name", "text"].map { NSSortDescriptor(key: $0, ascending: true) }
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "folder.name", cacheName: nil)
        let listener = Listener()
        results.delegate = listener
        try results.performFetch()
        try context.save()
        #expect(results.sections?.map(\.name) == ["A", "B"] && results.sections?.map(\.numberOfObjects) == [1, 2])
        let last = results.object(at: IndexPath(item: 1, section: 1))
        #expect(last.text == "c" && results.indexPath(forObject: last) == IndexPath(item: 1, section: 1))
        context.delete(last)
        results.fetchedObjects?.first?.text = "z"
        try context.save()
        #expect(listener.changes == ["delete c", "update z", "2 objects"])
    }

    @Test("blocks have run in the picture")
    func blocks() throws {
        let label = UILabel()
        container.performBackgroundTask { context in
            Note(context: context).text = "kept"
            try? context.save()
            self.context.perform { label.text = (try? self.context.fetch(Note.fetchRequest()))?.first?.text }
        }
        _ = try label.element(on: .init(width: 100, height: 20))
        #expect(label.text == "kept")
    }

    @Test(
        "a predicate compares texts, numbers, dates and lists",
        arguments: [
            ("text == 'Ab' AND NOT count != 2", true), ("text CONTAINS[c] 'B' || FALSEPREDICATE", true),
            ("text LIKE 'A*'", true), ("text MATCHES '[a-z]+'", false), ("count BETWEEN {1, 2}", true),
            ("count IN {1, 3}", false), ("missing == nil && (count >= 2)", true), ("text ENDSWITH 'A'", false),
        ])
    func predicates(format: String, holds: Bool) {
        let values: [String: Any] = ["text": "Ab", "count": 2]
        #expect(NSPredicate(format: format).evaluate(with: values) == holds)
    }

    @Test("a predicate takes arguments, and asks a text itself")
    func arguments() {
        let date = Date(timeIntervalSince1970: 5)
        let values: [String: Any] = ["date": date, "list": ["a", "b"], "id": UUID()]
        #expect(NSPredicate(format: "date <= %@", date as NSDate).evaluate(with: values))
        #expect(NSPredicate(format: "%@ IN list AND list.@count == %ld", "a" as CVarArg, 2).evaluate(with: values))
        #expect(NSPredicate(format: "%K == %@", argumentArray: ["id", values["id"] ?? 0]).evaluate(with: values))
        #expect(NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._]+@[a-z.]{2,}").evaluate(with: "a.b@c.de"))
        #expect(NSPredicate(format: "ANY list BEGINSWITH 'b'").evaluate(with: values))
    }
}
