#ifndef QUOIN_CIMAGEFILES_H
#define QUOIN_CIMAGEFILES_H

#include <libdeflate.h>
#include <spng.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>

#endif
