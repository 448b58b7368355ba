import QuoinLayout

/// The axis along which a stack places its children.
public enum ASStackLayoutDirection: UInt8, Sendable {
    case vertical, horizontal
}

/// Where the children of a stack are along it.
public enum ASStackLayoutJustifyContent: UInt8, Sendable {
    case start, center, end, spaceBetween, spaceAround
}

/// Where the children of a stack are across it.
public enum ASStackLayoutAlignItems: UInt8, Sendable {
    case start, end, center, stretch, baselineFirst, baselineLast, notSet
}

/// Where one child of a stack is across it.
public enum ASStackLayoutAlignSelf: UInt8, Sendable {
    case auto, start, end, center, stretch
}

/// Whether the children of a stack break into lines.
public enum ASStackLayoutFlexWrap: UInt8, Sendable {
    case noWrap, wrap
}

/// Where the lines of a stack are across it.
public enum ASStackLayoutAlignContent: UInt8, Sendable {
    case start, center, end, spaceBetween, spaceAround, stretch
}

/// Where content is from left to right.
public enum ASHorizontalAlignment: UInt, Sendable {
    case none, left, middle, right
}

/// Where content is from top to bottom.
public enum ASVerticalAlignment: UInt, Sendable {
    case none, top, center, bottom
}

// MARK: - As the engine reads them

extension ASStackLayoutDirection {
    var axis: Axis { self == .vertical ? .vertical : .horizontal }
}

extension ASStackLayoutJustifyContent {
    var justifyContent: StackLayout.JustifyContent {
        switch self {
        case .start: .start
        case .center: .center
        case .end: .end
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        }
    }
}

extension ASStackLayoutAlignItems {
    var alignItems: StackLayout.AlignItems {
        switch self {
        case .start, .notSet: .start
        case .end: .end
        case .center: .center
        case .stretch: .stretch
        case .baselineFirst: .baselineFirst
        case .baselineLast: .baselineLast
        }
    }
}

extension ASStackLayoutAlignSelf {
    /// Alignments by baselines have no name here, and count as `auto`.
    init(_ alignment: ElementStyle.AlignSelf) {
        switch alignment {
        case .auto, .baselineFirst, .baselineLast: self = .auto
        case .start: self = .start
        case .end: self = .end
        case .center: self = .center
        case .stretch: self = .stretch
        }
    }

    var alignSelf: ElementStyle.AlignSelf {
        switch self {
        case .auto: .auto
        case .start: .start
        case .end: .end
        case .center: .center
        case .stretch: .stretch
        }
    }
}

extension ASStackLayoutAlignContent {
    var alignContent: StackLayout.AlignContent {
        switch self {
        case .start: .start
        case .center: .center
        case .end: .end
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .stretch: .stretch
        }
    }
}

extension ASHorizontalAlignment {
    var alignment: StackLayout.HorizontalAlignment? {
        switch self {
        case .none: nil
        case .left: .left
        case .middle: .middle
        case .right: .right
        }
    }
}

extension ASVerticalAlignment {
    var alignment: StackLayout.VerticalAlignment? {
        switch self {
        case .none: nil
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        }
    }
}
