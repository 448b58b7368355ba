import QuoinScene

extension Control {
    func toggle(_ isOn: Bool, _ tint: Color, _ thumbTint: Color) -> AnyElement {
        let knob = Box().fill(thumbTint).cornerRadius(13.5).size(27, 27).shadow(
            Shadow(color: Color(hex: 0, alpha: 0.15), radius: 4, offset: Point(0, 3)))
        return Box(
            knob.erased.inset(2).position(horizontal: isOn ? .end : .start, vertical: .center)
        ).fill(isOn ? tint : Self.tertiaryFill).cornerRadius(15.5).erased
    }

    func slider(_ slider: Slider) -> AnyElement {
        let knob = Box().fill(slider.thumbTint ?? .white).cornerRadius(14).size(28, 28).shadow(
            Shadow(color: Color(hex: 0, alpha: 0.15), radius: 4, offset: Point(0, 3)))
        func along(_ first: AnyElement?, _ thumb: AnyElement?, _ last: AnyElement?) -> AnyElement {
            let parts = [(first, slider.value), (last, 1 - slider.value)].map { part, share in
                (part ?? Spacer().erased).flexBasis(.points(0)).flexGrow(share).flexShrink().erased
            }
            let row = [parts[0]] + (thumb.map { [$0] } ?? []) + [parts[1]]
            return Element(StackLayout(.horizontal), children: row).alignItems(.center).centered(.y).erased
        }
        let trackTint = slider.trackTint ?? (slider.rest == nil ? SystemColor.fill : .transparent)
        let tint = slider.track == nil ? slider.tint : .transparent
        let line = way(slider.value, tint, trackTint, thickness: 4).erased
        let hasImages = slider.track != nil || slider.rest != nil
        let images = hasImages ? line.overlay(along(slider.track, nil, slider.rest)).erased : line
        return images.overlay(along(nil, slider.thumb ?? knob.erased, nil)).erased
    }

    /// A line, and in another color a part of the way along it.
    func way(_ value: Double, _ tint: Color, _ track: Color, thickness: Double) -> Element<CenterLayout> {
        let part = min(max(value, 0), 1)
        return Box(
            Row {
                Box().fill(tint).cornerRadius(thickness / 2).flexBasis(.points(0)).flexGrow(part)
                    .height(.points(thickness))
                Spacer().flexBasis(.points(0)).flexGrow(1 - part)
            }
        ).fill(track).cornerRadius(thickness / 2).height(.points(thickness)).width(.fraction(1)).centered(.y)
    }

    var stepper: AnyElement {
        let style = TextStyle(size: 20, color: SystemColor.label)
        return Box(
            Row(alignItems: .stretch) {
                Text("−", style: style).centered().flexBasis(.points(0)).flexGrow()
                Box().fill(SystemColor.separator).width(.points(1)).height(.points(18)).alignSelf(.center)
                Text("+", style: style).centered().flexBasis(.points(0)).flexGrow()
            }
        ).fill(Self.tertiaryFill).cornerRadius(8).erased
    }

    func segments(_ contents: [AnyElement], _ selected: Int?, _ selectedFill: Color?, _ isEven: Bool) -> AnyElement {
        let parts = contents.enumerated().map { index, content in
            let isSelected = index == selected
            return Box(content.inset(horizontal: ControlMetrics.segmentPadding).centered())
                .fill(isSelected ? selectedFill ?? Self.selectedSegment : Color(.transparent)).cornerRadius(7)
                .flexBasis(isEven ? .points(0) : .auto).flexGrow().erased
        }
        return Box(
            Element(StackLayout(.horizontal), children: parts).alignItems(.stretch).inset(2)
        ).fill(Self.tertiaryFill).cornerRadius(9).erased
    }

    private static let selectedSegment = Color(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x636366))

    func activity(_ color: Color, _ extent: ControlMetrics.Extent) -> AnyElement {
        let spokes = (0..<8).map { index in
            let angle = Double(index) * 45
            return Box().fill(color.opacity(1 - Double(index) * 0.1)).cornerRadius(1.25)
                .width(.fraction(0.12)).height(.fraction(0.28)).painted {
                    $0.transform = Paint.Transform(
                        [.rotate(angle)], anchor: RelativePoint(.fraction(0.5), .fraction(1 / 0.56)))
                }.position(horizontal: .center, vertical: .start).erased
        }
        let side = extent.width ?? 0
        return Box().size(side, side).overlay { spokes }.centered().erased
    }

    func dots(
        _ count: Int, _ current: Int, _ tint: Color, _ currentTint: Color, _ indicators: [AnyElement]
    ) -> AnyElement {
        let (distance, diameter) = ControlMetrics.pageDot
        let dots = (0..<min(max(count, 0), 64)).map { index in
            indicators.indices.contains(index)
                ? indicators[index]
                : Box().fill(index == current ? currentTint : tint).shape(.ellipse).size(diameter, diameter).erased
        }
        return Element(StackLayout(.horizontal, spacing: distance - diameter), children: dots).centered().erased
    }

    func field(_ text: Text, _ isRounded: Bool) -> AnyElement {
        let padding = isRounded ? ControlMetrics.roundedFieldPadding : 0
        let content = text.lineLimit(1).inset(horizontal: padding).position(vertical: .center)
        guard isRounded else { return content.erased }
        return Box(content).fill(SystemColor.background).cornerRadius(5).border(
            width: 0.5, color: SystemColor.separator
        )
        .erased
    }

    func search(_ field: SearchField) -> AnyElement {
        func line(_ content: AnyElement, _ height: Double) -> AnyElement {
            content.inset(horizontal: 8).centered(.y).height(.points(height)).erased
        }
        let box = Box(field.text.lineLimit(1).inset(left: 30, right: field.trailing == nil ? 8 : 30).centered(.y))
            .fill(field.fill ?? Self.tertiaryFill).cornerRadius(10).height(.points(36)).overlay {
                (field.leading ?? magnifyingGlass).size(20, 20).position(horizontal: .start, vertical: .center)
                    .inset(left: 6)
                if let trailing = field.trailing {
                    trailing.size(20, 20).position(horizontal: .end, vertical: .center).inset(right: 6)
                }
            }
        let row = Row(spacing: 8, alignItems: .center) {
            box.flexBasis(.points(0)).flexGrow()
            if let cancel = field.cancel { cancel }
        }
        return Column(alignItems: .stretch) {
            if let prompt = field.prompt { line(prompt.centered(.x).erased, ControlMetrics.searchPromptHeight) }
            line(row.element.erased, ControlMetrics.searchBar.height ?? 0)
            if let scopes = field.scopes { line(scopes.height(.points(32)).erased, ControlMetrics.searchScopeHeight) }
        }.element.erased
    }

    /// A ring and a handle.
    private var magnifyingGlass: AnyElement {
        let color = SystemColor.named("secondaryLabel") ?? SystemColor.label
        let handle = Box().fill(color).cornerRadius(1).size(6, 2).painted {
            $0.transform = Paint.Transform([.rotate(45)])
        }
        return Box().overlay {
            Box().shape(.ellipse).border(width: 1.5, color: color).size(12, 12).inset(top: 3, left: 2)
                .position(horizontal: .start, vertical: .start)
            handle.inset(top: 14, left: 11.5).position(horizontal: .start, vertical: .start)
        }.erased
    }

    var picker: AnyElement {
        Box(
            Box().fill(Self.tertiaryFill).cornerRadius(8).height(.points(32)).width(.fraction(1)).inset(horizontal: 9)
                .centered(.y)
        ).erased
    }

    func bar(
        _ title: AnyElement?, _ leading: [AnyElement], _ trailing: [AnyElement], _ fill: Color,
        _ place: RelativeLayout.Position
    ) -> AnyElement {
        let line = Box().fill(SystemColor.separator).height(.points(0.5)).width(.fraction(1))
            .position(vertical: place)
        func items(_ elements: [AnyElement]) -> Stack {
            Element(StackLayout(.horizontal, spacing: 16), children: elements).alignItems(.center)
        }
        let row = Row(justifyContent: .spaceBetween, alignItems: .center) {
            items(leading)
            items(trailing)
        }.element.inset(horizontal: 16)
        return Box(row).fill(fill).overlay {
            if let title { title.centered() }
            if place != .none { line }
        }.erased
    }

    func missingImage(_ name: String, _ tint: Color) -> AnyElement {
        Box(
            Text(name, style: TextStyle(size: 8, color: tint)).lineLimit(1).centered()
        ).border(width: 1, color: tint.opacity(0.5)).cornerRadius(3).clip().erased
    }
}
