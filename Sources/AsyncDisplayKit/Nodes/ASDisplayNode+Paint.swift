import QuoinScene
import UIKit

extension ASDisplayNode {
    /// Adds what the node paints around its content.
    func paint(_ paint: inout Paint) {
        if let backgroundColor { paint.fills.append(.solid(backgroundColor.color)) }
        paint.opacity = alpha
        paint.isHidden = isHidden
        paint.clips = clipsToBounds
        paint.cornerRadii = CornerRadii(cornerRadius, at: maskedCorners)
        let corners = backgroundColor?.color ?? Color(.transparent)
        paint.cornerRounding =
            switch cornerRoundingType {
            case .defaultSlowCALayer: .layer
            case .precomposited: .precomposited(corners: corners)
            case .clipping: .clipping(corners: corners)
            }
        if borderWidth > 0 { paint.border = Border(width: borderWidth, color: borderColor?.color ?? .black) }
        if !affineTransform.isIdentity { paint.transform = Paint.Transform(affineTransform.matrix) }
        if castsShadow, !clipsToBounds, let shadow = shadow { paint.shadows.append(shadow) }
    }

    /// The shadow of everything that the node shows, as of a layer; `nil` if it cannot be seen.
    var shadow: Shadow? {
        guard shadowOpacity > 0, let shadowColor else { return nil }
        return Shadow(
            color: shadowColor.color.opacity(shadowOpacity), radius: shadowRadius,
            offset: Point(shadowOffset.width, shadowOffset.height),
            kind: (backgroundColor?.color.light.alpha ?? 0) < 1 ? .content : .outer)
    }

    /// Whether the shadow is that of the layer, and not of its letters.
    private var castsShadow: Bool { !(self is ASTextNode) }
}
