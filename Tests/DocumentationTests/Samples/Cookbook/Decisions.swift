import Quoin

struct Decisions: LayoutElement {
    static let canvas = Canvas(scale: 2, fill: .white)

    var element: some LayoutElement {
        Table(columns: [.init(alignment: .center), .init()]) {
            TableRow {
                step("The lamp does not work").id("start")
                Text("")
            }
            TableRow {
                decision("Is it\nplugged in?").id("plugged")
                step("Plug it in").id("plug")
            }
            TableRow {
                decision("Is the bulb\nburned out?").id("burned")
                step("Replace the bulb").id("replace")
            }
            TableRow {
                step("Repair the lamp").id("repair")
                Text("")
            }
        }
        .cellPadding(horizontal: 32, vertical: 16)
        .connectors(
            Connector(from: "start", to: "plugged"), Connector(from: "plugged", to: "plug", label: "no"),
            Connector(from: "plugged", to: "burned", label: "yes"),
            Connector(from: "burned", to: "replace", label: "yes"),
            Connector(from: "burned", to: "repair", label: "no"))
    }

    private func step(_ name: String) -> some LayoutElement {
        Text(name).fontSize(14).weight(.medium).color(Color(hex: 0x0F172A))
            .inset(horizontal: 16, vertical: 11)
            .fill(Color(hex: 0xF8FAFC)).border(width: 1, color: Color(hex: 0xCBD5E1)).cornerRadius(8)
    }

    private func decision(_ question: String) -> some LayoutElement {
        let text = Text(question).fontSize(14).weight(.medium).color(Color(hex: 0x78350F)).align(.center)
        return ConstraintsLayout.composed(
            of: [ConstrainedElement(ConstraintsLayout.ViewTraits("question"), text)],
            rules: [
                "question.center == container.center", "container.width == question.width * 2",
                "container.height == question.height * 2 + 16",
            ]
        )
        .shape(.diamond).fill(Color(hex: 0xFFFBEB)).border(width: 1, color: Color(hex: 0xF59E0B))
    }
}
