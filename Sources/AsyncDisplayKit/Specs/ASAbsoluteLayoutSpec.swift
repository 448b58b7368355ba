import QuoinLayout

/// How large an absolute layout is.
public typealias ASAbsoluteLayoutSpecSizing = AbsoluteLayout.Sizing

/// Children at the positions of their styles.
open class ASAbsoluteLayoutSpec: ASLayoutSpec {
    open var sizing = ASAbsoluteLayoutSpecSizing.default

    public convenience init(
        sizing: ASAbsoluteLayoutSpecSizing = .default, children: [ASLayoutElement], file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(at: file, line)
        (self.sizing, self.children) = (sizing, children)
    }

    override var kind: AnyLayoutKind { AnyLayoutKind(AbsoluteLayout(sizing: sizing)) }
}

@available(*, deprecated, renamed: "ASAbsoluteLayoutSpec")
public typealias ASStaticLayoutSpec = ASAbsoluteLayoutSpec
