import Foundation

/// The content of a cell as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
}

extension UIContentConfiguration {
    func show(in view: UIView, inPlaceOf old: UIView?) -> UIView {
        old?.removeFromSuperview()
        let content: UIView = makeContentView()
        view.addSubview(content)
        NSLayoutConstraint.activate(content.edgeConstraints(to: view))
        return content
    }
}

extension UIView {
    /// Constraints that keep the edges at those of another view, without the translated autoresizing mask.
    func edgeConstraints(to view: UIView, _ margins: NSDirectionalEdgeInsets = .zero) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        return [
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margins.leading),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margins.trailing),
            topAnchor.constraint(equalTo: view.topAnchor, constant: margins.top),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -margins.bottom),
        ]
    }
}
