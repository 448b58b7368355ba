import Foundation
import QuoinSources
import Testing

@Suite("Copies of the models of an app's stores")
struct ModelFileCopyTests {
    private func copy(_ entities: String, version: String? = nil) -> String {
        let path = "/app/My notes.xcdatamodeld/Second.xcdatamodel/contents"
        return ModelFileCopy(of: Data("<model>\n\(entities)\n</model>".utf8), at: path, version: version).text
    }

    private static let note = """
        <entity name="Note" representedClassName="Note" codeGenerationType="class">
        <attribute name="text" attributeType="String" defaultValueString="new"/>
        <attribute name="count" attributeType="Integer 64" defaultValueString="3" usesScalarValueType="YES"/>
        <relationship name="tags" toMany="YES" deletionRule="Cascade" destinationEntity="Tag" inverseName="note"/>
        </entity>
        """

    @Test("a class that Xcode would make is made, at its line")
    func classes() {
        let text = copy(Self.note)
        #expect(text.contains("contents\", line: 2)\npublic class Note: NSManagedObject {}\n"))
        #expect(text.contains("public class func fetchRequest() -> NSFetchRequest<Note> {"))
        #expect(text.contains("public var text: String? { get { managedValue(\"text\") }"))
        #expect(text.contains("public var count: Int64 { get"))
        #expect(text.contains("public var tags: NSSet? { get"))
        #expect(text.contains("public func addToTags(_ value: Tag) { addManaged(value, \"tags\") }"))
    }

    @Test("a model lists its entities by the name of its file")
    func entities() {
        let text = copy(Self.note)
        #expect(text.contains("final class Model_My_notes: NSManagedObjectModel {"))
        let values = "defaults: [\"text\": \"new\", \"count\": Int64(3)]"
        let tags = ".init(inverse: \"note\", isToMany: true, deletesOthers: true)"
        #expect(text.contains("(name: \"Note\", type: Note.self, \(values), relationships: [\"tags\": \(tags)])"))
    }

    @Test("a class of the app is not made")
    func ownClasses() {
        let text = copy("<entity name=\"Tag\" representedClassName=\".Tag\"/>")
        #expect(!text.contains("class Tag") && text.contains("type: Tag.self"))
    }

    @Test("only the version that the app uses counts")
    func versions() {
        #expect(!copy(Self.note, version: "First.xcdatamodel").contains("Note"))
        #expect(copy(Self.note, version: "Second.xcdatamodel").contains("Note"))
    }
}
