import Foundation

// What a view does under the pointer of a mouse, which no picture has.

open class UIPointerInteraction: MainActorObject, UIInteraction {
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    public private(set) weak var view: UIView?
    /// Without effect on a picture.
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
}

@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
}

open class UIPointerRegionRequest: MainActorObject {
    open var location: CGPoint { .zero }
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
}

open class UIPointerRegion: MainActorObject {
    public let rect: CGRect

    public init(rect: CGRect) { self.rect = rect }
}

open class UIPointerStyle: MainActorObject {
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
}

public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(UITargetedPreview)
}

public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

open class UIPreviewParameters: MainActorObject {
    // Without effect on a picture:
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = .clear

    public override init() {}
}

open class UITargetedPreview: MainActorObject {
    public let view: UIView
    public let parameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters) { (self.view, self.parameters) = (view, parameters) }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}
