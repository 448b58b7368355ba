import Quoin
import QuoinDocument
import Testing

@Suite("What has a diagram")
struct DiagramCoverageTests {
    private let documents: DiagramDocuments

    init() throws {
        documents = try DiagramDocuments()
    }

    @Test("every kind of element has a diagram", arguments: KindReaders.all.map { $0.key })
    func kinds(key: String) throws {
        let text = try #require(documents.text("Kinds/\(key)"), "there is no Kinds/\(key).yaml")
        #expect(text.contains("\(key):"))
    }

    @Test("every value of an enumeration has a diagram of its own")
    func values() throws {
        let subjects = try DiagramSubject.all(in: documents)
        #expect(subjects.flatMap(\.enumerations).count > 20)
        for subject in subjects {
            for (property, values) in subject.enumerations {
                for value in values { expectDiagram(of: property, value, in: subject.folder) }
            }
        }
    }

    @Test("every distance, place and proportion of a layout kind has a diagram")
    func measures() throws {
        for subject in try DiagramSubject.kinds(in: documents) where !subject.isNode {
            for property in subject.measures {
                let names = documents.names(below: subject.folder, beginningWith: property.kebab)
                #expect(
                    names.contains { documents.text($0)?.contains("\(property): ") == true },
                    "\(subject.folder) has no diagram of \(property)")
            }
        }
    }

    @Test("every property that an element has for its parent has a diagram")
    func style() {
        for property in ElementStyle.properties.properties.filter({ !$0.isShorthand }).map(\.key) {
            let names = ["Size", "Stack", "Absolute"].flatMap {
                documents.names(below: $0, beginningWith: property.kebab)
            }
            #expect(
                names.contains { documents.text($0)?.contains("\(property): ") == true },
                "there is no diagram of \(property)")
        }
    }

    @Test("every attribute that rules can name has a diagram", arguments: Attribute.allCases)
    func attributes(attribute: Attribute) throws {
        let text = try #require(documents.text("Constraints/\(attribute.rawValue.kebab)"), "\(attribute) has none")
        #expect(text.contains(".\(attribute.rawValue) "))
    }

    private func expectDiagram(of property: String, _ value: String, in folder: String) {
        let suffix = "\(property.kebab)-\(value.kebab)"
        // The properties that an element has for its parent are shown in the parent they are for.
        let folders = folder == "Stack" ? ["Stack", "Absolute"] : [folder]
        let names = folders.flatMap { documents.names(below: $0, endingWith: suffix) }
        #expect(
            names.contains { documents.text($0)?.contains("\(property): \(value)") == true },
            "\(folder) has no diagram \(suffix).yaml that shows \(property): \(value)")
    }
}
