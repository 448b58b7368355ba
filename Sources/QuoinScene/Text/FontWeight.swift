/// How heavy letters are, from 100 to 900.
public struct FontWeight: Hashable, Sendable {
    /// From 100 to 900; 400 is regular, 700 bold.
    public var value: Int

    /// A weight by its number, from 100 to 900; variable fonts have those between the named ones, too.
    public init(_ value: Int) {
        self.value = value
    }

    public static let thin = FontWeight(100)
    public static let extraLight = FontWeight(200)
    public static let light = FontWeight(300)
    public static let regular = FontWeight(400)
    public static let medium = FontWeight(500)
    public static let semibold = FontWeight(600)
    public static let bold = FontWeight(700)
    public static let extraBold = FontWeight(800)
    public static let black = FontWeight(900)
}
