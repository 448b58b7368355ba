import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Buttons in documents")
struct ButtonTests {
    @Test("a button is a title, or a title and an image with the layout of a button")
    func button() throws {
        for button in ["OK", "{title: OK}", "{title: {string: OK}}"] {
            let stack = try root("{button: \(button)}").children.first
            #expect(stack?.kind.base is StackLayout)
            #expect((stack?.children.first?.kind.base as? TextNode)?.text.string == "OK")
        }
    }

    @Test("a button's keys set its layout")
    func layoutKeys() throws {
        let icon = "{preferredSize: [10, 10], id: icon}"
        func frame(_ keys: String) throws -> Rect? {
            let element = try root("{button: {image: \(icon), \(keys)}, preferredSize: [50, 30]}")
            return try element.layout(in: SizeRange(exactly: Size(50, 30))).frame(ofID: "icon")
        }
        #expect(try frame("direction: horizontal") == Rect(20, 10, 10, 10))
        #expect(try frame("horizontalAlignment: left, verticalAlignment: bottom") == Rect(0, 20, 10, 10))
        #expect(try frame("insets: [0, 20, 0, 0]") == Rect(30, 10, 10, 10))
    }

    @Test("an image is a path or an element; spacing and placement are between it and the title")
    func image() throws {
        let element = try root(
            "{button: {title: {string: OK}, image: {preferredSize: [10, 10], id: icon}, imagePlacement: end, spacing: 3}}"
        )
        let layout = try element.layout(in: .unconstrained)
        #expect(layout.frame(ofID: "icon") == Rect(3, 0, 10, 10))
        let photo = try root("{button: {image: photo.png}}").layout(in: .unconstrained)
        #expect(photo.size == Size(40, 20))
    }

    @Test("paint keys belong to the button")
    func paintKeys() throws {
        #expect(try kind(BoxNode.self, of: "{button: OK, fill: white}")?.paint.fills == [.solid(.white)])
    }
}
