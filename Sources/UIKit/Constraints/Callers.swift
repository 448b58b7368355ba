import CLinux
@_spi(Internal) import Runtime
import Synchronization

/// The functions that were being called when a constraint was made, the innermost first.
///
/// A constraint may be made by a library, or by a helper that many views call. The line that helps a reader is then
/// that of the caller. Keeping the addresses takes less than a microsecond. Finding a line takes a part of a second, so it is
/// done when the line is printed, and only for the function that matters.
struct Callers: Sendable {
    private let addresses: [UInt]

    init() {
        addresses = [UInt](unsafeUninitializedCapacity: Self.depth) { buffer, count in
            count = buffer.baseAddress.map { Int(quoin_callers($0, Int32(Self.depth))) } ?? 0
        }
    }

    private static let depth = 24
    /// The lines that were found, by the addresses.
    private static let known = Mutex<[[UInt]: String?]>([:])

    /// `Card.swift:12`: the line of the innermost caller that is a member of one of some types; `nil` if none is, or if the
    /// program has no debug information.
    func place(in types: Set<String>) -> String? {
        if let known = Self.known.withLock({ $0[addresses] }) { return known }
        let place = foundPlace(in: types)
        Self.known.withLock { $0[addresses] = .some(place) }
        return place
    }

    private func foundPlace(in types: Set<String>) -> String? {
        guard let here = try? Backtrace.capture(limit: 1) else { return nil }
        let images = ImageMap.capture()
        func symbols(_ addresses: [UInt], _ options: Backtrace.SymbolicationOptions) -> [SymbolicatedBacktrace.Symbol?]
        {
            let frames = addresses.map { RichFrame<UInt>.returnAddress($0) }
            let trace = Backtrace(architecture: here.architecture, frames: frames, images: nil)
            return trace.symbolicated(with: images, options: options)?.frames.map(\.symbol) ?? []
        }
        for (address, symbol) in zip(addresses, symbols(addresses, .useSymbolCache)) {
            guard let symbol, symbol.name.isMember(ofAny: types),
                let place = symbols([address], .default).compactMap({ $0?.sourceLocation }).last, place.line > 0
            else { continue }
            return "\(place.path.split(separator: "/").last ?? ""):\(place.line)"
        }
        return nil
    }
}

extension String {
    /// Whether the name of a function is that of a member of one of some types, or of a closure in one:
    /// `closure #1 in Card.init(frame:)`.
    fileprivate func isMember(ofAny types: Set<String>) -> Bool {
        let words = split { !$0.isLetter && !$0.isNumber && !"._".contains($0) }
        return words.contains { $0.split(separator: ".").contains { types.contains(String($0)) } }
    }
}
