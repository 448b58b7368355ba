import QuoinValues

extension RGBA {
    static let red = RGBA(hex: 0xFF0000)
    static let green = RGBA(hex: 0x00FF00)
    static let blue = RGBA(hex: 0x0000FF)
}
