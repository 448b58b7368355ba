#ifndef QUOIN_CYAML_H
#define QUOIN_CYAML_H

#include <yaml.h>

#endif
