/// What apps import on iOS and Linux does not have.
enum AppleModules {
    /// A file that only imports one of them compiles without it. One that uses it has an error at its first name.
    static let names = Set(
        """
        AVFAudio AVFoundation AVKit Accelerate Accounts AdServices AdSupport AddressBook AppIntents AppTrackingTransparency
        AudioToolbox AuthenticationServices BackgroundTasks CallKit Charts CloudKit CommonCrypto Contacts ContactsUI CoreAudio CoreBluetooth
        CoreData CoreFoundation CoreHaptics CoreImage CoreLocation CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight
        CoreTelephony CoreVideo CryptoKit Darwin DeviceCheck EventKit EventKitUI ExternalAccessory GLKit GameKit GameplayKit
        HealthKit HomeKit ImageIO Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI
        Messages Metal MetalKit MobileCoreServices MultipeerConnectivity NaturalLanguage Network NetworkExtension NotificationCenter
        OSLog ObjectiveC Observation PDFKit PassKit Photos PhotosUI PushKit QuickLook QuickLookThumbnailing ReplayKit SceneKit
        Security Social Speech SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration TipKit UniformTypeIdentifiers
        UserNotifications UserNotificationsUI Vision VisionKit WatchConnectivity WebKit WidgetKit iAd os simd
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// What the names of the optional methods of UIKit's delegates begin with.
    static let delegateMethods = [
        "collectionView", "gestureRecognizer", "navigationController", "numberOfSections", "scrollView", "searchBar",
        "sectionIndexTitles", "tabBar", "tableView", "textField", "textView",
    ]

    /// What a type of SwiftUI inherits from or extends.
    static let namesOfSwiftUI: Set = [
        "App", "ButtonStyle", "DynamicProperty", "EnvironmentKey", "EnvironmentValues", "LabelStyle", "PreferenceKey",
        "PreviewProvider", "Scene", "Shape", "ToggleStyle", "UIHostingController", "UIViewControllerRepresentable",
        "UIViewRepresentable", "View", "ViewModifier",
    ]
}
