import QuoinLayout

extension Device {
    public static let iPhone17ProMax = withoutButton("iPhone17ProMax", 440, 956, top: 62)
    public static let iPhone17Pro = withoutButton("iPhone17Pro", 402, 874, top: 62)
    public static let iPhone17 = withoutButton("iPhone17", 402, 874, top: 62)
    public static let iPhoneAir = withoutButton("iPhoneAir", 420, 912, top: 68)
    public static let iPhone16ProMax = withoutButton("iPhone16ProMax", 440, 956, top: 62)
    public static let iPhone16Pro = withoutButton("iPhone16Pro", 402, 874, top: 62)
    public static let iPhone16Plus = withoutButton("iPhone16Plus", 430, 932, top: 59)
    public static let iPhone16 = withoutButton("iPhone16", 393, 852, top: 59)
    public static let iPhone16e = withoutButton("iPhone16e", 390, 844, top: 47)
    public static let iPhone13Mini = withoutButton("iPhone13Mini", 375, 812, top: 50)
    /// The third generation, with a home button.
    public static let iPhoneSE = Device(
        "iPhoneSE", size: Size(375, 667), scale: 2, safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        landscapeSafeArea: EdgeInsets())

    /// An iPhone without a home button. In landscape, the inset of the top applies to both sides.
    private static func withoutButton(_ name: String, _ width: Double, _ height: Double, top: Double) -> Device {
        Device(
            name, size: Size(width, height), scale: 3, safeArea: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: EdgeInsets(top: 0, left: top, bottom: 21, right: top))
    }
}
