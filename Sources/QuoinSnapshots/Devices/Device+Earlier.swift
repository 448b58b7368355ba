// The names are those of swift-snapshot-testing.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinLayout

// Devices that are no longer sold, for tests that were written for them.

extension Device {
    /// How a device is held.
    public enum Orientation: Hashable, Sendable { case portrait, landscape }

    /// The device in an orientation: `.iPhone13(.landscape)`, as swift-snapshot-testing says it.
    public func callAsFunction(_ orientation: Orientation) -> Device {
        (orientation == .landscape) == name.hasSuffix("-landscape") ? self : landscape
    }

    public static let iPhone15ProMax = withoutButton("iPhone15ProMax", 430, 932, top: 59)
    public static let iPhone15Pro = withoutButton("iPhone15Pro", 393, 852, top: 59)
    public static let iPhone15Plus = withoutButton("iPhone15Plus", 430, 932, top: 59)
    public static let iPhone15 = withoutButton("iPhone15", 393, 852, top: 59)
    public static let iPhone14ProMax = withoutButton("iPhone14ProMax", 430, 932, top: 59)
    public static let iPhone14Pro = withoutButton("iPhone14Pro", 393, 852, top: 59)
    public static let iPhone14Plus = withoutButton("iPhone14Plus", 428, 926, top: 47)
    public static let iPhone14 = withoutButton("iPhone14", 390, 844, top: 47)
    public static let iPhone13ProMax = withoutButton("iPhone13ProMax", 428, 926, top: 47)
    public static let iPhone13Pro = withoutButton("iPhone13Pro", 390, 844, top: 47)
    public static let iPhone13 = withoutButton("iPhone13", 390, 844, top: 47)
    public static let iPhone12ProMax = withoutButton("iPhone12ProMax", 428, 926, top: 47)
    public static let iPhone12Pro = withoutButton("iPhone12Pro", 390, 844, top: 47)
    public static let iPhone12 = withoutButton("iPhone12", 390, 844, top: 47)
    public static let iPhone12Mini = withoutButton("iPhone12Mini", 375, 812, top: 50)
    public static let iPhone11ProMax = withoutButton("iPhone11ProMax", 414, 896, top: 44)
    public static let iPhone11Pro = withoutButton("iPhone11Pro", 375, 812, top: 44)
    public static let iPhone11 = withoutButton("iPhone11", 414, 896, scale: 2, top: 48)
    public static let iPhoneXsMax = withoutButton("iPhoneXsMax", 414, 896, top: 44)
    public static let iPhoneXr = withoutButton("iPhoneXr", 414, 896, scale: 2, top: 48)
    public static let iPhoneX = withoutButton("iPhoneX", 375, 812, top: 44)
    public static let iPhone8Plus = withButton("iPhone8Plus", 414, 736, scale: 3)
    public static let iPhone8 = withButton("iPhone8", 375, 667)
    /// The first generation.
    public static let iPhoneSe = withButton("iPhoneSe", 320, 568)

    public static let iPadPro12_9 = withoutButton("iPadPro12_9", 1_024, 1_366)
    public static let iPadPro10_5 = withButton("iPadPro10_5", 834, 1_112, turnedTop: 20)
    public static let iPad10_2 = withButton("iPad10_2", 810, 1_080, turnedTop: 20)
    public static let iPad9_7 = withButton("iPad9_7", 768, 1_024, turnedTop: 20)

    /// A device with a home button. In landscape, an iPhone shows no status bar.
    private static func withButton(
        _ name: String, _ width: Double, _ height: Double, scale: Double = 2, turnedTop: Double = 0
    ) -> Device {
        Device(
            name, size: Size(width, height), scale: scale, safeArea: EdgeInsets(top: 20),
            landscapeSafeArea: EdgeInsets(top: turnedTop))
    }
}
