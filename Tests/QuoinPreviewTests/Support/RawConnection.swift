import Foundation
import QuoinPlatform

/// A connection to a port of this machine, on which anything can be sent.
final class RawConnection {
    private let file: Int32

    struct Failure: Error {}

    /// A connection that was closed ends no process.
    #if canImport(Darwin)
        private static let flags: Int32 = 0
    #else
        private static let flags = Int32(MSG_NOSIGNAL)
    #endif

    init(port: Int) throws {
        #if canImport(Darwin)
            file = socket(AF_INET, SOCK_STREAM, 0)
        #else
            file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var wait = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) }
        }
        guard result == 0 else { throw Failure() }
    }

    deinit { close(file) }

    /// Sends what can be sent before the other side closes the connection.
    func send(_ text: String) {
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes {
                Foundation.send(file, $0.baseAddress, $0.count, Self.flags)
            }
            guard count > 0 else { return }
            start += count
        }
    }

    /// What comes until the other side closes the connection, or until it has a text.
    func answer(until text: String? = nil) -> String {
        var received = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(file, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            received += buffer[..<count]
            if let text, String(decoding: received, as: UTF8.self).contains(text) { break }
        }
        return String(decoding: received, as: UTF8.self)
    }
}

extension PreviewProject {
    /// The status of the answer to a request.
    ///
    /// - Parameters:
    ///   - headers: those besides the ones of a request of the page; a header with `nil` is left out.
    func status(
        _ method: String, _ path: String, headers: [String: String?] = [:], body: String = ""
    ) throws -> Int {
        let connection = try RawConnection(port: port)
        connection.send(request(method, path, headers: headers, body: body))
        let words = connection.answer().split(separator: " ", maxSplits: 2)
        return words.count > 1 ? Int(words[1]) ?? 0 : 0
    }

    /// The version of the drawing with which a request is answered.
    func version(_ path: String, body: String) throws -> String {
        let connection = try RawConnection(port: port)
        connection.send(request("POST", path, body: body))
        return connection.answer().firstMatch(of: /"version":"([^"]*)"/).map { String($0.output.1) } ?? ""
    }

    func request(_ method: String, _ path: String, headers: [String: String?] = [:], body: String = "") -> String {
        var all: [String: String?] = [
            "Host": "127.0.0.1:\(port)", "Quoin-Token": token, "Connection": "close",
            "Content-Length": "\(body.utf8.count)",
        ]
        for (name, value) in headers { all[name] = .some(value) }
        let lines = all.compactMap { name, value in value.map { "\(name): \($0)" } }
        return ([method + " " + path + " HTTP/1.1"] + lines).joined(separator: "\r\n") + "\r\n\r\n" + body
    }
}
