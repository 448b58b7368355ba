@_exported import QuoinAutoLayout
@_exported import QuoinScene

/// A control of UIKit as an element: it looks like the control at rest, in the frame that it is given.
///
/// The sizes are those of ``ControlMetrics``; the pixels are not Apple's.
package enum Control: Sendable {
    case toggle(isOn: Bool, tint: Color = SystemColor.green, thumbTint: Color = .white)
    case slider(Slider)
    case stepper
    /// What its segments show, each at its own size. If they are even, all are as wide as each other.
    case segmentedControl([AnyElement], selected: Int?, selectedFill: Color? = nil, isEven: Bool = true)
    /// The value is a part of the way, from 0 to 1.
    case progress(value: Double, tint: Color = SystemColor.tint, track: Color = SystemColor.fill)
    case activity(Color, isLarge: Bool)
    /// An element in place of a dot has its color itself.
    case pageControl(
        count: Int, current: Int, tint: Color = SystemColor.fill, currentTint: Color = SystemColor.label,
        indicators: [AnyElement] = [])
    /// The text is the placeholder where the field is empty.
    case textField(Text, isRounded: Bool)
    case searchBar(SearchField)
    case picker
    /// A bar with a title in its middle, items at its two ends, and a line at its start, its end or nowhere.
    case bar(
        title: AnyElement?, leading: [AnyElement], trailing: [AnyElement], fill: Color, line: RelativeLayout.Position)
    /// What is shown for a symbol or an image that is not there: a box with its name.
    case missingImage(name: String, tint: Color = SystemColor.tint)

    /// What a slider shows: the system's look where nothing is set.
    package struct Slider: Sendable {
        /// A part of the way, from 0 to 1.
        package var value: Double
        package var tint: Color
        package var trackTint: Color?
        package var thumbTint: Color?
        package var thumb: AnyElement?
        /// The images of the way before the thumb and after it, as wide as that.
        package var track: AnyElement?
        package var rest: AnyElement?

        package init(
            value: Double, tint: Color = SystemColor.tint, trackTint: Color? = nil, thumbTint: Color? = nil,
            thumb: AnyElement? = nil, track: AnyElement? = nil, rest: AnyElement? = nil
        ) {
            self.value = min(max(value, 0), 1)
            (self.tint, self.trackTint, self.thumbTint) = (tint, trackTint, thumbTint)
            (self.thumb, self.track, self.rest) = (thumb, track, rest)
        }
    }

    /// What a search bar shows.
    package struct SearchField: Sendable {
        /// The placeholder where nothing is searched.
        package var text: Text
        /// In place of the magnifying glass.
        package var leading: AnyElement?
        package var trailing: AnyElement?
        package var fill: Color?
        /// In a line above the field.
        package var prompt: AnyElement?
        package var cancel: AnyElement?
        /// In a line below the field.
        package var scopes: AnyElement?

        package init(
            text: Text, leading: AnyElement? = nil, trailing: AnyElement? = nil, fill: Color? = nil,
            prompt: AnyElement? = nil, cancel: AnyElement? = nil, scopes: AnyElement? = nil
        ) {
            (self.text, self.leading, self.trailing, self.fill) = (text, leading, trailing, fill)
            (self.prompt, self.cancel, self.scopes) = (prompt, cancel, scopes)
        }
    }

    /// The intrinsic size and the alignment insets. Texts are measured by their elements.
    package var extent: ControlMetrics.Extent {
        switch self {
        case .toggle: ControlMetrics.toggle
        case .slider: ControlMetrics.slider
        case .stepper: ControlMetrics.stepper
        case .segmentedControl: ControlMetrics.segmentedControl
        case .progress: ControlMetrics.progress
        case .activity(_, let isLarge): isLarge ? ControlMetrics.largeActivity : ControlMetrics.activity
        case .pageControl(let count, _, _, _, _):
            ControlMetrics.Extent(
                Double(max(count, 1)) * ControlMetrics.pageDot.distance + ControlMetrics.pageDot.diameter,
                ControlMetrics.pageControlHeight)
        case .textField: ControlMetrics.Extent(nil, ControlMetrics.roundedFieldHeight)
        case .searchBar: ControlMetrics.searchBar
        case .picker: ControlMetrics.picker
        case .bar: ControlMetrics.navigationBar
        case .missingImage: ControlMetrics.Extent(20, 20)
        }
    }

    package var element: AnyElement { parts.withoutSwiftPlaces() }

    private var parts: AnyElement {
        switch self {
        case .toggle(let isOn, let tint, let thumbTint): toggle(isOn, tint, thumbTint)
        case .slider(let parts): slider(parts)
        case .stepper: stepper
        case .segmentedControl(let contents, let selected, let fill, let isEven):
            segments(contents, selected, fill, isEven)
        case .progress(let value, let tint, let track): way(value, tint, track, thickness: 4).erased
        case .activity(let color, _): activity(color, extent)
        case .pageControl(let count, let current, let tint, let currentTint, let indicators):
            dots(count, current, tint, currentTint, indicators)
        case .textField(let text, let isRounded): field(text, isRounded)
        case .searchBar(let field): search(field)
        case .picker: picker
        case .bar(let title, let leading, let trailing, let fill, let line):
            bar(title, leading, trailing, fill, line)
        case .missingImage(let name, let tint): missingImage(name, tint)
        }
    }

    static let tertiaryFill = SystemColor.named("tertiarySystemFill") ?? SystemColor.fill
}

extension AnyElement {
    /// The parts of a control are written here, which is no place of an app.
    fileprivate func withoutSwiftPlaces() -> AnyElement {
        var element = self
        element.swiftPlace = nil
        element.children = children.map { $0.withoutSwiftPlaces() }
        return element
    }
}
