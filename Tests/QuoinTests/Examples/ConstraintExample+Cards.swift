import Quoin
import QuoinFlooidLayout

extension ConstraintExample {
    /// An avatar and two lines, centered together.
    static let centeringGuide = ConstraintExample("centering-guide", height: .points(120), fill: .white) {
        let container = ConstraintContainer()
        let avatar = container.view("avatar", Image(Photo.portrait).cornerRadius(32)) {
            $0.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: 64, height: 64)
        }
        let name = container.view("name", Text("Anna Lindqvist", size: 18, .bold, .almostBlack))
        let job = container.view("job", Text("Cartographer", size: 15, .regular, .mediumGray))
        let group = container.guide("group")
        let lines = container.guide("lines")
        group.constraints { group in
            group.centerAnchor == container.centerAnchor
            group.heightAnchor == avatar.heightAnchor
            avatar.leadingTopAnchor == group.leadingTopAnchor
            lines.leadingAnchor == avatar.trailingAnchor + 14
            lines.trailingAnchor == group.trailingAnchor
            lines.centerYAnchor == group.centerYAnchor
            name.leadingTopAnchor == lines.leadingTopAnchor
            job.leadingTopAnchor == name.leadingBottomAnchor + (x: 0, y: 3)
            job.bottomAnchor == lines.bottomAnchor
            for line in [name, job] { line.trailingAnchor <= lines.trailingAnchor }
            lines.widthAnchor == 0 --! .priority(.fittingSizeLevel)
        }
        return try container.element()
    }

    /// Cards as high as their texts need, in a column.
    static let notification = ConstraintExample("notification", fill: Color(hex: 0xE9E9EC)) {
        let message = try card(
            Photo.portrait, "Anna Lindqvist", "9:41",
            "The map of the northern islands is done. Could you look at the coast before it goes to print?",
            marks: Row(spacing: 6) {
                mark("Maps", .darkBlue)
                mark("Today", .vermilion)
            })
        let offer = try card(
            Photo.dessert, "The bakery around the corner, which has a long name", "Yesterday", "Fresh buns.",
            marks: Row { mark("Food", .teal) })
        return Column(spacing: 10) {
            message
            offer
        }
        .inset(12)
    }

    private static func card(
        _ image: ImageResource, _ title: String, _ moment: String, _ text: String, marks row: some LayoutElement
    ) throws -> Box {
        let container = ConstraintContainer()
        let photo = container.view("photo", Image(image).cornerRadius(22)) {
            $0.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: 44, height: 44)
        }
        let name = container.view("name", Text(title, size: 16, .semibold, lines: 1)) {
            $0.compression = ConstraintsLayout.ViewTraits.AxisPriorities(749, 750)
        }
        let time = container.view("time", Text(moment, size: 13, .regular, .mediumGray)) {
            $0.hugging = ConstraintsLayout.ViewTraits.AxisPriorities(251, 250)
        }
        let message = container.view("message", Text(text, size: 15, .regular, Color(hex: 0x333333))) {
            $0.compression = ConstraintsLayout.ViewTraits.AxisPriorities(740, 750)
        }
        let marks = container.view("marks", row) { $0.hugging = ConstraintsLayout.ViewTraits.AxisPriorities(251, 250) }
        container.constraints { container in
            photo.leadingTopAnchor == container.leadingTopAnchor + 12
            name.leadingAnchor == photo.trailingAnchor + 12
            name.topAnchor == container.topAnchor + 12
            time.leadingAnchor == name.trailingAnchor + 8
            time.trailingAnchor == container.trailingAnchor - 12
            time.firstBaselineAnchor == name.firstBaselineAnchor
            message.leadingAnchor == name.leadingAnchor
            message.trailingAnchor == container.trailingAnchor - 12
            message.topAnchor == name.bottomAnchor + 3
            marks.leadingAnchor == name.leadingAnchor
            marks.topAnchor == message.bottomAnchor + 8
            marks.trailingAnchor <= container.trailingAnchor - 12
            for lowest in [marks, photo] { lowest.bottomAnchor <= container.bottomAnchor - 12 }
        }
        return try container.element().fill(.white).cornerRadius(12)
    }

    private static func mark(_ text: String, _ color: Color) -> Box {
        Text(text, size: 12, .semibold, .white).inset(horizontal: 8, vertical: 3).fill(color).cornerRadius(9)
    }

    /// Leading is the right side here.
    static let rightToLeft = ConstraintExample("right-to-left", direction: .rightToLeft) {
        let container = ConstraintContainer()
        let photo = container.view("photo", Image(Photo.portrait).cornerRadius(22)) {
            $0.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: 44, height: 44)
        }
        let name = container.view("name", hebrew("אנה לינדקוויסט", size: 16, .bold, .black))
        let job = container.view(
            "job",
            hebrew("מציירת מפות של מקומות שעדיין אינם קיימים, וגם של איים רחוקים.", size: 14, .regular, .darkGray)
        ) {
            $0.compression = ConstraintsLayout.ViewTraits.AxisPriorities(740, 750)
        }
        let dot = container.view("dot", Box().fill(.green).cornerRadius(5)) {
            $0.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: 10, height: 10)
        }
        container.constraints { container in
            photo.leadingTopAnchor == container.leadingTopAnchor + 16
            name.leadingAnchor == photo.trailingAnchor + 12
            name.topAnchor == photo.topAnchor
            name.trailingAnchor <= container.trailingAnchor - 32
            job.leadingAnchor == name.leadingAnchor
            job.trailingAnchor == container.trailingAnchor - 16
            job.topAnchor == name.bottomAnchor + 4
            dot.leftAnchor == container.leftAnchor + 16
            dot.centerYAnchor == name.centerYAnchor
            container.bottomAnchor == job.bottomAnchor + 16
            photo.bottomAnchor <= container.bottomAnchor - 16
        }
        return try container.element()
    }

    private static func hebrew(_ string: String, size: Double, _ weight: FontWeight, _ color: Color) -> Text {
        Text(string, style: TextStyle(families: ["DejaVu Sans"], size: size, weight: weight, color: color))
    }
}
