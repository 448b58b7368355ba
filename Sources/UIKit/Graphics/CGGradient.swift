// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinScene

/// What code of Core Foundation calls an array: `[first.cgColor, last.cgColor] as CFArray`.
public typealias CFArray = [Any]

/// In which colors are numbers; all are sRGB here.
public struct CGColorSpace: Sendable {}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Colors along a line or a radius.
public final class CGGradient: NSObject, Sendable {
    private let stops: [(color: Color, place: Double)]

    public init?(colorsSpace: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
        let last = Double(max(1, colors.count - 1))
        stops = colors.enumerated().compactMap { index, color in
            let known = locations.flatMap { $0.indices.contains(index) ? Double($0[index]) : nil }
            return (color as? CGColor).map { ($0.color, known ?? Double(index) / last) }
        }
        guard !stops.isEmpty, stops.count == colors.count else { return nil }
    }

    public convenience init?(
        colorSpace: CGColorSpace, colorComponents numbers: [CGFloat], locations: [CGFloat]?, count: Int
    ) {
        guard numbers.count >= 4 * count else { return nil }
        let colors = stride(from: 0, to: 4 * count, by: 4).map { index in
            UIColor(red: numbers[index], green: numbers[index + 1], blue: numbers[index + 2], alpha: numbers[index + 3])
                .cgColor
        }
        self.init(colorsSpace: colorSpace, colors: colors, locations: locations)
    }

    /// The gradient in a shape whose line begins before the first color.
    ///
    /// - Parameters:
    ///   - start: where the first color is, as a part of the line.
    ///   - length: how far the last color is from it, as a part of the line.
    fileprivate func fill(_ shape: Gradient.Shape, from start: CGFloat, length: CGFloat) -> AnyElement {
        let placed = stops.map { stop in
            Gradient.Stop(stop.color, at: .fraction(Double(start) + stop.place * Double(length)))
        }
        return Element(BoxNode()).painted { $0.fills = [.gradient(Gradient(shape, stops: placed))] }.erased
    }
}

/// Where a gradient continues in its first and in its last color.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// From any point of the surface, this far away is outside of it.
    private var reach: CGFloat { 2 * (size.width + size.height) }

    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (across, down) = (end.x - start.x, end.y - start.y)
        let length = hypot(across, down)
        guard length > 0 else { return }
        let before = options.contains(.drawsBeforeStartLocation) ? reach : 0
        let whole = before + length + (options.contains(.drawsAfterEndLocation) ? reach : 0)
        saveGState()
        translateBy(x: start.x, y: start.y)
        rotate(by: atan2(down, across))
        let area = gradient.fill(.linear(.toRight), from: before / whole, length: length / whole)
        draw(area, in: CGRect(x: -before, y: -reach, width: whole, height: 2 * reach))
        restoreGState()
    }

    /// Draws circles around one center.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions, file: StaticString = #fileID, line: UInt = #line
    ) {
        if startCenter != endCenter {
            ViewProblems.report("a gradient between circles of two centers is not drawn here", at: "\(file):\(line)")
        }
        let radius = options.contains(.drawsAfterEndLocation) ? reach : endRadius
        guard radius > 0 else { return }
        let circle = CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius)
        let area = gradient.fill(
            .radial(.circle(.closestSide)), from: startRadius / radius, length: (endRadius - startRadius) / radius)
        saveGState()
        clip(to: CGPath(ellipseIn: circle))
        draw(area, in: circle)
        restoreGState()
    }
}
