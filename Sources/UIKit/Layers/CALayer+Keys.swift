import Foundation

// Values that are set by their keys, and where animations lead that stay at their end.

extension CALayer {
    /// Sets what stands at a path in a picture, `transform.scale`; all others the layer keeps as they are.
    func set(_ value: Any?, at path: String) {
        switch path {
        case "opacity": set(\CALayer.opacity, value)
        case "hidden": set(\CALayer.isHidden, value)
        case "cornerRadius": set(\CALayer.cornerRadius, value)
        case "borderWidth": set(\CALayer.borderWidth, value)
        case "shadowOpacity": set(\CALayer.shadowOpacity, value)
        case "shadowRadius": set(\CALayer.shadowRadius, value)
        case "shadowOffset": set(\CALayer.shadowOffset, value)
        case "zPosition": set(\CALayer.zPosition, value)
        case "position": set(\CALayer.position, value)
        case "position.x": set(\CALayer.position.x, value)
        case "position.y": set(\CALayer.position.y, value)
        case "bounds": set(\CALayer.bounds, value)
        case "bounds.size": set(\CALayer.bounds.size, value)
        case "bounds.size.width": set(\CALayer.bounds.size.width, value)
        case "bounds.size.height": set(\CALayer.bounds.size.height, value)
        case "backgroundColor": backgroundColor = Self.color(value)
        case "borderColor": borderColor = Self.color(value)
        case "shadowColor": shadowColor = Self.color(value)
        case "contents": contents = value
        case "transform": set(\CALayer.transform, value)
        case "strokeStart": set(\CAShapeLayer.strokeStart, value)
        case "strokeEnd": set(\CAShapeLayer.strokeEnd, value)
        case "lineWidth": set(\CAShapeLayer.lineWidth, value)
        case "lineDashPhase": set(\CAShapeLayer.lineDashPhase, value)
        case "path": (self as? CAShapeLayer)?.path = value as? CGPath
        case "fillColor": (self as? CAShapeLayer)?.fillColor = Self.color(value)
        case "strokeColor": (self as? CAShapeLayer)?.strokeColor = Self.color(value)
        case "colors": (self as? CAGradientLayer)?.colors = value as? [Any]
        case "locations":
            (self as? CAGradientLayer)?.locations = (value as? [Any])?.compactMap {
                Double(number: $0).map { NSNumber(value: $0) }
            }
        case "startPoint": set(\CAGradientLayer.startPoint, value)
        case "endPoint": set(\CAGradientLayer.endPoint, value)
        default: turn(path, value)
        }
    }

    /// Whether the layer paints nothing of what stands at a path.
    fileprivate func isEmpty(at path: String) -> Bool {
        switch path {
        case "backgroundColor": backgroundColor == nil
        case "contents": contents == nil
        case "colors": (self as? CAGradientLayer)?.colors == nil
        default: false
        }
    }

    private func set<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value>, _ value: Any?) {
        guard let layer = self as? Layer, let value = Self.converted(value, to: Value.self) else { return }
        layer[keyPath: path] = value
    }

    private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        let box = value is NSNumber ? nil : value as? NSValue
        let number = Double(number: value)
        let form: Any? =
            switch type {
            case is CGFloat.Type: number.map { CGFloat($0) }
            case is Float.Type: number.map { Float($0) }
            case is Bool.Type: number.map { $0 != 0 }
            case is CGPoint.Type: box?.cgPointValue
            case is CGSize.Type: box?.cgSizeValue
            case is CGRect.Type: box?.cgRectValue
            default: nil
            }
        return form as? Value
    }

    private static func color(_ value: Any?) -> CGColor? { value as? CGColor ?? (value as? UIColor)?.cgColor }

    private func turn(_ path: String, _ value: Any?) {
        guard path.hasPrefix("transform."), let number = Double(number: value).map({ CGFloat($0) }) else { return }
        let own = affineTransform()
        let (width, height, angle) = (hypot(own.a, own.b), hypot(own.c, own.d), atan2(own.b, own.a))
        func set(_ width: CGFloat, _ height: CGFloat, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat) {
            let scaled = CGAffineTransform(scaleX: width, y: height).concatenating(
                CGAffineTransform(rotationAngle: angle))
            setAffineTransform(scaled.concatenating(CGAffineTransform(translationX: x, y: y)))
        }
        switch path.dropFirst("transform.".count) {
        case "scale", "scale.xy": set(number, number, angle, own.tx, own.ty)
        case "scale.x": set(number, height, angle, own.tx, own.ty)
        case "scale.y": set(width, number, angle, own.tx, own.ty)
        case "rotation", "rotation.z": set(width, height, number, own.tx, own.ty)
        case "translation.x": set(width, height, angle, number, own.ty)
        case "translation.y": set(width, height, angle, own.tx, number)
        default: break
        }
    }
}

extension CAAnimation {
    /// Leaves a layer as it looks when the animation has ended: one that is not removed and keeps its end stays there.
    func end(on layer: CALayer, stays: Bool? = nil) {
        // One that runs forever is never at its end.
        if repeatCount > 1e6 { begin(on: layer) }
        let stays = stays ?? (!isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both))
        guard stays, repeatCount.isFinite, !autoreverses else { return }
        switch self {
        case let group as CAAnimationGroup: for part in group.animations ?? [] { part.end(on: layer, stays: true) }
        case let basic as CABasicAnimation:
            guard let path = basic.keyPath, let value = basic.toValue else { return }
            layer.set(value, at: path)
        case let frames as CAKeyframeAnimation:
            guard let path = frames.keyPath, let value = frames.values?.last else { return }
            layer.set(value, at: path)
        default: break
        }
    }

    /// Gives a layer where the animation begins, if it has nothing there.
    private func begin(on layer: CALayer) {
        for part in (self as? CAAnimationGroup)?.animations ?? [] { part.begin(on: layer) }
        let start = (self as? CABasicAnimation)?.fromValue ?? (self as? CAKeyframeAnimation)?.values?.first
        guard let start, let path = (self as? CAPropertyAnimation)?.keyPath, layer.isEmpty(at: path) else { return }
        layer.set(start, at: path)
    }
}
