import QuoinCairo
import QuoinValues
import Testing

@Suite("Values in Swift")
struct ValueTests {
    private static let numbers: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e308]

    /// Each number of each public property, set by the modifier or the initializer that people use.
    private static let elements: [(name: String, make: @Sendable (Double) -> any LayoutElement)] = [
        ("width", { Box().width(.points($0)) }), ("width in percent", { Box().width(.percent($0)) }),
        ("height", { Box().height($0) }), ("minWidth", { Box().minWidth($0) }), ("maxWidth", { Box().maxWidth($0) }),
        ("minHeight", { Box().minHeight($0) }), ("maxHeight", { Box().maxHeight($0) }),
        ("size", { Box().size($0, 10) }), ("flexGrow", { Box().flexGrow($0) }),
        ("flexShrink", { Box().flexShrink($0) }),
        ("flexBasis", { Box().flexBasis($0) }), ("spacingBefore", { Box().spacingBefore($0) }),
        ("spacingAfter", { Box().spacingAfter($0) }), ("ascender", { Box().ascender($0) }),
        ("layoutPosition", { Box().layoutPosition($0, 0) }), ("inset", { Box().inset($0) }),
        ("ratio", { Box().width(20).ratio($0) }),
        (
            "corner",
            { number in
                Box().size(20, 20).corner(Box().size(2, 2), offset: Point(number, 0))
            }
        ),
        (
            "spacing",
            { number in
                Row(spacing: number) {
                    Box().size(5, 5)
                    Box().size(5, 5)
                }
            }
        ),
        ("fontSize", { Text("a").fontSize($0) }), ("letterSpacing", { Text("ab").letterSpacing($0) }),
        ("wordSpacing", { Text("a b").wordSpacing($0) }), ("baselineOffset", { Text("a").baselineOffset($0) }),
        ("lineSpacing", { Text("a\nb").lineSpacing($0) }), ("paragraphSpacing", { Text("a\nb").paragraphSpacing($0) }),
        ("firstLineIndent", { Text("a").firstLineIndent($0) }), ("minimumScale", { Text("a").minimumScale($0) }),
        ("textInsets", { Text("a").textInsets(EdgeInsets($0)) }), ("fontAxis", { Text("a").fontAxis("wght", $0) }),
        ("textStroke", { Text("a").textStroke(width: $0, color: .red) }),
        ("opacity", { Box().opacity($0) }), ("blur", { Box().fill(.red).size(5, 5).blur($0) }),
        ("cornerRadius", { Box().fill(.red).size(5, 5).cornerRadius($0) }),
        ("border", { Box().size(5, 5).border(width: $0) }),
        ("shadow", { Box().fill(.red).size(5, 5).shadow(Shadow(radius: $0)) }),
        ("shadow offset", { Box().fill(.red).size(5, 5).shadow(Shadow(offset: Point($0, 0))) }),
        ("shadow spread", { Box().fill(.red).size(5, 5).shadow(Shadow(spread: $0)) }),
        ("shadow of letters", { Text("a", style: style { $0.shadows = [TextStyle.Shadow(radius: $1)] }($0)) }),
        ("background", { Text("a", style: style { ($0.background, $0.backgroundRadius) = (.solid(.red), $1) }($0)) }),
        ("underline", { Text("a", style: style { $0.underline = TextStyle.Decoration(thickness: $1) }($0)) }),
        ("lineHeight", { Text("a").lineHeight(.points($0)) }),
        ("lineHeight, times", { Text("a").lineHeight(.multiple($0)) }),
        ("outline", { Box().size(5, 5).outline(Outline(width: 1, offset: $0)) }),
        ("backdropBlur", { Box().size(5, 5).backdropBlur($0) }),
        ("filter", { Box().fill(.red).size(5, 5).filter(.brightness($0)) }),
        (
            "transform",
            { Box().fill(.red).size(5, 5).transform(TransformMatrix(a: $0, b: 0, c: 0, d: 1, tx: 0, ty: 0)) }
        ),
        (
            "rotation",
            { number in Box().fill(.red).size(5, 5).painted { $0.transform = Paint.Transform([.rotate(number)]) } }
        ),
        ("stop", { Box().size(5, 5).fill(.linear(.toTop, [.init(.red), .init(.blue, at: .points($0))])) }),
        ("angle", { Box().size(5, 5).fill(.conic(from: $0, colors: [.red, .blue])) }),
        ("direction", { Box().size(5, 5).fill(.linear(.degrees($0), colors: [.red, .blue])) }),
        ("center", { Box().size(5, 5).fill(.radial(center: RelativePoint(.points($0), 0), colors: [.red, .blue])) }),
        ("contentOffset", { number in Box().size(50, 50).scroll(offset: Point(number, 0)).size(5, 5) }),
        ("capInsets", { Image(nil).size(5, 5).capInsets(EdgeInsets($0)) }),
        (
            "connector",
            { number in
                Row(spacing: 20) {
                    Box().size(5, 5).id("a")
                    Box().size(5, 5).id("b")
                }
                .connectors(Connector(from: "a", to: "b", width: number))
            }
        ), ("cellPadding", { number in Table { TableRow { Text("a") } }.cellPadding(horizontal: number, vertical: 1) }),
        (
            "WhenSize",
            { number in
                WhenSize { _ in
                    Box().size(number, 10)
                }
            }
        ),
    ]

    private static func style(_ change: @escaping (inout TextStyle, Double) -> Void) -> (Double) -> TextStyle {
        { number in
            var style = TextStyle()
            change(&style, number)
            return style
        }
    }

    @Test("any number in any property gives a picture, an error or a warning", arguments: elements.map(\.name))
    func anyNumber(name: String) throws {
        let renderer = try PictureRenderer()
        let make = try #require(Self.elements.first { $0.name == name }).make
        let canvas = Canvas(width: 100, height: 50)
        for number in Self.numbers {
            let row = Row {
                make(number)
                Box().size(5, 5)
            }
            let picture = Result { try renderer.draw(row, on: canvas) }
            switch picture {
            case .success(let picture):
                let isFinite = picture.layout.frames.allSatisfy { frame in
                    [frame.minX, frame.minY, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
                }
                #expect(isFinite && !number.isNaN, "\(name) of \(number)")
            case .failure(let error):
                #expect("\(error)".contains("ValueTests.swift:"), "\(name) of \(number): \(error)")
            }
        }
    }

    @Test("a wrong number of a canvas is an error with its key")
    func canvases() throws {
        let renderer = try PictureRenderer()
        for number in [Double.nan, -Double.infinity, -1] {
            let canvases: [(String, Canvas)] = [
                ("scale", Canvas(width: 10, height: 10, scale: number)), ("width", Canvas(width: number, height: 10)),
                ("textScale", Canvas(width: 10, height: 10, textScale: number)),
            ]
            for (key, canvas) in canvases {
                let error = #expect(throws: QuoinError.self) { try renderer.draw(Text("a"), on: canvas) }
                #expect(error?.description.hasPrefix("canvas.\(key): ") == true, "\(number): \(error as Any)")
            }
        }
    }

    @Test("a wrong number in an element that is made for a size is an error, too")
    func unfolded() throws {
        let renderer = try PictureRenderer()
        let element = Row {
            WhenSize { range in
                Box().size(10, 10).opacity(range.max.width / 0).id("quotient")
            }
        }
        let error = #expect(throws: QuoinError.self) { try renderer.draw(element, on: Canvas(width: 100, height: 50)) }
        #expect(error?.description.contains("`quotient`") == true && error?.description.contains("opacity: ") == true)
    }
}

extension RGBA {
    static let red = RGBA(hex: 0xFF0000)
    static let green = RGBA(hex: 0x00FF00)
    static let blue = RGBA(hex: 0x0000FF)
}
