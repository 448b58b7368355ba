#ifndef QUOIN_CPANGOCAIRO_H
#define QUOIN_CPANGOCAIRO_H

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MODULE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include <hb.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <pixman.h>

/* The settings of the allocator, which the platform's own module leaves out. */
#ifdef __GLIBC__
#include <malloc.h>
#endif

#endif
