// The names are those of Texture.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKit

public func ASPerformBlockOnMainThread(_ block: @escaping @MainActor () -> Void) { onMainActor(()) { _ in block() } }

/// At once: a picture waits for nothing.
public func ASPerformBlockOnBackgroundThread(_ block: @escaping () -> Void) { block() }

/// Calls a block for a node and all nodes in it.
public func ASDisplayNodePerformBlockOnEveryNode(_ node: ASDisplayNode, _ block: (ASDisplayNode) -> Void) {
    block(node)
    for subnode in node.subnodes ?? [] { ASDisplayNodePerformBlockOnEveryNode(subnode, block) }
}
