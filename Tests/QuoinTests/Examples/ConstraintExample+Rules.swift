import Quoin
import QuoinFlooidLayout

extension ConstraintExample {
    /// The example of FlooidLayout's README.
    static let readmeIcon = ConstraintExample("readme-icon", width: 300, height: .points(200)) {
        let container = ConstraintContainer()
        let icon = container.view("icon", Image(Photo.landscape).cornerRadius(16)) {
            $0.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize()
        }
        icon.constraints {
            $0.centerXAnchor == container.centerXAnchor
            $0.topAnchor == container.topAnchor + 20
            $0.widthAnchor == container.widthAnchor -- 20
            $0.heightAnchor == $0.widthAnchor * 0.6 --! .priority(750) --! .identifier("ratio")
        }
        return try container.element()
    }

    /// Texts of three sizes on one line.
    static let baselines = ConstraintExample("baselines", height: .points(110)) {
        let container = ConstraintContainer()
        let line = container.view("line", Box().fill(.red))
        let price = container.view("price", Text("24", size: 64, .bold, .almostBlack))
        let currency = container.view("currency", Text("€", size: 28, .semibold, .almostBlack))
        let period = container.view("period", Text("a month", size: 16, .regular, .mediumGray))
        container.constraints { container in
            currency.leadingAnchor == container.leadingAnchor + 24
            price.leadingAnchor == currency.trailingAnchor + 6
            period.leadingAnchor == price.trailingAnchor + 10
            price.centerYAnchor == container.centerYAnchor
            currency.firstBaselineAnchor == price.firstBaselineAnchor
            period.lastBaselineAnchor == price.lastBaselineAnchor
            line.horizontalEdgesAnchor == container.horizontalEdgesAnchor -- 12
            line.topAnchor == price.firstBaselineAnchor
            line.heightAnchor == 0.5
        }
        return try container.element()
    }

    /// As large as the frame lets a photo of a fixed shape be.
    static let aspectRatio = ConstraintExample(
        "aspect-ratio", height: .points(140), fill: Color(hex: 0x1C1C1E)
    ) {
        let container = ConstraintContainer()
        let photo = container.view("photo", Image(Photo.landscape).cornerRadius(6)) {
            $0.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize()
        }
        let frame = container.guide("frame")
        photo.constraints { photo in
            frame.edgesAnchor == container.edgesAnchor -- 10
            photo.centerAnchor == frame.centerAnchor
            photo.widthAnchor == photo.heightAnchor * 1.5 --! .identifier("3 by 2")
            photo.sizeAnchor <= frame.sizeAnchor
            photo.widthAnchor == frame.widthAnchor --! .priority(.defaultHigh) --! .identifier("as wide as the frame")
            photo.heightAnchor == frame.heightAnchor --! .priority(749) --! .identifier("as high as the frame")
        }
        return try container.element()
    }

    /// Edges inset equally, by axis, and one by one.
    static let insets = ConstraintExample("insets", height: .points(180)) {
        let container = ConstraintContainer()
        let equal = container.view("equal", Box().fill(.darkBlue).cornerRadius(14))
        let axes = container.view("axes", Box().fill(.teal).cornerRadius(10))
        let apart = container.view("apart", Box().fill(Color(hex: 0xF4D35E)).cornerRadius(6))
        LayoutConstraint.activate {
            equal.edgesAnchor == container.edgesAnchor -- 10
            axes.edgesAnchor == equal.edgesAnchor -- (horizontally: 30, vertically: 12)
            apart.edgesAnchor == axes.edgesAnchor -- (leading: 8, trailing: 80, top: 12, bottom: 24)
        }
        return try container.element()
    }

    /// Two rules that cannot hold together.
    static let conflict = ConstraintExample("conflict") {
        let container = ConstraintContainer()
        let missed = container.view("missed", Box().border(width: 1, color: .red).cornerRadius(8))
        let bar = container.view("bar", Box().fill(.blue).cornerRadius(8))
        let caption = container.view(
            "caption",
            Text(
                "The bar is 180 wide, so it cannot reach the other side as well: that later rule is broken.",
                size: 14, .regular, .darkGray))
        container.constraints { container in
            bar.leadingTopAnchor == container.leadingTopAnchor + 16
            bar.heightAnchor == 36
            bar.widthAnchor == 180 --! .identifier("width")
            bar.trailingAnchor == container.trailingAnchor - 16 --! .identifier("reach")
            missed.verticalEdgesAnchor == bar.verticalEdgesAnchor
            missed.horizontalEdgesAnchor == container.horizontalEdgesAnchor -- 16
            caption.topAnchor == bar.bottomAnchor + 12
            caption.horizontalEdgesAnchor == container.horizontalEdgesAnchor -- 16
            caption.bottomAnchor == container.bottomAnchor - 16
        }
        return try container.element()
    }
}
