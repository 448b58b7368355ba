/// The direction of reading; right-to-left mirrors every finished node (Texture, §3.6).
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}
