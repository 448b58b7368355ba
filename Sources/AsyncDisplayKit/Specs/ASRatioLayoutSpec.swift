import QuoinLayout
import UIKit

/// A child with a proportion of its height to its width.
open class ASRatioLayoutSpec: ASLayoutSpec {
    /// Height divided by width.
    open var ratio: CGFloat = 1

    public convenience init(
        ratio: CGFloat, child: ASLayoutElement, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(at: file, line)
        self.ratio = ratio
        children = [child]
    }

    override var kind: AnyLayoutKind { AnyLayoutKind(RatioLayout(ratio)) }
    override var content: [ASLayoutElement] { child.map { [$0] } ?? [] }
}
