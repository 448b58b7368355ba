import QuoinScene
import Testing

@Suite("Masks in the display list")
struct MaskTests {
    private let frame = Rect(0, 0, 40, 20)

    private func groups(_ element: some LayoutElement) throws -> [PaintGroup] {
        try DisplayList(element.layout(in: SizeRange(exactly: frame.size))).commands.compactMap { command in
            if case .pushGroup(let group) = command.operation { group } else { nil }
        }
    }

    @Test("an element with a mask is a group, which the mask's fill of the frame is laid over")
    func gradient() throws {
        let gradient = Gradient(.linear(.toRight), stops: [Gradient.Stop(.white), Gradient.Stop(.black)])
        let shading = Fill.gradient(gradient).shading(of: frame, appearance: .light)
        let element = Box().fill(.white).opacity(0.5).mask(Paint.Mask(.gradient(gradient), mode: .luminance))
        let mask = GroupMask([.fill(.rectangle(frame), shading)], mode: .luminance)
        #expect(try groups(element) == [PaintGroup(opacity: 0.5, mask: mask)])
    }

    @Test("a shape is as large as the frame, and has the round corners of the element")
    func shape() throws {
        let element = Box().cornerRadius(4).mask(Paint.Mask(.shape(.rectangle)))
        let round = DisplayOperation.fill(.rounded(frame, CornerRadii(4), .circular), .solid(.white))
        #expect(try groups(element) == [PaintGroup(mask: GroupMask([round]))])
    }

    @Test("a mask ends at the shape of an element with shadows, which would show beside it")
    func shadows() throws {
        let mask = Paint.Mask(.gradient(Gradient(.linear(.toRight), stops: [.init(.white), .init(.black)])))
        for kind in [Shadow.Kind.outer, .content] {
            let element = Box().fill(.white).cornerRadius(4).shadow(Shadow(kind: kind)).mask(mask)
            guard case .fill(let area, _)? = try groups(element).first?.mask?.operations.first else {
                Issue.record("no mask")
                return
            }
            #expect(area == .rounded(frame, CornerRadii(4), .circular))
        }
    }

    @Test("corners by start and end are mirrored with the layout")
    func directions() throws {
        let radii = CornerRadii(topStart: 4, topEnd: 0, bottomEnd: 0, bottomStart: 8)
        let element = Box().fill(.white).cornerRadii(radii)
        for direction in LayoutDirection.allCases {
            let environment = LayoutEnvironment(direction: direction)
            let layout = try element.layout(in: SizeRange(exactly: frame.size), environment: environment)
            let expected =
                direction == .leftToRight
                ? CornerRadii(topLeft: 4, bottomLeft: 8) : CornerRadii(topRight: 4, bottomRight: 8)
            guard case .fill(.rounded(_, let drawn, _), _)? = try DisplayList(layout).commands.first?.operation else {
                Issue.record("not round")
                return
            }
            #expect(drawn == expected)
        }
    }

    @Test("colors of a mask are those of the appearance")
    func appearance() throws {
        let color = Color(light: .white, dark: .black)
        let gradient = Gradient(.linear(.toRight), stops: [Gradient.Stop(color), Gradient.Stop(color)])
        let element = Box().mask(Paint.Mask(.gradient(gradient), mode: .luminance))
        let layout = try element.layout(in: SizeRange(exactly: frame.size))
        for appearance in [Appearance.light, .dark] {
            let list = try DisplayList(layout, appearance: appearance)
            guard case .pushGroup(let group)? = list.commands.first?.operation,
                case .fill(_, .gradient(let shading))? = group.mask?.operations.first
            else {
                Issue.record("\(list.commands)")
                return
            }
            #expect(shading.stops.allSatisfy { $0.color == color.resolved(for: appearance) })
        }
    }

    @Test("paints are equal when their masks are, and a mask can be taken away")
    func equality() {
        var (first, second) = (Paint(), Paint())
        #expect(first.mask == nil)
        first.mask = Paint.Mask(.shape(.ellipse))
        #expect(first != second)
        second.mask = Paint.Mask(.shape(.ellipse))
        #expect(first == second && first.hashValue == second.hashValue)
        second.mask = Paint.Mask(.shape(.ellipse), mode: .luminance)
        #expect(first != second)
        first.mask = nil
        #expect(first == Paint())
    }
}
