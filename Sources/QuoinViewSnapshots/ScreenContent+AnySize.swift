import QuoinControls
import Synchronization
import UIKit

extension ScreenContent {
    /// A view, a controller or a node as an element that is laid out again, as the app does, in each size that it is offered:
    ///
    ///     #expect(try ProfileView().elementOfAnySize().findings(widths: 320...430).isEmpty)
    ///
    /// The layout may be asked for on any thread: the app's code runs on the main actor, for which that thread waits.
    ///
    /// - Parameters:
    ///   - canvas: its appearance and safe area; the rest is that of the canvas on which the element is laid out.
    ///   - contentSize: the size of texts that the reader chose.
    @MainActor
    public func elementOfAnySize(
        on canvas: Canvas = Canvas(), contentSize: UIContentSizeCategory = .large
    ) -> AnyElement {
        Element(ScreenLayout(self, ViewScreen(canvas, contentSize: contentSize))).erased
    }
}

/// A screen that is laid out again for each size that it is offered.
private struct ScreenLayout: RangeUnfoldingKind, TriedConstraintsKind, GivenColorsKind {
    private nonisolated(unsafe) let content: any ScreenContent
    private var screen: ViewScreen
    private let wrongUses = WrongUses()

    static let name = "screen"

    init(_ content: any ScreenContent, _ screen: ViewScreen) { (self.content, self.screen) = (content, screen) }

    var trials: [ConstraintsLayout.Trial] {
        get { screen.trials }
        set { screen.trials = newValue }
    }

    var lineLimits: [String: Int?] {
        get { screen.lineLimits }
        set { screen.lineLimits = newValue }
    }

    func isGiven(letter: RGBA, backdrop: RGBA, in appearance: Appearance) -> Bool {
        SystemColor.isPair(letter: letter, backdrop: backdrop, in: appearance)
    }

    /// A screen is as large as it may be.
    func knownSize(in range: SizeRange) -> Size? {
        range.max.width.isFinite && range.max.height.isFinite ? range.max : nil
    }

    func unfolded(for range: SizeRange, environment: LayoutEnvironment) throws -> Wrapper {
        var screen = screen
        screen.needsSize = false
        for axis in Axis.allCases {
            let extent = range[axis].max
            screen.canvas.range[axis] = extent.isFinite ? ExtentRange(exactly: extent) : .unconstrained
        }
        (screen.canvas.scale, screen.canvas.direction) = (environment.grid.scale, environment.direction)
        screen.shaper = environment[TextShaperKey.self]
        let element = try wrongUses.keeping { () throws(ViewProblem.List) in
            try onMainActor((content, screen)) { content, screen in
                Result { () throws(ViewProblem.List) in try content.element(on: screen) }
            }.get()
        }
        return Wrapper(WrapperLayout(), children: [element])
    }
}

/// What is wrong in the app's code, which is reported once, and then missing in each layout.
private final class WrongUses: Sendable {
    private let found = Mutex<ViewProblem.List?>(nil)

    func keeping<Result>(_ make: () throws(ViewProblem.List) -> Result) throws(ViewProblem.List) -> Result {
        if let found = found.withLock(\.self) { throw found }
        do {
            return try make()
        } catch {
            found.withLock { $0 = error }
            throw error
        }
    }
}
