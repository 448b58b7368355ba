import Foundation
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
}
