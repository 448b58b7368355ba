import QuoinControls

/// The size that the content of a view has by itself.
typealias IntrinsicSize = ConstraintsLayout.ViewTraits.IntrinsicContentSize

/// What the views of a file show, each as an element, and what size their content has.
struct InterfaceElements {
    var text: InterfaceText
    /// The tint that a view inherits.
    var tint = SystemColor.tint
    /// Whether the frames of sliders reach beyond their alignment rectangles, as they did before iOS 26.
    var hasAlignmentInsets = true
    /// The image of a name beside the file; `nil` if there is none.
    var image: (String) -> ImageResource?

    private var resources: InterfaceResources { text.resources }

    /// A view's content, the intrinsic size that it has if its element does not measure it, and the alignment insets.
    struct Content {
        var element: AnyElement?
        /// `nil` for what the element measures.
        var intrinsic: IntrinsicSize? = IntrinsicSize()
        var alignmentInsets = EdgeInsets.zero
        /// Whether the size hangs on letters or on a symbol.
        var isText = false
        /// The priorities of hugging that the class has by default.
        var hugging = LayoutPriority.defaultLow
        /// Whether a view that is higher than its text has it in the middle.
        var centersText: Bool { element != nil && isText }
        /// Whether the size is one that versions of iOS chose, each its own.
        var isControl = false

        /// The intrinsic size where a frame was saved: the saved one of texts and of controls, since fonts and controls were
        /// others.
        func intrinsic(savedAs size: Size) -> IntrinsicSize? {
            let (width, height) = (
                max(size.width - alignmentInsets.left - alignmentInsets.right, 0),
                max(size.height - alignmentInsets.top - alignmentInsets.bottom, 0)
            )
            guard let intrinsic else {
                return IntrinsicSize(width: width, height: height)
            }
            return IntrinsicSize(
                width: intrinsic.width == nil ? nil : width, height: intrinsic.height == nil ? nil : height)
        }
    }

    func content(of view: XMLElement) -> Content {
        switch view.name {
        case "label":
            let content = text.content(ofLabel: view)
            let label = Text(content).verticalAlignment(.center).lineLimit(content.paragraph.lineLimit)
            return Content(element: label.erased, intrinsic: nil, isText: true)
        case "button": return button(view)
        case "textField":
            let isRounded = view["borderStyle"] == "roundedRect"
            var field = control(.textField(fieldText(view), isRounded: isRounded), isText: true)
            let least = isRounded ? ControlMetrics.roundedFieldHeight : 0
            field.element = field.element.map { $0.minHeight(.points(least)).erased }
            field.intrinsic = nil
            return field
        case "textView":
            var style = text.style(of: view, size: 14)
            style.color = text.color(view, "textColor") ?? SystemColor.label
            let lines = Text(
                text.string(view, "text") ?? "", style: style, paragraph: text.paragraph(of: view, lineLimit: nil)
            )
            .textInsets(ControlMetrics.textViewPadding)
            let scrolls = view["scrollEnabled"] != "NO"
            return Content(element: lines.erased, intrinsic: scrolls ? IntrinsicSize() : nil, isText: !scrolls)
        case "imageView": return imageView(view)
        default: return otherControl(view)
        }
    }

    private func otherControl(_ view: XMLElement) -> Content {
        let tint = text.color(view, "tintColor") ?? tint
        switch view.name {
        case "switch":
            let on = text.color(view, "onTintColor") ?? SystemColor.green
            return control(.toggle(isOn: view["on"] != "NO", tint: on), hugging: .defaultHigh)
        case "slider":
            let color = text.color(view, "minimumTrackTintColor") ?? tint
            let slider = Control.Slider(value: part(view, "value", "minValue", "maxValue"), tint: color)
            var content = control(.slider(slider))
            if !hasAlignmentInsets { content.alignmentInsets = .zero }
            return content
        case "stepper": return control(.stepper, hugging: .defaultHigh)
        case "segmentedControl":
            let contents = view.items(of: "segments").map { segment in
                if let name = segment["image"] {
                    return picture(named: name, tint: SystemColor.label, size: resources.images[name]?.size)
                }
                return Text(segment["title"] ?? "", style: TextStyle(size: 13, color: SystemColor.label)).lineLimit(1)
                    .erased
            }
            let selected = view.number("selectedSegmentIndex").map { Int($0) } ?? 0
            var content = control(.segmentedControl(contents, selected: selected), isText: true)
            content.intrinsic = nil
            content.element = content.element.map { $0.minHeight(.points(31)).erased }
            return content
        case "progressView":
            let color = text.color(view, "progressTintColor") ?? tint
            let track = text.color(view, "trackTintColor") ?? SystemColor.fill
            return control(.progress(value: view.number("progress") ?? 0.5, tint: color, track: track))
        case "activityIndicatorView":
            let isLarge = view["style"] == "large" || view["style"] == "whiteLarge"
            let color = text.color(view, "color") ?? (view["style"]?.hasPrefix("white") == true ? .white : .gray)
            return control(.activity(color, isLarge: isLarge), hugging: .defaultHigh)
        case "pageControl":
            return control(.pageControl(count: Int(view.number("numberOfPages") ?? 3), current: 0))
        case "searchBar":
            let style = TextStyle(size: 17, color: SystemColor.placeholderText)
            let shown = Text(text.string(view, "placeholder") ?? "", style: style)
            return control(.searchBar(Control.SearchField(text: shown)))
        case "pickerView": return control(.picker)
        case "datePicker":
            var content = control(.picker)
            if view["style"] == "compact" { content.intrinsic = ControlMetrics.compactDatePicker.intrinsic }
            return content
        case "navigationBar": return bar(view, isAtBottom: false, ControlMetrics.navigationBar)
        case "toolbar": return bar(view, isAtBottom: true, ControlMetrics.toolbar)
        case "tabBar": return bar(view, isAtBottom: true, ControlMetrics.tabBar)
        default: return Content()
        }
    }

    private func control(
        _ control: Control, isText: Bool = false, hugging: LayoutPriority = .defaultLow
    ) -> Content {
        let extent = control.extent
        return Content(
            element: control.element, intrinsic: extent.intrinsic,
            alignmentInsets: extent.alignmentInsets,
            isText: isText, hugging: hugging, isControl: !isText)
    }

    private func part(_ view: XMLElement, _ value: String, _ least: String, _ most: String) -> Double {
        let (low, high) = (view.number(least) ?? 0, view.number(most) ?? 1)
        return high > low ? ((view.number(value) ?? 0) - low) / (high - low) : 0
    }

    private func fieldText(_ view: XMLElement) -> Text {
        var style = text.style(of: view, size: 14)
        let shown = text.string(view, "text") ?? ""
        style.color = shown.isEmpty ? SystemColor.placeholderText : text.color(view, "textColor") ?? SystemColor.label
        let string = shown.isEmpty ? text.string(view, "placeholder") ?? "" : shown
        return Text(string, style: style, paragraph: text.paragraph(of: view, lineLimit: 1))
    }

    // MARK: Buttons, images, bars

    private func button(_ view: XMLElement) -> Content {
        let kind = view["buttonType"]
        if kind == "contactAdd" || kind?.hasPrefix("detailDisclosure") == true || kind?.hasPrefix("info") == true {
            let shown = Control.missingImage(name: kind == "contactAdd" ? "+" : "i", tint: tint)
            return Content(element: shown.element, intrinsic: ControlMetrics.detailButton.intrinsic, isText: true)
        }
        let state = view.children.first { $0.name == "state" && $0["key"] == "normal" }
        let configuration = view.child("buttonConfiguration")
        var style = text.style(of: view, size: kind == nil ? 18 : 15)
        let isFilled = configuration?["style"] == "filled"
        style.color =
            state?.child(key: "titleColor").flatMap(resources.color)
            ?? configuration?.child(key: "baseForegroundColor").flatMap(resources.color)
            ?? (isFilled || (kind == nil && configuration == nil) ? .white : text.color(view, "tintColor") ?? tint)
        let title =
            configuration.flatMap { text.string($0, "title") } ?? state.flatMap { text.string($0, "title") } ?? ""
        let name = state?.image ?? configuration?.image
        let shownImage = name.map { picture(named: $0, tint: style.color, size: resources.images[$0]?.size) }
        let padding =
            view.insets(key: "contentEdgeInsets")
            ?? (configuration == nil ? ControlMetrics.buttonPadding : ControlMetrics.configuredButtonPadding)
        let paragraph = text.paragraph(of: view, lineLimit: 1)
        var label = title.isEmpty ? nil : Text(title, style: style, paragraph: paragraph)
        label?.source = view.place
        let parts = [shownImage, label?.flexShrink(1).erased].compactMap { $0 }
        let content = Element(StackLayout(.horizontal), children: parts).justifyContent(.center).alignItems(.center)
        var box = Box(content.inset(padding).centered(.y))
        if isFilled { box = box.fill(tint).cornerRadius(6) }
        let isBare = title.isEmpty && configuration == nil
        let size = isBare ? name.flatMap { resources.images[$0]?.size } : nil
        let intrinsic = size.map { size in
            IntrinsicSize(
                width: size.width + padding.left + padding.right,
                height: size.height + (view.insets(key: "contentEdgeInsets") == nil ? 0 : padding.top + padding.bottom))
        }
        return Content(element: box.erased, intrinsic: intrinsic, isText: true)
    }

    private func imageView(_ view: XMLElement) -> Content {
        guard let name = view.image ?? view["highlightedImage"] else { return Content() }
        let listed = resources.images[name]
        let own = image(name)
        let size = own?.size ?? listed?.size
        let element =
            own.map { Image($0, mode: view.contentMode).erased } ?? picture(named: name, tint: tint, size: nil)
        let intrinsic = size.map { IntrinsicSize(width: $0.width, height: $0.height) }
        return Content(
            element: element, intrinsic: intrinsic ?? IntrinsicSize(), isText: listed?.isSymbol ?? (listed == nil))
    }

    /// An image beside the file, or a box with its name.
    private func picture(named name: String, tint: Color, size: Size?) -> AnyElement {
        let element = image(name).map { Image($0).erased } ?? Control.missingImage(name: name, tint: tint).element
        return size.map { element.size($0.width, $0.height).erased } ?? element
    }

    private func bar(_ view: XMLElement, isAtBottom: Bool, _ extent: ControlMetrics.Extent) -> Content {
        let items = view.items(of: "items")
        func title(_ item: XMLElement, _ size: Double) -> AnyElement {
            Text(item["title"] ?? "", style: TextStyle(size: size, color: tint)).lineLimit(1).erased
        }
        let own = items.first { $0.name == "navigationItem" }
        let titles = own == nil ? items.filter { $0["title"] != nil }.map { title($0, isAtBottom ? 10 : 17) } : []
        let heading = own?["title"].map {
            Text($0, style: TextStyle(size: 17, weight: .semibold, color: SystemColor.label)).lineLimit(1).erased
        }
        let fill = text.color(view, "barTintColor") ?? SystemColor.background
        let bar = Control.bar(
            title: heading, leading: titles, trailing: [], fill: fill, line: isAtBottom ? .start : .end)
        return Content(element: bar.element, intrinsic: extent.intrinsic)
    }
}

extension XMLElement {
    /// How an image fills a view.
    fileprivate var contentMode: ImageNode.ContentMode {
        switch self["contentMode"] {
        case "scaleAspectFit": .fit
        case "scaleAspectFill": .fill
        case "center": .center
        case "top": .top
        case "bottom": .bottom
        case "left": .left
        case "right": .right
        case "topLeft": .topLeft
        case "topRight": .topRight
        case "bottomLeft": .bottomLeft
        case "bottomRight": .bottomRight
        default: .stretch
        }
    }
}

/// The named colors and the sizes of images, which a file lists at its end.
struct InterfaceResources: Sendable {
    /// An image of the project or a symbol of the system.
    struct ListedImage: Hashable, Sendable {
        var size: Size
        var isSymbol: Bool
    }

    private(set) var images: [String: ListedImage] = [:]
    private var colors: [String: Color] = [:]

    init(_ resources: XMLElement?) {
        for item in resources?.children ?? [] {
            guard let name = item["name"] else { continue }
            switch item.name {
            case "image":
                images[name] = ListedImage(
                    size: Size(item.number("width") ?? 0, item.number("height") ?? 0),
                    isSymbol: item["catalog"] == "system")
            case "namedColor", "systemColor":
                if let color = item.child("color") { colors[name] = self.color(color) }
            default: break
            }
        }
    }

    /// The color that an element of the file describes.
    func color(_ element: XMLElement) -> Color? {
        let system = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].compactMap { element[$0] }
        for name in system {
            if let color = SystemColor.named(name) ?? colors[name] { return color }
        }
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return Color(red: white, green: white, blue: white, alpha: alpha) }
        if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        }
        return element["name"].flatMap { colors[$0] ?? SystemColor.named($0) }
    }
}
