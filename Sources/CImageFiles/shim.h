#ifndef QUOIN_CIMAGEFILES_H
#define QUOIN_CIMAGEFILES_H

#include <libdeflate.h>
#include <spng.h>
#include <stdint.h>
#include <string.h>
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

#ifdef __x86_64__
__attribute__((target("ssse3")))
#endif
static inline size_t quoin_unpack_fours(const uint8_t *bytes, size_t count, uint32_t *pixels) {
  typedef uint8_t Bytes __attribute__((vector_size(16)));
  const Bytes alphas = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
  size_t x = 0;
  for (; x + 4 <= count; x += 4) {
    Bytes four;
    memcpy(&four, bytes + 3 * x, 16);
    four = __builtin_shufflevector(four, four, 2, 1, 0, 0, 5, 4, 3, 3, 8, 7, 6, 6, 11, 10, 9, 9) | alphas;
    memcpy(pixels + x, &four, 16);
  }
  return x;
}

/* Writes colors, red first, as opaque pixels, and returns how many. The last three may be left, and all of them on an old
   processor. Reads up to four bytes after the colors. Swift cannot move the bytes of a vector, and takes twice as long. */
static inline size_t quoin_unpack_colors(const uint8_t *bytes, size_t count, uint32_t *pixels) {
#ifdef __x86_64__
  if (!__builtin_cpu_supports("ssse3")) return 0;
#endif
  return quoin_unpack_fours(bytes, count, pixels);
}

#endif
