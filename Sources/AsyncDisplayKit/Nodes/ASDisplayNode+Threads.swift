// The names are those of Texture.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

extension ASDisplayNode {
    // A picture is made on one thread, so that there is nothing to lock.
    public func lock() {}
    public func unlock() {}
}

public func ASPerformBlockOnMainThread(_ block: @escaping @MainActor () -> Void) { onMainActor(()) { _ in block() } }

/// At once: a picture waits for nothing.
public func ASPerformBlockOnBackgroundThread(_ block: @escaping () -> Void) { block() }

public func ASDisplayNodeDefaultPlaceholderColor() -> UIColor { UIColor(white: 0.95, alpha: 1) }

/// Calls a block for a node and all nodes in it.
public func ASDisplayNodePerformBlockOnEveryNode(
    _ layer: CALayer?, _ node: ASDisplayNode?, _ traverseSublayers: Bool, _ block: (ASDisplayNode) -> Void
) {
    guard let node else { return }
    block(node)
    for subnode in node.subnodes ?? [] { ASDisplayNodePerformBlockOnEveryNode(nil, subnode, traverseSublayers, block) }
}
