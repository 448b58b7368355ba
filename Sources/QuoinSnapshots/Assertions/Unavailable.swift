// What tests that were written for swift-snapshot-testing say, and what is said here.

extension Snapshotting where Format == RecordedPicture {
    @available(*, unavailable, message: "say how many pixels may differ: .image(rules: rules), with ComparisonRules")
    public static func image(precision: Double, perceptualPrecision: Double = 1) -> Snapshotting { fatalError() }

    @available(*, unavailable, message: "say how far colors may differ: .image(rules: rules), with ComparisonRules")
    public static func image(perceptualPrecision: Double) -> Snapshotting { fatalError() }

    @available(*, unavailable, message: "say how many pixels may differ: .image(on: device, rules: rules)")
    public static func image(on device: Device, precision: Double, perceptualPrecision: Double = 1) -> Snapshotting {
        fatalError()
    }

    @available(*, unavailable, message: "say how far colors may differ: .image(on: device, rules: rules)")
    public static func image(on device: Device, perceptualPrecision: Double) -> Snapshotting { fatalError() }
}

extension AsyncSnapshotting {
    @available(*, unavailable, message: "say the unit: .wait(for: .seconds(1), on: strategy), with await")
    public static func wait(for seconds: Double, on strategy: Snapshotting<Value, Format>) -> AsyncSnapshotting {
        fatalError()
    }
}

@available(*, unavailable, message: "say assertSnapshot(of:as:)")
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record: Bool = false, timeout: Double = 5
) { fatalError() }

@available(
    *, unavailable, message: "nothing is waited for: leave timeout out, or give it to asyncPullback(timeout:_:)"
)
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    timeout: Double
) { fatalError() }
