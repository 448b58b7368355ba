#ifndef QUOIN_CIMAGEFILES_H
#define QUOIN_CIMAGEFILES_H

#include <libdeflate.h>
#include <spng.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
#include <webp/mux.h>
#include <zlib.h>

/* What functions of libheif return: the beginning of heif.h, which need not be installed. */
typedef struct {
  int code;
  int subcode;
  const char *message;
} HEIFStatus;

/* What libheif returns of the colors of an image: the beginning of heif_color_profile_nclx. */
typedef struct {
  unsigned char version;
  int primaries;
  int curve;
} HEIFColorNumbers;

#endif
