import Quoin

struct Architecture: LayoutElement {
    static let canvas = Canvas(width: 516, scale: 2, fill: .white)

    var element: some LayoutElement {
        Row(spacing: 72, alignItems: .center) {
            Column(spacing: 24) {
                part("Web", "TypeScript").id("web")
                part("Phone", "Swift").id("phone")
            }
            part("API", "Swift", fill: Color(hex: 0xEFF6FF), line: Color(hex: 0x93C5FD)).id("api")
            Column(spacing: 24) {
                part("Cache", "Redis").id("cache")
                part("Database", "Postgres").id("db")
                part("Queue", "RabbitMQ").id("queue")
            }
        }
        .connectors(
            Connector(from: "web", to: "api"), Connector(from: "phone", to: "api"),
            Connector(from: "api", to: "cache", label: "reads", style: .dashed), Connector(from: "api", to: "db"),
            Connector(from: "api", to: "queue", label: "jobs")
        )
        .inset(24)
    }

    private func part(
        _ name: String, _ kind: String, fill: Color = Color(hex: 0xF8FAFC), line: Color = Color(hex: 0xCBD5E1)
    ) -> Box {
        Column(spacing: 2, alignItems: .center) {
            Text(name).fontSize(14).weight(.semibold).color(Color(hex: 0x0F172A))
            Text(kind).fontSize(11).color(Color(hex: 0x475569))
        }
        .inset(horizontal: 16, vertical: 10)
        .fill(fill).border(width: 1, color: line).cornerRadius(8).minWidth(108)
    }
}
