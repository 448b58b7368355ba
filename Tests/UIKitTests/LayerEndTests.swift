import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("layers at the end of animations, and values by their keys", .serialized)
struct LayerEndTests {
    @Test func animationThatStaysLeavesItsEnd() {
        let ring = CAShapeLayer()
        ring.strokeEnd = 0
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.toValue = 0.7
        ring.add(animation, forKey: nil)
        #expect(ring.strokeEnd == 0)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        ring.add(animation, forKey: nil)
        #expect(ring.strokeEnd == 0.7)
    }

    @Test func groupsLeaveTheEndsOfTheirParts() {
        let layer = CALayer()
        let (fade, turn) = (CABasicAnimation(keyPath: "opacity"), CAKeyframeAnimation(keyPath: "transform.scale"))
        fade.toValue = 0.25
        turn.values = [1, 3, 2]
        let group = CAAnimationGroup()
        group.animations = [fade, turn]
        (group.fillMode, group.isRemovedOnCompletion) = (.both, false)
        layer.add(group, forKey: "both")
        #expect(layer.opacity == 0.25)
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test func valuesAreSetByPaths() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.setValue(Double.pi, forKeyPath: "transform.rotation")
        view.layer.setValue(8, forKey: "own")
        #expect(abs(view.transform.a + 1) < 1e-9)
        #expect(view.layer.value(forKey: "own") as? Int == 8)
    }

    @Test func wordsAreCaps() {
        #expect(CAShapeLayerLineCap(rawValue: "round") == .round)
        #expect(CAShapeLayerLineJoin(rawValue: "bevel") == .bevel)
    }

    @Test func roundCornerOfAPathTouchesBothLines() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let (end, box) = (path.currentPoint, path.boundingBox)
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
        #expect(abs(box.maxX - 10) < 0.01 && abs(box.minY) < 0.01)
    }

    @Test func objectsOfAWeakTableLeaveIt() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept = NSObject()
        do { table.add(NSObject()) }
        table.add(kept)
        #expect(table.allObjects == [kept])
    }

    @Test func masksHideWhatIsDrawn() throws {
        let half = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        let mask = try #require(half.cgImage)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let view = UIImageView(image: drawn)
        assertSnapshot(of: view, as: .image(width: 20, height: 20))
    }

    @Test("a layer without a color has the first of an animation that runs forever")
    func forever() {
        let (layer, painted) = (CALayer(), CALayer())
        let fade = CABasicAnimation(keyPath: "backgroundColor")
        (fade.fromValue, fade.toValue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
        let group = CAAnimationGroup()
        (group.animations, group.repeatCount) = ([fade], .greatestFiniteMagnitude)
        painted.backgroundColor = UIColor.green.cgColor
        for layer in [layer, painted] { layer.add(group, forKey: nil) }
        #expect(layer.backgroundColor == UIColor.red.cgColor && painted.backgroundColor == UIColor.green.cgColor)
    }

    @Test("layers of a label or an image are in front of what it shows, and those of a button behind its title")
    func layersInFront() throws {
        func isCovered(_ view: UIView) throws -> Bool {
            let cover = CALayer()
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
            (cover.frame, cover.backgroundColor) = (view.bounds, UIColor.white.cgColor)
            view.layer.addSublayer(cover)
            let bitmap = try PictureRenderer().draw(view, on: Canvas(width: 40, height: 20, fill: .white)).bitmap
            return Set(bitmap.pixels).count == 1
        }
        let (label, button) = (UILabel(), UIButton())
        label.text = "Name"
        button.setTitle("Name", for: .normal)
        button.setTitleColor(.black, for: .normal)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image {
            $0.cgContext.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        #expect(try isCovered(label))
        #expect(try isCovered(UIImageView(image: image)))
        #expect(try !isCovered(button))
    }
}
