/// A layout kind that finds things to warn of itself.
public protocol WarningKind: LayoutKind {
    /// What is probably not meant: a property or a part, and words that follow its name.
    var warnings: [(property: String, reason: String)] { get }
}

extension WarningKind {
    public static var warns: Bool { true }
}

extension Layout {
    /// What kinds warn of themselves, those that came into the layout by unfolding too.
    var warningsOfKinds: [LayoutWarning] {
        tree.paintOrder.filter { !leftOut.contains($0) }.flatMap { index in
            let kind = tree.kind(of: index)
            guard type(of: kind).warns, let kind = kind as? any WarningKind else { return [LayoutWarning]() }
            return kind.warnings.map { tree.warning(index, $0.property, $0.reason) }
        }
    }
}
