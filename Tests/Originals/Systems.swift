import Foundation
import UIKit

/// A view of an auto layout case.
final class Probe: UIView {
    var size: CGSize?
    private let baselines = (first: UIView(), last: UIView())

    override var intrinsicContentSize: CGSize {
        size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    override var forFirstBaselineLayout: UIView { baselines.first.superview == nil ? self : baselines.first }
    override var forLastBaselineLayout: UIView { baselines.last.superview == nil ? self : baselines.last }

    /// Gives the view baselines: the lower edges of views in it.
    func setBaselines(first: CGFloat, last: CGFloat) {
        for (view, distance) in [(baselines.first, first), (baselines.last, -last)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.bottomAnchor.constraint(equalTo: distance < 0 ? bottomAnchor : topAnchor, constant: distance)
                .isActive = true
            view.heightAnchor.constraint(equalToConstant: 1).isActive = true
        }
    }
}

/// The views of an auto layout case.
@MainActor
final class System {
    let container = UIView()
    private var views: [String: Probe] = [:]
    private var guides: [String: UILayoutGuide] = [:]
    private let example: [String: Any]

    init(_ example: [String: Any]) {
        self.example = example
        for (name, value) in example["views"] as? [String: [String: Any]] ?? [:] {
            let view = Probe()
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            views[name] = view
            if let size = value["intrinsic"] as? [Double] { view.size = CGSize(width: size[0], height: size[1]) }
            if let hugging = value["hugging"] as? [Double] {
                view.setContentHuggingPriority(UILayoutPriority(Float(hugging[0])), for: .horizontal)
                view.setContentHuggingPriority(UILayoutPriority(Float(hugging[1])), for: .vertical)
            }
            if let first = value["firstBaseline"] as? Double, let last = value["lastBaseline"] as? Double {
                view.setBaselines(first: first, last: last)
            }
        }
        for name in example["guides"] as? [String] ?? [] {
            let guide = UILayoutGuide()
            container.addLayoutGuide(guide)
            guides[name] = guide
        }
        if example["direction"] as? String == "rtl" {
            container.semanticContentAttribute = .forceRightToLeft
            for view in views.values { view.semanticContentAttribute = .forceRightToLeft }
        }
    }

    func view(_ name: String) -> Probe { views[name, default: Probe()] }

    func guide(_ name: String) -> UILayoutGuide { guides[name, default: UILayoutGuide()] }

    /// The frames that are not those of the case, in words.
    func problems(_ rules: (System) -> Void) -> [String] {
        rules(self)
        let expected = example["expect"] as? [String: Any] ?? [:]
        let size = example["container"] as? [String: Any] ?? [:]
        if let width = size["width"] as? Double, let height = size["height"] as? Double {
            container.frame.size = CGSize(width: width, height: height)
        } else {
            container.frame.size = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        container.layoutIfNeeded()
        var problems: [String] = []
        func expect(_ frame: CGRect, _ numbers: [Double]?, _ name: String) {
            guard let numbers else { return }
            let found = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
            if zip(found, numbers).contains(where: { abs($0 - $1) > 0.001 }) {
                problems.append("\(name) is \(found) instead of \(numbers)")
            }
        }
        let frames = (expected["pixelFrames"] ?? expected["frames"]) as? [String: [Double]] ?? [:]
        for (name, numbers) in frames {
            expect(guides[name]?.layoutFrame ?? view(name).frame, numbers, name)
        }
        expect(container.frame, (expected["container"] as? [Double]).map { [0, 0] + $0 }, "the container")
        return problems
    }
}
