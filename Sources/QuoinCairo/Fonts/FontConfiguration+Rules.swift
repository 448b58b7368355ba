extension FontConfiguration {
    /// The names that stand for a family of the default set.
    static let aliases = [
        "sans-serif": "Inter", "sans": "Inter", "system-ui": "Inter", "serif": "DejaVu Serif",
        "monospace": "DejaVu Sans Mono", "emoji": "Noto Color Emoji",
    ]

    /// The rules in fontconfig's own language: aliases, an order of fallback that is ours and not the machine's, no
    /// hinting, and color emoji scaled to the size asked for.
    static let rules = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
        <config><rescan><int>0</int></rescan></config>
        \(aliases.sorted { $0.key < $1.key }.map(aliasRule).joined(separator: "\n"))
        \(fallbackRule)
        \(hintingRules)
        \(bitmapScalingRules)
        </fontconfig>
        """

    private static func aliasRule(name: String, family: String) -> String {
        """
        <match target="pattern"><test name="family"><string>\(name)</string></test>
        <edit name="family" mode="assign" binding="same"><string>\(family)</string></edit></match>
        """
    }

    private static let fallbackRule = """
        <match target="pattern"><edit name="family" mode="append_last">
        <string>Inter</string><string>DejaVu Sans</string><string>Noto Color Emoji</string>
        </edit></match>
        """

    /// No rule sets antialiasing: on fonts without outlines it would make scaled emoji vanish.
    private static let hintingRules = """
        <match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
        <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit></match>
        """

    /// Fonts without outlines have a few fixed sizes; these are fontconfig's own rules for scaling them.
    private static let bitmapScalingRules = """
        <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign"><divide><name target="pattern">pixelsize</name>
        <name target="font">pixelsize</name></divide></edit></match>
        <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
        <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix><name>pixelsizefixupfactor</name>
        <double>0</double><double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
        <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
        """
}
