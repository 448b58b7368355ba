import QuoinLayout

/// A child, and an element as large as it on top.
open class ASOverlayLayoutSpec: ASLayoutSpec {
    public convenience init(
        child: ASLayoutElement, overlay: ASLayoutElement, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(at: file, line)
        children = [child, overlay]
    }

    open var overlay: ASLayoutElement? {
        get { child(at: 1) }
        set { setChild(newValue, at: 1) }
    }

    override var kind: AnyLayoutKind { AnyLayoutKind(OverlayLayout()) }
}

/// A child, and an element as large as it behind.
open class ASBackgroundLayoutSpec: ASLayoutSpec {
    public convenience init(
        child: ASLayoutElement, background: ASLayoutElement, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(at: file, line)
        children = [child, background]
    }

    open var background: ASLayoutElement? {
        get { child(at: 1) }
        set { setChild(newValue, at: 1) }
    }

    override var kind: AnyLayoutKind { AnyLayoutKind(BackgroundLayout()) }
    /// What is painted first stands first.
    override var content: [ASLayoutElement] { (children ?? []).reversed() }
}
