import QuoinCairo
import QuoinLayout
import QuoinScene
import UIKit

extension UIView {
    /// The view, laid out on a canvas, as an element, which has the abilities of all elements: pictures, diagrams, findings,
    /// explanations.
    ///
    /// - Throws: the wrong uses that UIKit would have answered with an exception.
    public func element(
        on canvas: Canvas, contentSize: UIContentSizeCategory = .large
    ) throws(ViewProblem.List) -> AnyElement {
        try ViewScreen(canvas, contentSize).element(of: self)
    }
}

extension UIViewController {
    /// The view of the controller, which appears on a canvas, as an element.
    ///
    /// - Throws: the wrong uses that UIKit would have answered with an exception.
    public func element(
        on canvas: Canvas, contentSize: UIContentSizeCategory = .large
    ) throws(ViewProblem.List) -> AnyElement {
        try ViewScreen(canvas, contentSize).element(of: self)
    }
}

extension PictureRenderer {
    /// Lays a view out on a canvas and draws it.
    @MainActor
    public func draw(_ view: UIView, on canvas: Canvas) throws -> Picture {
        try draw(view.element(on: canvas), on: canvas)
    }

    /// Lays the view of a controller out on a canvas and draws it.
    @MainActor
    public func draw(_ controller: UIViewController, on canvas: Canvas) throws -> Picture {
        try draw(controller.element(on: canvas), on: canvas)
    }
}

extension ViewScreen {
    fileprivate init(_ canvas: Canvas, _ contentSize: UIContentSizeCategory) {
        self.init(
            width: canvas.width.isExact ? canvas.width.max : nil,
            height: canvas.height.isExact ? canvas.height.max : nil, scale: canvas.scale,
            appearance: canvas.appearance, direction: canvas.direction, contentSize: contentSize,
            safeArea: canvas.safeArea)
    }
}
