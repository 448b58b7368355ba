import QuoinValues

extension Limits {
    /// The time by the clock that a process may take for a picture, which passes faster than processor time on a busy
    /// machine.
    package var processTime: Duration { .seconds(10) + .milliseconds(time) * 10 }

    /// The most bytes that a process may write for a picture. A PNG that cannot be compressed has about four bytes for each
    /// pixel.
    package var processOutput: Int {
        let (bytes, isLarge) = pixels.multipliedReportingOverflow(by: 5)
        return isLarge ? .max : max(bytes, 64 << 20)
    }
}
