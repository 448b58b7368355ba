import Quoin
import Testing

@Suite("Samples: Connectors")
struct ConnectorsSamples {
    @Test("lines between elements of a row")
    func lines() throws {
        let row =
            Row(spacing: 90) {
                Text("App").inset(12).fill(.white).id("app")
                Text("Server").inset(12).fill(.white).id("server")
            }
            .connectors(
                Connector(from: "app", to: "server", label: "asks"),
                Connector(from: "server", to: "app", label: "answers", style: .dashed))
        #expect(try PictureRenderer().draw(row, on: Canvas()).warnings.isEmpty)
    }
}
