// The names are those of Texture.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKit

public func ASPerformBlockOnMainThread(_ block: @escaping @MainActor () -> Void) { onMainActor(()) { _ in block() } }

/// At once: a picture waits for nothing.
public func ASPerformBlockOnBackgroundThread(_ block: @escaping () -> Void) { block() }
