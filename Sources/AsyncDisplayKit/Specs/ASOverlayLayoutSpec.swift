import QuoinLayout

/// A child, and an element as large as it on top.
open class ASOverlayLayoutSpec: ASLayoutSpec {
    public override init() { super.init() }

    public init(child: ASLayoutElement, overlay: ASLayoutElement) {
        super.init()
        children = [child, overlay]
    }

    open override var child: ASLayoutElement? {
        get { super.child }
        set { setChild(newValue, at: 0) }
    }

    open var overlay: ASLayoutElement? {
        get { child(at: 1) }
        set { setChild(newValue, at: 1) }
    }

    override var kind: AnyLayoutKind { AnyLayoutKind(OverlayLayout()) }
    override var content: [ASLayoutElement] { children ?? [] }
}

/// A child, and an element as large as it behind.
open class ASBackgroundLayoutSpec: ASLayoutSpec {
    public override init() { super.init() }

    public init(child: ASLayoutElement, background: ASLayoutElement) {
        super.init()
        children = [child, background]
    }

    open override var child: ASLayoutElement? {
        get { super.child }
        set { setChild(newValue, at: 0) }
    }

    open var background: ASLayoutElement? {
        get { child(at: 1) }
        set { setChild(newValue, at: 1) }
    }

    override var kind: AnyLayoutKind { AnyLayoutKind(BackgroundLayout()) }
    /// What is painted first stands first.
    override var content: [ASLayoutElement] { (children ?? []).reversed() }
}
