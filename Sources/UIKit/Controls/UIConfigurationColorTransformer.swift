import Foundation

/// A color that depends on another one.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
}
