import QuoinLayout
import Testing

@Suite("Safe area")
struct SafeAreaTests {
    private var environment: LayoutEnvironment {
        var environment = LayoutEnvironment()
        environment.safeArea = EdgeInsets(top: 20, left: 1, bottom: 10, right: 2)
        environment.margins = EdgeInsets(horizontal: 8, vertical: 4)
        return environment
    }

    @Test("the child is inside the safe area of the canvas, and on request inside its margins")
    func insets() throws {
        let range = SizeRange(exactly: Size(100, 100))
        let inside = try plain().safeAreaInset().layout(in: range, environment: environment)
        #expect(inside.frames == [Rect(0, 0, 100, 100), Rect(1, 20, 97, 70)])
        let margins = try plain().safeAreaInset(margins: true).layout(in: range, environment: environment)
        #expect(margins.frames == [Rect(0, 0, 100, 100), Rect(9, 24, 81, 62)])
    }

    @Test("without a safe area nothing is inset, and the layout is as large as its child")
    func none() throws {
        let layout = try content(30, 20).safeAreaInset(margins: true).layout(in: .unconstrained)
        #expect(layout.frames == [Rect(0, 0, 30, 20), Rect(0, 0, 30, 20)])
    }
}
