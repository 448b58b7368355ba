import AsyncDisplayKit

let node = ASDisplayNode()
node.style.preferredSize = CGSize(width: 40, height: 20)
let layout = node.withInset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    .layoutThatFits(ASSizeRangeUnconstrained)
precondition(layout.size == CGSize(width: 46, height: 24))
