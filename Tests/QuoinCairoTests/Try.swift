import Foundation
import QuoinCairo
import QuoinLayout
import QuoinScene
import Testing

@Test func tryOut() throws {
    let stack = try FontStack()
    var environment = LayoutEnvironment(scale: 2)
    let shaper = PangoShaper(stack)
    environment[TextShaperKey.self] = shaper
    var para = ParagraphStyle(); para.lineLimit = 2
    var center = ParagraphStyle(); center.alignment = .center; center.lineHeight = .multiple(1.5)
    var just = ParagraphStyle(); just.alignment = .justified
    let e = Stack(.vertical) {
        Text(TextContent(spans: [TextSpan("Hello, "), TextSpan("bold ", style: TextStyle(weight: .bold, color: Color(hex: 0xff0000))), TextSpan("world 😀👨‍👩‍👧🇩🇪")]))
        Text("The quick brown fox jumps over the lazy dog; the quick brown fox jumps over the lazy dog, and again and again.", style: TextStyle(size: 13), paragraph: para)
        Text("Centered lines\nof text that are short", style: TextStyle(families: ["serif"], size: 14), paragraph: center).fill(Color(hex: 0xeeeeff)).cornerRadius(8)
        Text("Justified text that goes over several lines so that one can see spaces grow. שלום עולם", style: TextStyle(families: ["monospace", "DejaVu Sans"], size: 10), paragraph: just)
        Stack(.horizontal) {
            Box().fill(.linear(.degrees(135), colors: [Color(hex: 0x1e3a8a), Color(hex: 0x7c3aed)])).cornerRadius(16).preferredSize(64, 64)
            Box().fill(.linear(.toRight, colors: [.white, Color(hex: 0xff0000), .transparent])).border(width: 2).preferredSize(64, 64)
            Box().fill(Color(hex: 0x00aa00)).cornerRadii(CornerRadii(topLeft: 32, bottomRight: 20)).border(width: 4, color: Color(hex: 0x003300)).opacity(0.5).preferredSize(64, 64)
            Box(Box().fill(.black).preferredSize(64, 64)).clip().cornerRadius(100)
        }.spacing(8)
    }.spacing(10).alignItems(.start).inset(EdgeInsets(12))
    let t0 = Date()
    let layout = try e.layout(in: SizeRange(min: Size(300, 0), max: Size(300, .infinity)), environment: environment)
    let list = try DisplayList(layout, ground: [.solid(.white)], shaper: shaper)
    let r = CairoRenderer(stack)
    let bitmap = try r.draw(list, scale: 2)
    let png = PNGEncoder.encode(bitmap, scale: 2)
    print(Date().timeIntervalSince(t0), bitmap.width, bitmap.height, png.count)
    try Data(png).write(to: URL(fileURLWithPath: "/tmp/h/try.png"))
    let l1 = try e.layout(in: SizeRange(min: Size(300, 0), max: Size(300, .infinity)), environment: environment)
    try Data(PNGEncoder.encode(try r.draw(DisplayList(l1, ground: [.solid(.white)], shaper: shaper), scale: 1), scale: 1)).write(to: URL(fileURLWithPath: "/tmp/h/try1.png"))
    print(try EnvironmentFingerprint(stack).libraries)
}
