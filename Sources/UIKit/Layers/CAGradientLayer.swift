import Foundation
import QuoinScene

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
        var paint = roundPaint
        paint.fills = gradient.map { [.gradient($0)] } ?? []
        return paint
    }

    var gradient: Gradient? {
        guard let colors, !colors.isEmpty else { return nil }
        let last = Double(max(1, colors.count - 1))
        let places = colors.indices.map { index in
            locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? Double(index) / last
        }
        let stops = zip(colors, places).map { color, place in
            let value = (color as? CGColor)?.color ?? (color as? UIColor)?.color ?? Color(.transparent)
            return Gradient.Stop(value, at: .fraction(place))
        }
        let (start, end) = (startPoint, endPoint)
        let (across, down) = ((end.x - start.x) * bounds.width, (end.y - start.y) * bounds.height)
        let degrees = Double(atan2(across, -down)) * 180 / .pi
        let center = RelativePoint(.fraction(Double(start.x)), .fraction(Double(start.y)))
        switch type {
        case .radial:
            let radii = Gradient.RadialExtent.radii(.points(Double(abs(across))), .points(Double(abs(down))))
            return Gradient(.radial(radii, center: center), stops: stops)
        case .conic: return Gradient(.conic(from: degrees, center: center), stops: stops)
        case .axial:
            let length = hypot(across, down)
            guard length > 0 else { return nil }
            // The line of such a gradient runs through the center, as far as the perpendiculars from the corners.
            let line = (abs(across) * bounds.width + abs(down) * bounds.height) / length
            let middle = CGPoint(x: (start.x - 0.5) * bounds.width, y: (start.y - 0.5) * bounds.height)
            let first = (middle.x * across + middle.y * down) / length / line + 0.5
            let placed = zip(stops, places).map { stop, place in
                Gradient.Stop(stop.color, at: .fraction(Double(first) + place * Double(length / line)))
            }
            return Gradient(.linear(.degrees(degrees)), stops: placed)
        }
    }
}

public enum CAGradientLayerType: String, Sendable { case axial, radial, conic }
