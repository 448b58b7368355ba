import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("gradients", .serialized)
struct GradientTests {
    private let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)

    private func image(_ draw: (CGContext) -> Void) -> Data? {
        UIGraphicsImageRenderer(bounds: bounds).image { draw($0.cgContext) }.pngData()
    }

    @Test("a linear gradient fills the area between its ends, and beyond them with the options for that")
    func gradient() throws {
        let colors = [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.blue.cgColor]
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.5, 0.5, 1]))
        func halves(_ above: CGRect, _ below: CGRect) -> Data? {
            image { context in
                UIColor.red.setFill()
                context.fill(above)
                UIColor.blue.setFill()
                context.fill(below)
            }
        }
        func linear(_ options: CGGradientDrawingOptions) -> Data? {
            image {
                $0.drawLinearGradient(
                    gradient, start: CGPoint(x: 3, y: 2), end: CGPoint(x: 3, y: 8), options: options)
            }
        }
        #expect(
            linear([]) == halves(CGRect(x: 0, y: 2, width: 20, height: 3), CGRect(x: 0, y: 5, width: 20, height: 3)))
        #expect(
            linear([.drawsBeforeStartLocation, .drawsAfterEndLocation])
                == halves(CGRect(x: 0, y: 0, width: 20, height: 5), CGRect(x: 0, y: 5, width: 20, height: 5)))
        let one = try #require(CGGradient(colorsSpace: nil, colors: Array(colors.prefix(2)), locations: nil))
        func radial(_ options: CGGradientDrawingOptions) -> Data? {
            let center = CGPoint(x: 10, y: 5)
            return image {
                $0.drawRadialGradient(
                    one, startCenter: center, startRadius: 0, endCenter: center, endRadius: 4, options: options)
            }
        }
        func red(_ fill: (CGContext) -> Void) -> Data? {
            image { context in
                UIColor.red.setFill()
                fill(context)
            }
        }
        #expect(radial([]) == red { $0.fillEllipse(in: CGRect(x: 6, y: 1, width: 8, height: 8)) })
        #expect(radial(.drawsAfterEndLocation) == red { $0.fill(bounds) })
    }

    @Test("the colors of a gradient layer lie across the line between its points, whatever the shape of the layer")
    func gradientLayer() throws {
        let (view, layer) = (UIView(frame: bounds), CAGradientLayer())
        layer.frame = bounds
        view.layer.addSublayer(layer)
        layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.blue.cgColor]
        func bitmap(_ border: Double) throws -> Bitmap {
            layer.locations = [0, NSNumber(value: border), NSNumber(value: border), 1]
            return try PictureRenderer().draw(view, on: Canvas(width: 20, height: 10)).bitmap
        }
        let (red, blue) = (try bitmap(1)[10, 0], try bitmap(0)[10, 9])
        #expect(red != blue)
        (layer.startPoint, layer.endPoint) = (.zero, CGPoint(x: 1, y: 1))
        // The top right corner is four fifths along the diagonal of twenty by ten points.
        #expect(try bitmap(0.7)[19, 0] == blue && bitmap(0.9)[19, 0] == red)
        #expect(try bitmap(0.1)[0, 9] == blue && bitmap(0.3)[0, 9] == red)
        layer.type = .radial
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.7, y: 1))
        let ellipse = try bitmap(1)
        #expect(ellipse[10, 1] == red && ellipse[7, 5] == red && ellipse[3, 5] == blue && ellipse[17, 5] == blue)
    }

    @Test("a gradient layer fills its rounded shape")
    func corners() throws {
        let (view, layer) = (UIView(frame: bounds), CAGradientLayer())
        (layer.frame, layer.cornerRadius) = (bounds, 5)
        layer.maskedCorners = [.layerMinXMinYCorner]
        layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
        view.layer.addSublayer(layer)
        let canvas = Canvas(width: 20, height: 10, scale: 1, fill: .white)
        let bitmap = try PictureRenderer().draw(view, on: canvas).bitmap
        let (red, white) = (SIMD4<UInt8>(255, 0, 0, 255), SIMD4<UInt8>(255, 255, 255, 255))
        #expect(bitmap[0, 0] == white && bitmap[10, 5] == red && bitmap[19, 0] == red)
    }

    @Test("a gradient between circles of two centers is an error at the app's line")
    func centers() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil))
        final class Ball: UIView {
            var gradient: CGGradient?

            override func draw(_ rect: CGRect) {
                guard let gradient else { return }
                UIGraphicsGetCurrentContext()?.drawRadialGradient(
                    gradient, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: 5, y: 5), endRadius: 5,
                    options: [])
            }
        }
        let ball = Ball()
        ball.gradient = gradient
        #expect {
            try ball.element(on: Canvas(width: 10, height: 10))
        } throws: {
            "\($0)".contains("GradientTests.swift:") && "\($0)".contains("two centers")
        }
    }
}
