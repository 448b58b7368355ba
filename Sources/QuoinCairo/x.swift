import CPangoCairo
import CImageFiles
public func f() -> String { String(cString: cairo_version_string()) + "\(FC_FILE) \(FT_LOAD_NO_HINTING)" + "\(PANGO_SCALE)" + String(cString: spng_version_string()) }
