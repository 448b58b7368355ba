import QuoinLayout

/// How large an absolute layout is.
public enum ASAbsoluteLayoutSpecSizing: Int, Sendable {
    /// As large as the space there is.
    case `default`
    /// As large as its children.
    case sizeToFit
}

/// Children at the positions of their styles.
open class ASAbsoluteLayoutSpec: ASLayoutSpec {
    open var sizing = ASAbsoluteLayoutSpecSizing.default

    public override init() { super.init() }

    public init(sizing: ASAbsoluteLayoutSpecSizing = .default, children: [ASLayoutElement]) {
        super.init()
        (self.sizing, self.children) = (sizing, children)
    }

    override var kind: AnyLayoutKind {
        AnyLayoutKind(AbsoluteLayout(sizing: sizing == .sizeToFit ? .sizeToFit : .default))
    }

    override var content: [ASLayoutElement] { children ?? [] }
}

@available(*, deprecated, renamed: "ASAbsoluteLayoutSpec")
public typealias ASStaticLayoutSpec = ASAbsoluteLayoutSpec
