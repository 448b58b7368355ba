/// The colors that have a name in CSS, with the same names (CSS Color 4, §6.1).
extension Color {
    public static var aliceblue: Color { Color(hex: 0xF0F8FF) }
    public static var antiquewhite: Color { Color(hex: 0xFAEBD7) }
    public static var aqua: Color { Color(hex: 0x00FFFF) }
    public static var aquamarine: Color { Color(hex: 0x7FFFD4) }
    public static var azure: Color { Color(hex: 0xF0FFFF) }
    public static var beige: Color { Color(hex: 0xF5F5DC) }
    public static var bisque: Color { Color(hex: 0xFFE4C4) }
    public static var black: Color { Color(hex: 0x000000) }
    public static var blanchedalmond: Color { Color(hex: 0xFFEBCD) }
    public static var blue: Color { Color(hex: 0x0000FF) }
    public static var blueviolet: Color { Color(hex: 0x8A2BE2) }
    public static var brown: Color { Color(hex: 0xA52A2A) }
    public static var burlywood: Color { Color(hex: 0xDEB887) }
    public static var cadetblue: Color { Color(hex: 0x5F9EA0) }
    public static var chartreuse: Color { Color(hex: 0x7FFF00) }
    public static var chocolate: Color { Color(hex: 0xD2691E) }
    public static var coral: Color { Color(hex: 0xFF7F50) }
    public static var cornflowerblue: Color { Color(hex: 0x6495ED) }
    public static var cornsilk: Color { Color(hex: 0xFFF8DC) }
    public static var crimson: Color { Color(hex: 0xDC143C) }
    public static var cyan: Color { Color(hex: 0x00FFFF) }
    public static var darkblue: Color { Color(hex: 0x00008B) }
    public static var darkcyan: Color { Color(hex: 0x008B8B) }
    public static var darkgoldenrod: Color { Color(hex: 0xB8860B) }
    public static var darkgray: Color { Color(hex: 0xA9A9A9) }
    public static var darkgreen: Color { Color(hex: 0x006400) }
    public static var darkgrey: Color { Color(hex: 0xA9A9A9) }
    public static var darkkhaki: Color { Color(hex: 0xBDB76B) }
    public static var darkmagenta: Color { Color(hex: 0x8B008B) }
    public static var darkolivegreen: Color { Color(hex: 0x556B2F) }
    public static var darkorange: Color { Color(hex: 0xFF8C00) }
    public static var darkorchid: Color { Color(hex: 0x9932CC) }
    public static var darkred: Color { Color(hex: 0x8B0000) }
    public static var darksalmon: Color { Color(hex: 0xE9967A) }
    public static var darkseagreen: Color { Color(hex: 0x8FBC8F) }
    public static var darkslateblue: Color { Color(hex: 0x483D8B) }
    public static var darkslategray: Color { Color(hex: 0x2F4F4F) }
    public static var darkslategrey: Color { Color(hex: 0x2F4F4F) }
    public static var darkturquoise: Color { Color(hex: 0x00CED1) }
    public static var darkviolet: Color { Color(hex: 0x9400D3) }
    public static var deeppink: Color { Color(hex: 0xFF1493) }
    public static var deepskyblue: Color { Color(hex: 0x00BFFF) }
    public static var dimgray: Color { Color(hex: 0x696969) }
    public static var dimgrey: Color { Color(hex: 0x696969) }
    public static var dodgerblue: Color { Color(hex: 0x1E90FF) }
    public static var firebrick: Color { Color(hex: 0xB22222) }
    public static var floralwhite: Color { Color(hex: 0xFFFAF0) }
    public static var forestgreen: Color { Color(hex: 0x228B22) }
    public static var fuchsia: Color { Color(hex: 0xFF00FF) }
    public static var gainsboro: Color { Color(hex: 0xDCDCDC) }
    public static var ghostwhite: Color { Color(hex: 0xF8F8FF) }
    public static var gold: Color { Color(hex: 0xFFD700) }
    public static var goldenrod: Color { Color(hex: 0xDAA520) }
    public static var gray: Color { Color(hex: 0x808080) }
    public static var green: Color { Color(hex: 0x008000) }
    public static var greenyellow: Color { Color(hex: 0xADFF2F) }
    public static var grey: Color { Color(hex: 0x808080) }
    public static var honeydew: Color { Color(hex: 0xF0FFF0) }
    public static var hotpink: Color { Color(hex: 0xFF69B4) }
    public static var indianred: Color { Color(hex: 0xCD5C5C) }
    public static var indigo: Color { Color(hex: 0x4B0082) }
    public static var ivory: Color { Color(hex: 0xFFFFF0) }
    public static var khaki: Color { Color(hex: 0xF0E68C) }
    public static var lavender: Color { Color(hex: 0xE6E6FA) }
    public static var lavenderblush: Color { Color(hex: 0xFFF0F5) }
    public static var lawngreen: Color { Color(hex: 0x7CFC00) }
    public static var lemonchiffon: Color { Color(hex: 0xFFFACD) }
    public static var lightblue: Color { Color(hex: 0xADD8E6) }
    public static var lightcoral: Color { Color(hex: 0xF08080) }
    public static var lightcyan: Color { Color(hex: 0xE0FFFF) }
    public static var lightgoldenrodyellow: Color { Color(hex: 0xFAFAD2) }
    public static var lightgray: Color { Color(hex: 0xD3D3D3) }
    public static var lightgreen: Color { Color(hex: 0x90EE90) }
    public static var lightgrey: Color { Color(hex: 0xD3D3D3) }
    public static var lightpink: Color { Color(hex: 0xFFB6C1) }
    public static var lightsalmon: Color { Color(hex: 0xFFA07A) }
    public static var lightseagreen: Color { Color(hex: 0x20B2AA) }
    public static var lightskyblue: Color { Color(hex: 0x87CEFA) }
    public static var lightslategray: Color { Color(hex: 0x778899) }
    public static var lightslategrey: Color { Color(hex: 0x778899) }
    public static var lightsteelblue: Color { Color(hex: 0xB0C4DE) }
    public static var lightyellow: Color { Color(hex: 0xFFFFE0) }
    public static var lime: Color { Color(hex: 0x00FF00) }
    public static var limegreen: Color { Color(hex: 0x32CD32) }
    public static var linen: Color { Color(hex: 0xFAF0E6) }
    public static var magenta: Color { Color(hex: 0xFF00FF) }
    public static var maroon: Color { Color(hex: 0x800000) }
    public static var mediumaquamarine: Color { Color(hex: 0x66CDAA) }
    public static var mediumblue: Color { Color(hex: 0x0000CD) }
    public static var mediumorchid: Color { Color(hex: 0xBA55D3) }
    public static var mediumpurple: Color { Color(hex: 0x9370DB) }
    public static var mediumseagreen: Color { Color(hex: 0x3CB371) }
    public static var mediumslateblue: Color { Color(hex: 0x7B68EE) }
    public static var mediumspringgreen: Color { Color(hex: 0x00FA9A) }
    public static var mediumturquoise: Color { Color(hex: 0x48D1CC) }
    public static var mediumvioletred: Color { Color(hex: 0xC71585) }
    public static var midnightblue: Color { Color(hex: 0x191970) }
    public static var mintcream: Color { Color(hex: 0xF5FFFA) }
    public static var mistyrose: Color { Color(hex: 0xFFE4E1) }
    public static var moccasin: Color { Color(hex: 0xFFE4B5) }
    public static var navajowhite: Color { Color(hex: 0xFFDEAD) }
    public static var navy: Color { Color(hex: 0x000080) }
    public static var oldlace: Color { Color(hex: 0xFDF5E6) }
    public static var olive: Color { Color(hex: 0x808000) }
    public static var olivedrab: Color { Color(hex: 0x6B8E23) }
    public static var orange: Color { Color(hex: 0xFFA500) }
    public static var orangered: Color { Color(hex: 0xFF4500) }
    public static var orchid: Color { Color(hex: 0xDA70D6) }
    public static var palegoldenrod: Color { Color(hex: 0xEEE8AA) }
    public static var palegreen: Color { Color(hex: 0x98FB98) }
    public static var paleturquoise: Color { Color(hex: 0xAFEEEE) }
    public static var palevioletred: Color { Color(hex: 0xDB7093) }
    public static var papayawhip: Color { Color(hex: 0xFFEFD5) }
    public static var peachpuff: Color { Color(hex: 0xFFDAB9) }
    public static var peru: Color { Color(hex: 0xCD853F) }
    public static var pink: Color { Color(hex: 0xFFC0CB) }
    public static var plum: Color { Color(hex: 0xDDA0DD) }
    public static var powderblue: Color { Color(hex: 0xB0E0E6) }
    public static var purple: Color { Color(hex: 0x800080) }
    public static var rebeccapurple: Color { Color(hex: 0x663399) }
    public static var red: Color { Color(hex: 0xFF0000) }
    public static var rosybrown: Color { Color(hex: 0xBC8F8F) }
    public static var royalblue: Color { Color(hex: 0x4169E1) }
    public static var saddlebrown: Color { Color(hex: 0x8B4513) }
    public static var salmon: Color { Color(hex: 0xFA8072) }
    public static var sandybrown: Color { Color(hex: 0xF4A460) }
    public static var seagreen: Color { Color(hex: 0x2E8B57) }
    public static var seashell: Color { Color(hex: 0xFFF5EE) }
    public static var sienna: Color { Color(hex: 0xA0522D) }
    public static var silver: Color { Color(hex: 0xC0C0C0) }
    public static var skyblue: Color { Color(hex: 0x87CEEB) }
    public static var slateblue: Color { Color(hex: 0x6A5ACD) }
    public static var slategray: Color { Color(hex: 0x708090) }
    public static var slategrey: Color { Color(hex: 0x708090) }
    public static var snow: Color { Color(hex: 0xFFFAFA) }
    public static var springgreen: Color { Color(hex: 0x00FF7F) }
    public static var steelblue: Color { Color(hex: 0x4682B4) }
    public static var tan: Color { Color(hex: 0xD2B48C) }
    public static var teal: Color { Color(hex: 0x008080) }
    public static var thistle: Color { Color(hex: 0xD8BFD8) }
    public static var tomato: Color { Color(hex: 0xFF6347) }
    public static var turquoise: Color { Color(hex: 0x40E0D0) }
    public static var violet: Color { Color(hex: 0xEE82EE) }
    public static var wheat: Color { Color(hex: 0xF5DEB3) }
    public static var white: Color { Color(hex: 0xFFFFFF) }
    public static var whitesmoke: Color { Color(hex: 0xF5F5F5) }
    public static var yellow: Color { Color(hex: 0xFFFF00) }
    public static var yellowgreen: Color { Color(hex: 0x9ACD32) }
    /// Black with an alpha of 0 in both appearances.
    public static var transparent: Color { Color(.transparent) }
    /// The same as ``transparent``.
    public static var clear: Color { transparent }
}

extension Color {
    /// The colors by name, without `transparent`.
    static let named: [String: Color] = [
        "aliceblue": .aliceblue, "antiquewhite": .antiquewhite, "aqua": .aqua, "aquamarine": .aquamarine,
        "azure": .azure, "beige": .beige, "bisque": .bisque, "black": .black, "blanchedalmond": .blanchedalmond,
        "blue": .blue, "blueviolet": .blueviolet, "brown": .brown, "burlywood": .burlywood, "cadetblue": .cadetblue,
        "chartreuse": .chartreuse, "chocolate": .chocolate, "coral": .coral, "cornflowerblue": .cornflowerblue,
        "cornsilk": .cornsilk, "crimson": .crimson, "cyan": .cyan, "darkblue": .darkblue, "darkcyan": .darkcyan,
        "darkgoldenrod": .darkgoldenrod, "darkgray": .darkgray, "darkgreen": .darkgreen, "darkgrey": .darkgrey,
        "darkkhaki": .darkkhaki, "darkmagenta": .darkmagenta, "darkolivegreen": .darkolivegreen,
        "darkorange": .darkorange, "darkorchid": .darkorchid, "darkred": .darkred, "darksalmon": .darksalmon,
        "darkseagreen": .darkseagreen, "darkslateblue": .darkslateblue, "darkslategray": .darkslategray,
        "darkslategrey": .darkslategrey, "darkturquoise": .darkturquoise, "darkviolet": .darkviolet,
        "deeppink": .deeppink, "deepskyblue": .deepskyblue, "dimgray": .dimgray, "dimgrey": .dimgrey,
        "dodgerblue": .dodgerblue, "firebrick": .firebrick, "floralwhite": .floralwhite, "forestgreen": .forestgreen,
        "fuchsia": .fuchsia, "gainsboro": .gainsboro, "ghostwhite": .ghostwhite, "gold": .gold,
        "goldenrod": .goldenrod, "gray": .gray, "green": .green, "greenyellow": .greenyellow, "grey": .grey,
        "honeydew": .honeydew, "hotpink": .hotpink, "indianred": .indianred, "indigo": .indigo, "ivory": .ivory,
        "khaki": .khaki, "lavender": .lavender, "lavenderblush": .lavenderblush, "lawngreen": .lawngreen,
        "lemonchiffon": .lemonchiffon, "lightblue": .lightblue, "lightcoral": .lightcoral, "lightcyan": .lightcyan,
        "lightgoldenrodyellow": .lightgoldenrodyellow, "lightgray": .lightgray, "lightgreen": .lightgreen,
        "lightgrey": .lightgrey, "lightpink": .lightpink, "lightsalmon": .lightsalmon,
        "lightseagreen": .lightseagreen, "lightskyblue": .lightskyblue, "lightslategray": .lightslategray,
        "lightslategrey": .lightslategrey, "lightsteelblue": .lightsteelblue, "lightyellow": .lightyellow,
        "lime": .lime, "limegreen": .limegreen, "linen": .linen, "magenta": .magenta, "maroon": .maroon,
        "mediumaquamarine": .mediumaquamarine, "mediumblue": .mediumblue, "mediumorchid": .mediumorchid,
        "mediumpurple": .mediumpurple, "mediumseagreen": .mediumseagreen, "mediumslateblue": .mediumslateblue,
        "mediumspringgreen": .mediumspringgreen, "mediumturquoise": .mediumturquoise,
        "mediumvioletred": .mediumvioletred, "midnightblue": .midnightblue, "mintcream": .mintcream,
        "mistyrose": .mistyrose, "moccasin": .moccasin, "navajowhite": .navajowhite, "navy": .navy,
        "oldlace": .oldlace, "olive": .olive, "olivedrab": .olivedrab, "orange": .orange, "orangered": .orangered,
        "orchid": .orchid, "palegoldenrod": .palegoldenrod, "palegreen": .palegreen, "paleturquoise": .paleturquoise,
        "palevioletred": .palevioletred, "papayawhip": .papayawhip, "peachpuff": .peachpuff, "peru": .peru,
        "pink": .pink, "plum": .plum, "powderblue": .powderblue, "purple": .purple, "rebeccapurple": .rebeccapurple,
        "red": .red, "rosybrown": .rosybrown, "royalblue": .royalblue, "saddlebrown": .saddlebrown, "salmon": .salmon,
        "sandybrown": .sandybrown, "seagreen": .seagreen, "seashell": .seashell, "sienna": .sienna, "silver": .silver,
        "skyblue": .skyblue, "slateblue": .slateblue, "slategray": .slategray, "slategrey": .slategrey, "snow": .snow,
        "springgreen": .springgreen, "steelblue": .steelblue, "tan": .tan, "teal": .teal, "thistle": .thistle,
        "tomato": .tomato, "turquoise": .turquoise, "violet": .violet, "wheat": .wheat, "white": .white,
        "whitesmoke": .whitesmoke, "yellow": .yellow, "yellowgreen": .yellowgreen,
    ]
}
