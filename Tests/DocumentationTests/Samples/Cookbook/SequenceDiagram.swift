import Quoin

struct SequenceDiagram: LayoutElement {
    static let canvas = Canvas(width: 460, scale: 2, fill: .white)

    private static let parts = ["app", "api", "db"]
    private static let steps: [(id: String, from: String, to: String, says: String, style: Border.LineStyle)] = [
        ("s1", "app", "api", "GET /me", .solid), ("s2", "api", "db", "find user", .solid),
        ("s3", "db", "api", "user", .dashed), ("s4", "api", "app", "200 OK", .dashed),
    ]

    var element: some LayoutElement {
        Column {
            Row(justifyContent: .spaceBetween) {
                for name in Self.parts {
                    Text(name).fontSize(14).weight(.semibold).centered().fill(Color(hex: 0xF1F5F9)).cornerRadius(6)
                        .width(88).height(36).id(name)
                }
            }
            for step in Self.steps { Box().height(44).id(step.id) }
            Box().height(28).id("end")
        }
        .painted { $0.connectors = lives + messages }
        .inset(24)
    }

    private var lives: [Connector] {
        Self.parts.map { name in
            Connector(
                from: Connector.End(name, .bottom), to: Connector.End(x: .init(name), y: "end.bottom"), width: 1,
                color: Color(hex: 0xCBD5E1), style: .dashed, head: .none)
        }
    }

    private var messages: [Connector] {
        Self.steps.map { step in
            let level = Connector.Place(element: step.id, anchor: .bottom)
            return Connector(
                from: Connector.End(x: .init(step.from), y: level), to: Connector.End(x: .init(step.to), y: level),
                label: step.says, style: step.style)
        }
    }
}
