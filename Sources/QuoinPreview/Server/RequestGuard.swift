import NIOHTTP1

/// Decides which requests are answered: those of the page that this server gave, and of nobody else.
///
/// A page elsewhere can make a browser send requests to this machine, under any name that leads here. So the name has
/// to be that of the machine, the page has to be this server's, and what is not the page itself needs the token, which
/// only the printed address has.
struct RequestGuard: Sendable {
    /// A secret that nobody guesses.
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
        // A link or an address that was typed is no request of another page's script.
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

    /// Compares all bytes, so that the time shows nothing about them.
    private func hasToken(_ request: HTTPRequest) -> Bool {
        let (known, given) = (Array(token.utf8), Array((request.header(Self.tokenHeader) ?? "").utf8))
        guard known.count == given.count else { return false }
        return zip(known, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
