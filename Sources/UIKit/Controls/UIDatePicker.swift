import Foundation
import QuoinControls

/// Chooses a date. It looks as on iOS in the compact style and on wheels; a calendar is not drawn.
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

    open var date = Date() { didSet { markChanged() } }
    private var ownTextColor: UIColor? { didSet { markChanged() } }
    // Without effect on a picture:
    open var minimumDate: Date?
    open var maximumDate: Date?

    open var datePickerMode = Mode.dateAndTime { didSet { markChanged() } }
    open var preferredDatePickerStyle = Style.automatic { didSet { markChanged() } }
    /// Without effect on a picture.
    open var minuteInterval = 1
    open var locale: Locale?
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open var countDownDuration: TimeInterval = 0

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    open var datePickerStyle: Style {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    override func setUp() { if plainFrame.size == .zero { plainFrame.size = CGSize(width: 320, height: 216) } }

    override func contentElement() -> ViewContent? {
        switch datePickerStyle {
        case .compact:
            let row = Element(StackLayout(.horizontal, spacing: 6), children: texts.map(capsule)).alignItems(.center)
            return ViewContent(element: row.position(horizontal: .end, vertical: .center).erased, isMeasured: true)
        case .inline:
            ViewProblems.report("the calendar of a date picker is not drawn; show the compact style or wheels")
            return nil
        default:
            let columns = texts.map { PickerWheel(titles: [$0], selected: 0, color: ownTextColor).element }
            return ViewContent(element: PickerWheel.element(of: columns))
        }
    }

    /// No property has the color of the texts, so that code sets it by its key.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "textColor" else { return super.setValue(value, forKey: key) }
        ownTextColor = value as? UIColor
    }

    /// The date and the time, or the hours and minutes of a timer, as far as the mode has them.
    private var texts: [String] {
        if datePickerMode == .countDownTimer {
            let minutes = Int(countDownDuration / 60)
            return ["\(minutes / 60) hours", "\(minutes % 60) min"]
        }
        if datePickerMode == .yearAndMonth { return [text(template: "MMMM"), text(template: "yyyy")] }
        let formatter = dateFormatter
        var texts: [String] = []
        if datePickerMode != .time {
            (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
            texts.append(formatter.string(from: date))
        }
        if datePickerMode != .date {
            (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
            texts.append(formatter.string(from: date))
        }
        return texts
    }

    private func text(template: String) -> String {
        let formatter = dateFormatter
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }

    private var dateFormatter: DateFormatter {
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (locale ?? .ofApps, timeZone ?? .current)
        if let calendar { formatter.calendar = calendar }
        return formatter
    }

    private func capsule(_ text: String) -> AnyElement {
        var style = UIFont.systemFont(ofSize: 17).style
        style.color = (ownTextColor ?? .label).color
        return Element(
            BoxNode(), children: [Text(text, style: style).lineLimit(1).inset(horizontal: 11).centered().erased]
        )
        .painted {
            $0.fills = [.solid(UIColor.tertiarySystemFill.color)]
            $0.cornerRadii = CornerRadii(6)
        }.height(.points(ControlMetrics.compactDatePicker.height ?? 0)).erased
    }

    override var contentSizeOfSystem: CGSize {
        datePickerStyle == .wheels
            ? CGSize(width: 320, height: 216) : measuredContentSize(in: .unconstrained)
    }
}
