import Foundation
import QuoinLayout
import QuoinScene
import QuoinValues

/// A layer of colors that blend into one another.
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    override func contentElements() -> [AnyElement] {
        let paint = paint
        return [Element(BoxNode()).painted { $0 = paint }.erased]
    }

    private var paint: Paint {
        var paint = Paint()
        paint.fills = gradient.map { [.gradient($0)] } ?? []
        return paint
    }

    var gradient: Gradient? {
        guard let colors, !colors.isEmpty else { return nil }
        let last = Double(max(1, colors.count - 1))
        let stops = colors.enumerated().map { index, color in
            let known = locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
            let place = known ?? Double(index) / last
            let value = (color as? CGColor)?.color ?? (color as? UIColor)?.color ?? Color(.transparent)
            return Gradient.Stop(value, at: .fraction(place))
        }
        let center = RelativePoint(.fraction(Double(startPoint.x)), .fraction(Double(startPoint.y)))
        switch type {
        case .radial: return Gradient(.radial(center: center), stops: stops)
        case .conic: return Gradient(.conic(center: center), stops: stops)
        default: return linear(stops)
        }
    }

    /// The line lies in the unit square of the layer, so that it runs to a corner as in CSS.
    private func linear(_ stops: [Gradient.Stop]) -> Gradient {
        let (across, down) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let direction: Gradient.LineDirection
        let (start, length): (CGFloat, CGFloat)
        if abs(across) < 1e-6 {
            direction = down < 0 ? .toTop : .toBottom
            (start, length) = (down < 0 ? 1 - startPoint.y : startPoint.y, abs(down))
        } else if abs(down) < 1e-6 {
            direction = across < 0 ? .toLeft : .toRight
            (start, length) = (across < 0 ? 1 - startPoint.x : startPoint.x, abs(across))
        } else {
            direction =
                switch (across > 0, down > 0) {
                case (true, true): .toBottomRight
                case (true, false): .toTopRight
                case (false, true): .toBottomLeft
                case (false, false): .toTopLeft
                }
            (start, length) = (0, 1)
        }
        let placed = stops.map { stop in
            guard case .fraction(let place, _) = stop.position else { return stop }
            return Gradient.Stop(stop.color, at: .fraction(Double(start) + place * Double(length)))
        }
        return Gradient(.linear(direction), stops: placed)
    }
}

public enum CAGradientLayerType: String, Sendable { case axial, radial, conic }
