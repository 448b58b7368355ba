import Foundation
import QuoinVerification
import TestSupport
import Testing

/// `quoin schema`.
@Suite("quoin schema") struct SchemaCommandTests {
    @Test("It prints one JSON Schema, the same each time")
    func output() throws {
        let folder = TemporaryFolder()
        let first = try Command().run(["schema"], in: folder.url)
        #expect(first.status == 0)
        #expect(first.errors.isEmpty)
        let schema = try #require(try JSONSerialization.jsonObject(with: first.output) as? [String: Any])
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema["required"] as? [String] == ["layout"])
        #expect(try Command().run(["schema"], in: folder.url).output == first.output)
    }

    @Test("With --settings it is that of quoin.yaml, with all keys that are read, and nothing of documents")
    func settings() throws {
        let folder = TemporaryFolder()
        let result = try Command().run(["schema", "--settings"], in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty)
        let schema = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        let keys = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(Set(keys.keys) == Set(ProjectSettings.keys))
        #expect(keys["threshold"]?["maximum"] as? Double == 1 && keys["threshold"]?["description"] != nil)
        #expect(schema["additionalProperties"] as? Bool == false)
        let items = try #require((keys["documents"]?["items"]) as? [String: Any])
        #expect(items["required"] as? [String] == ["match"])
        let own = try #require(items["properties"] as? [String: Any])
        #expect(own["masks"] != nil && own["paths"] == nil)
        #expect(!result.outputText.contains("placeholder"))
    }
}
