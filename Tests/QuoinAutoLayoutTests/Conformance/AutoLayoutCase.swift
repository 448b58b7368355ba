import QuoinAutoLayout
import QuoinLayout
import TestSupport

/// A case of the conformance file: rules and their expected solution.
struct AutoLayoutCase: Decodable {
    struct View: Decodable {
        var intrinsic: [Double?]?
        var hugging: [Double]?
        var compression: [Double]?
        var firstBaseline: Double?
        var lastBaseline: Double?
        var alignmentInsets: Insets?
    }

    /// Insets as a list (top, left, bottom, right) or by name.
    enum Insets: Decodable {
        case list([Double])
        case named([String: Double])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let list = try? container.decode([Double].self) {
                self = .list(list)
            } else {
                self = .named(try container.decode([String: Double].self))
            }
        }

        var insets: EdgeInsets {
            switch self {
            case .list(let list) where list.count == 4:
                EdgeInsets(top: list[0], left: list[1], bottom: list[2], right: list[3])
            case .list(let list): EdgeInsets(list.first ?? 0)
            case .named(let named):
                EdgeInsets(
                    top: named["top"] ?? 0, left: named["left"] ?? 0, bottom: named["bottom"] ?? 0,
                    right: named["right"] ?? 0)
            }
        }
    }

    /// A number, or a minimum and a maximum that may be missing.
    enum Extent: Decodable {
        case exactly(Double)
        case range([Double?])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Double.self) {
                self = .exactly(value)
            } else {
                self = .range(try container.decode([Double?].self))
            }
        }

        var range: ExtentRange {
            switch self {
            case .exactly(let value): ExtentRange(exactly: value)
            case .range(let bounds):
                ExtentRange(min: (bounds.first ?? nil) ?? 0, max: (bounds.last ?? nil) ?? .infinity)
            }
        }
    }

    struct Container: Decodable {
        var width: Extent
        var height: Extent
    }

    struct Broken: Decodable, Hashable {
        var constraint: String
        var conflictsWith: [String]
    }

    struct Expectation: Decodable {
        var frames: [String: [Double]]?
        var pixelFrames: [String: [Double]]?
        var container: [Double]?
        var unmetOptional: [String]?
        var broken: [Broken]?
        var ambiguous: [String]?
        var error: String?
    }

    var name: String
    var container: Container
    var direction: String?
    var scale: Double?
    var views: [String: View]
    var guides: [String]?
    var rules: [String]
    var expect: Expectation

    static func all() throws -> [AutoLayoutCase] {
        struct File: Decodable { var cases: [AutoLayoutCase] }
        return try ConformanceCases.read("autolayout.json", as: File.self).cases
    }
}

extension AutoLayoutCase {
    /// The views in the order in which the rules first mention them, then the others by name: a decoder loses the order of
    /// an object.
    private var viewNames: [String] {
        let firstUse = { (name: String) in
            self.rules.firstIndex { $0.contains("\(name).") } ?? self.rules.count
        }
        return views.keys.sorted { (firstUse($0), $0) < (firstUse($1), $1) }
    }

    func layout() throws -> ConstraintsLayout {
        let traits = viewNames.map { name in
            var traits = ConstraintsLayout.ViewTraits(name)
            guard let view = views[name] else { return traits }
            if let size = view.intrinsic, size.count == 2 {
                traits.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: size[0], height: size[1])
            }
            if let pair = view.hugging, pair.count == 2 {
                traits.hugging = ConstraintsLayout.ViewTraits.AxisPriorities(
                    LayoutPriority(pair[0]), LayoutPriority(pair[1]))
            }
            if let pair = view.compression, pair.count == 2 {
                traits.compression = ConstraintsLayout.ViewTraits.AxisPriorities(
                    LayoutPriority(pair[0]), LayoutPriority(pair[1]))
            }
            (traits.firstBaseline, traits.lastBaseline) = (view.firstBaseline, view.lastBaseline)
            traits.alignmentInsets = view.alignmentInsets?.insets ?? .zero
            return traits
        }
        let sources = rules.enumerated().map { RuleSource($0.element, line: $0.offset + 1) }
        return ConstraintsLayout(
            views: traits, guides: guides ?? [],
            rules: try ConstraintsLayout.rules(sources, views: viewNames, guides: guides ?? []))
    }

    func solution() throws -> ConstraintSolution {
        let layout = try layout()
        return layout.solution(
            of: layout.views.map(\.traitMeasurement),
            in: SizeRange(width: container.width.range, height: container.height.range),
            direction: direction == "rtl" ? .rightToLeft : .leftToRight)
    }
}
