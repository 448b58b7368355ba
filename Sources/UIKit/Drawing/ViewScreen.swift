import Foundation
import QuoinLayout
import QuoinScene
import QuoinValues

/// The screen on which a view or a controller is laid out for a picture.
package struct ViewScreen: Sendable {
    /// In points; `nil` on an axis for the size of the view itself.
    package var width: Double?
    package var height: Double?
    /// Pixels per point.
    package var scale: Double
    package var appearance: Appearance
    package var direction: LayoutDirection
    package var contentSize: UIContentSizeCategory
    package var safeArea: EdgeInsets

    package init(
        width: Double?, height: Double?, scale: Double, appearance: Appearance, direction: LayoutDirection,
        contentSize: UIContentSizeCategory, safeArea: EdgeInsets
    ) {
        (self.width, self.height, self.scale, self.appearance) = (width, height, scale, appearance)
        (self.direction, self.contentSize, self.safeArea) = (direction, contentSize, safeArea)
    }

    /// From this many points on, an extent is that of a tablet.
    private static let regularExtent = 700.0

    private func traits() -> UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceStyle = appearance == .dark ? .dark : .light
            traits.displayScale = CGFloat(scale)
            traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
            traits.preferredContentSizeCategory = contentSize
            let isWide = min(width ?? 0, height ?? 0) >= Self.regularExtent
            traits.userInterfaceIdiom = isWide ? .pad : .phone
            traits.horizontalSizeClass = isWide ? .regular : .compact
            traits.verticalSizeClass = !isWide && (width ?? 0) > (height ?? .infinity) ? .compact : .regular
        }
    }

    /// The element of a view, laid out on the screen.
    ///
    /// - Throws: the wrong uses that UIKit would have answered with an exception.
    @MainActor
    package func element(of view: UIView) throws(ViewProblem.List) -> AnyElement {
        try element {
            view.rootSafeArea = UIEdgeInsets(safeArea)
            fit(view)
            return view
        }
    }

    /// The element of the view of a controller that appears on the screen.
    ///
    /// - Throws: the wrong uses that UIKit would have answered with an exception.
    @MainActor
    package func element(of controller: UIViewController) throws(ViewProblem.List) -> AnyElement {
        try element {
            guard let view = controller.view else { return UIView() }
            view.rootSafeArea = UIEdgeInsets(safeArea)
            controller.appear()
            fit(view)
            view.layoutIfNeeded()
            controller.didAppear()
            return view
        }
    }

    @MainActor
    private func element(_ prepare: () -> UIView) throws(ViewProblem.List) -> AnyElement {
        let (traits, bounds) = (UITraitCollection.current, UIScreen.main.bounds)
        UITraitCollection.current = self.traits()
        if let width, let height { UIScreen.main.bounds = CGRect(x: 0, y: 0, width: width, height: height) }
        defer { (UITraitCollection.current, UIScreen.main.bounds) = (traits, bounds) }
        let view = prepare()
        view.hasChanges = true
        let element = view.element()
        let problems = ViewProblems.take()
        guard problems.isEmpty else { throw ViewProblem.List(problems: problems) }
        let size = view.plainFrame.size
        return element.preferredSize(Double(size.width), Double(size.height)).erased
    }

    /// Gives the view the size of the screen, or its own on an axis on which the screen has none.
    @MainActor
    private func fit(_ view: UIView) {
        var size = view.plainFrame.size
        if width == nil || height == nil {
            let target = CGSize(width: width ?? 0, height: height ?? 0)
            let fitted = view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
                verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
            if fitted.width > 0 { size.width = fitted.width }
            if fitted.height > 0 { size.height = fitted.height }
        }
        if let width { size.width = CGFloat(width) }
        if let height { size.height = CGFloat(height) }
        view.frame = CGRect(origin: .zero, size: size)
    }
}
