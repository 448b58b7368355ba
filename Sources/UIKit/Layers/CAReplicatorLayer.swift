import Foundation
import QuoinScene

/// Draws its layers several times, each time where the transform puts the time before.
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceTransform = CATransform3DIdentity
    /// What the opacity of an instance differs by from that of the one before.
    open var instanceAlphaOffset: Float = 0
    /// Between the animations of two instances, in seconds, without effect.
    open var instanceDelay: CFTimeInterval = 0

    override func contentElements() -> [AnyElement] {
        let layers = FramesLayout.placing((sublayers ?? []).map { ($0.element(), $0.frame) })
        var transform = CGAffineTransform.identity
        return super.contentElements()
            + (1..<max(1, instanceCount)).map { index in
                let alpha = Double(max(0, min(1, 1 + instanceAlphaOffset * Float(index))))
                transform = instanceTransform.affine.concatenating(transform)
                let moved = Paint.Transform(transform.matrix)
                return Element(BoxNode(), children: [layers]).painted { ($0.transform, $0.opacity) = (moved, alpha) }
                    .erased
            }
    }
}
