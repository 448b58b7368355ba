import Foundation
import QuoinAutoLayout
import QuoinScene

/// The screen on which a view, a controller or a node is laid out for a picture.
public struct ViewScreen: Sendable {
    /// On an axis on which it has no exact size, the size is that of the view itself.
    package var canvas: Canvas
    package var contentSize: UIContentSizeCategory
    /// What measures texts; `nil` for what the canvas says of them.
    package nonisolated(unsafe) var shaper: (any TextShaper)?
    /// Changes of constraints that are tried.
    package var trials: [ConstraintsLayout.Trial] = []
    /// The limits of lines that labels have instead of their own, by name.
    package var lineLimits: [String: Int?] = [:]

    /// Whether a view without a size is a wrong use, as it is where a picture is drawn.
    package var needsSize = true

    package init(_ canvas: Canvas, contentSize: UIContentSizeCategory = .large) {
        (self.canvas, self.contentSize) = (canvas, contentSize)
    }

    package var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(canvas.safeArea) }

    private var width: Double? { canvas.width.isExact ? canvas.width.max : nil }
    private var height: Double? { canvas.height.isExact ? canvas.height.max : nil }

    /// From this many points on, an extent is that of a tablet.
    private static let regularExtent = 700.0

    private func traits() -> UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceStyle = canvas.appearance == .dark ? .dark : .light
            traits.displayScale = CGFloat(canvas.scale)
            traits.layoutDirection = canvas.readingDirection == .rightToLeft ? .rightToLeft : .leftToRight
            traits.shaper = shaper
            if shaper == nil, canvas.textScale != 1 || canvas.language != nil {
                traits.shaper = ThreadRenderer.current?.environment(for: canvas)[TextShaperKey.self]
            }
            traits.preferredContentSizeCategory = contentSize
            let isWide = min(width ?? 0, height ?? 0) >= Self.regularExtent
            traits.userInterfaceIdiom = isWide ? .pad : .phone
            traits.horizontalSizeClass = isWide ? .regular : .compact
            traits.verticalSizeClass = !isWide && (width ?? 0) > (height ?? .infinity) ? .compact : .regular
        }
    }

    /// An element that is made while the traits and the size of the screen are current.
    ///
    /// - Throws: the wrong uses that UIKit would have answered with an exception.
    @MainActor package func element(_ make: () -> AnyElement) throws(ViewProblem.List) -> AnyElement {
        let (traits, bounds) = (UITraitCollection.current, UIScreen.main.bounds)
        UITraitCollection.current = self.traits()
        if let width, let height { UIScreen.main.bounds = CGRect(x: 0, y: 0, width: width, height: height) }
        (ViewSystem.trials, ViewSystem.lineLimits) = (trials, lineLimits)
        let isOnScreen = UIView.isOnScreen
        UIView.isOnScreen = true
        defer {
            UIView.isOnScreen = isOnScreen
            (UITraitCollection.current, UIScreen.main.bounds) = (traits, bounds)
            (ViewSystem.trials, ViewSystem.lineLimits) = ([], [:])
        }
        _ = MainQueue.runWaiting()
        let element = make()
        let problems = ViewProblems.take()
        guard problems.isEmpty else { throw ViewProblem.List(problems: problems) }
        return element
    }

    /// The most turns of the main queue that a screen waits for: code that asks for the next one in each would never end.
    private static let turns = 4

    /// - Parameter isLaidOut: whether the view has just been laid out, and nothing changed since.
    @MainActor fileprivate func element(of view: UIView, isLaidOut: Bool = false) -> AnyElement {
        for turn in 0..<Self.turns {
            if turn > 0 || !isLaidOut {
                view.hasChanges = true
                view.layOutTree()
            }
            guard MainQueue.runWaiting() else { break }
            fit(view)
        }
        let size = view.plainFrame.size
        let content = view.element().preferredSize(Double(size.width), Double(size.height)).erased
        guard let stage = view.stage else { return content }
        stage.rootSafeArea = safeAreaInsets
        stage.frame = CGRect(origin: .zero, size: size)
        if let accessory = view.controller?.shownAccessory { place(accessory, in: stage) }
        guard !stage.subviews.isEmpty else { return content }
        stage.layOutTree()
        return content.overlay(stage.element()).erased
    }

    /// Puts what stands above the keyboard to the bottom of the window, where it is while there is no keyboard.
    @MainActor private func place(_ accessory: UIView, in stage: UIWindow) {
        if accessory.superview !== stage { stage.addSubview(accessory) }
        accessory.translatesAutoresizingMaskIntoConstraints = true
        accessory.rootSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: safeAreaInsets.bottom, right: 0)
        let size = stage.plainFrame.size
        let fitted = accessory.systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let height = fitted.height > 0 ? fitted.height : accessory.plainFrame.height
        accessory.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }

    /// Gives the view the safe area and the size of the screen, or its own size on an axis on which the screen has none.
    @MainActor fileprivate func fit(_ view: UIView) {
        view.rootSafeArea = safeAreaInsets
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
        if size.width <= 0 || size.height <= 0, needsSize { reportEmpty(view) }
    }

    /// Says which view has no size where the picture has none either, and why.
    @MainActor private func reportEmpty(_ view: UIView) {
        let isFlat = view.plainFrame.height <= 0
        let masks = ViewSystem(view, names: ViewNames(below: view)).contradictedNames
        let cause =
            masks.first.map {
                "the autoresizing mask of \($0) is still translated: set its translatesAutoresizingMaskIntoConstraints to false"
            } ?? "no constraints reach from one edge to the other; complete them, or give the picture a size"
        ViewProblems.report("\(view.shortName) is 0 points \(isFlat ? "high" : "wide"): \(cause)")
    }
}

/// What is laid out on a screen and drawn: a view, a controller, a node.
public protocol ScreenContent: AnyObject, SendableMetatype {
    /// The content, laid out on a screen, as an element.
    ///
    /// - Throws: the wrong uses that UIKit would have answered with an exception.
    @MainActor func element(on screen: ViewScreen) throws(ViewProblem.List) -> AnyElement
}

extension UIView: ScreenContent {
    public func element(on screen: ViewScreen) throws(ViewProblem.List) -> AnyElement {
        try screen.element {
            appearInWindow()
            screen.fit(self)
            return screen.element(of: self)
        }
    }
}

extension UIViewController: ScreenContent {
    public func element(on screen: ViewScreen) throws(ViewProblem.List) -> AnyElement {
        try screen.element {
            let view: UIView = view ?? UIView()
            view.rootSafeArea = screen.safeAreaInsets
            // A view has the size of the screen before it appears.
            if screen.canvas.range.isExact { screen.fit(view) }
            appear()
            view.appearInWindow()
            // A view that comes into a window is laid out again.
            view.eachBelow { $0.setNeedsLayout() }
            screen.fit(view)
            view.layoutIfNeeded()
            didAppear()
            // Of many sizes, each takes only the time that it must.
            let isLaidOut = !screen.needsSize && !view.hasChanges && !view.needsLayoutBelow
            return screen.element(of: view, isLaidOut: isLaidOut)
        }
    }
}
