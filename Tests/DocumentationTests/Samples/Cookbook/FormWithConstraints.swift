import Quoin
import QuoinFlooidLayout

struct FormWithConstraints: LayoutElement {
    static let canvas = Canvas(width: 340, scale: 2, fill: .white)

    let element: Element<ConstraintsLayout>

    init() throws {
        let container = ConstraintContainer()
        let labels = ["Name", "Email address", "City"].map { title in
            container.view(title, Text(title).fontSize(15).weight(.medium)) { $0.hugging = .init(251, 250) }
        }
        let fields = ["Anna Lindqvist", "anna@example.org", "Gothenburg"].map { value in
            container.view(value, Self.field(value))
        }
        labels[0].constraints { $0.leadingAnchor == container.leadingAnchor + 16 }
        for label in labels.dropFirst() {
            label.constraints {
                $0.leadingAnchor == labels[0].leadingAnchor
                $0.widthAnchor == labels[0].widthAnchor
            }
        }
        fields[0].constraints {
            $0.leadingAnchor == labels[0].trailingAnchor + 12
            $0.trailingAnchor == container.trailingAnchor - 16
            $0.topAnchor == container.topAnchor + 16
        }
        for (field, above) in zip(fields.dropFirst(), fields) {
            field.constraints {
                $0.horizontalEdgesAnchor == fields[0].horizontalEdgesAnchor
                $0.topAnchor == above.bottomAnchor + 10
            }
        }
        fields[2].constraints { $0.bottomAnchor == container.bottomAnchor - 16 }
        for (label, field) in zip(labels, fields) {
            label.constraints { $0.centerYAnchor == field.centerYAnchor }
        }
        element = try container.element()
    }

    private static func field(_ value: String) -> some LayoutElement {
        Text(value).fontSize(15).lineLimit(1)
            .inset(horizontal: 10, vertical: 8).fill(Color(hex: 0xF3F4F6)).cornerRadius(8)
            .border(width: 1, color: Color(hex: 0xE5E7EB))
    }
}
