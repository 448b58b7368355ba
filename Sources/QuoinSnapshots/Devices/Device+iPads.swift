import QuoinLayout

extension Device {
    public static let iPadPro13 = withoutButton("iPadPro13", 1_032, 1_376)
    public static let iPadPro11 = withoutButton("iPadPro11", 834, 1_210)
    public static let iPadAir13 = withoutButton("iPadAir13", 1_024, 1_366)
    public static let iPadAir11 = withoutButton("iPadAir11", 820, 1_180)
    /// With an A16, 11 inches.
    public static let iPad = withoutButton("iPad", 820, 1_180)
    /// With an A17 Pro.
    public static let iPadMini = withoutButton("iPadMini", 744, 1_133)

    /// An iPad without a home button.
    private static func withoutButton(_ name: String, _ width: Double, _ height: Double) -> Device {
        let safeArea = EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        return Device(name, size: Size(width, height), scale: 2, safeArea: safeArea, landscapeSafeArea: safeArea)
    }
}
