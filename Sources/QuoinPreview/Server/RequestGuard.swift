import NIOHTTP1

/// Decides which requests are answered: only those of the page that this server sent.
///
/// Another web page can make a browser send requests to this machine, under any name that leads to it. So the host has
/// to be the name of this machine, the origin has to be this server, and every request except that for the page needs
/// the token, which only the printed address contains.
struct RequestGuard: Sendable {
    /// A secret that cannot be guessed.
    let token: String
    private let hosts: Set<String>

    /// The header with the token.
    static let tokenHeader = "Quoin-Token"

    init(port: Int) {
        var numbers = SystemRandomNumberGenerator()
        token = (0..<4).map { _ in
            let digits = String(numbers.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
        hosts = ["\(LocalServer.host):\(port)", "localhost:\(port)"]
    }

    /// Why a request is not answered; `nil` if it is.
    func refusal(of request: HTTPRequest) -> HTTPResponse? {
        guard request.headers["Host"].count == 1, let host = request.header("Host"), hosts.contains(host) else {
            return .refusal(.misdirectedRequest, "this server has another name")
        }
        if let origin = request.header("Origin"), origin != "http://\(host)" {
            return .refusal(.forbidden, "another page may not ask this server")
        }
        // A link that was followed or an address that was typed is not a request of another page's script.
        let site = request.header("Sec-Fetch-Site") ?? "same-origin"
        let isPage = request.path == "/"
        guard
            site == "same-origin" || isPage && site == "none"
                || isPage && request.header("Sec-Fetch-Mode") == "navigate"
        else { return .refusal(.forbidden, "another page may not ask this server") }
        guard request.method == .GET || request.method == .POST || request.method == .HEAD else {
            return .refusal(.methodNotAllowed, "there is only GET and POST")
        }
        guard request.path.hasPrefix("/api/") else {
            return request.method == .POST ? .refusal(.methodNotAllowed, "there is only GET") : nil
        }
        guard hasToken(request) else {
            return .refusal(.unauthorized, "the token is missing; open the address that quoin preview printed")
        }
        return nil
    }

    /// Whether a request has the token, and nothing else is wrong with it: it is one of the page's script.
    func isOfPage(_ request: HTTPRequest) -> Bool { hasToken(request) && refusal(of: request) == nil }

    /// Compares all bytes, so that the time reveals nothing about them.
    private func hasToken(_ request: HTTPRequest) -> Bool {
        let (known, given) = (Array(token.utf8), Array((request.header(Self.tokenHeader) ?? "").utf8))
        guard known.count == given.count else { return false }
        return zip(known, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
