#ifndef QUOIN_CLINUX_H
#define QUOIN_CLINUX_H

/* System calls which the C library has no functions for, or functions that Swift cannot call: because the number of their
   arguments varies, or because they are no part of POSIX. */
#ifdef __linux__

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Landlock's calls have the same numbers everywhere, and older headers do not have them. */
static inline long quoin_landlock_create_ruleset(const uint64_t *rights, size_t size, uint32_t flags) {
  return syscall(444, rights, size, flags);
}

static inline long quoin_landlock_add_path(int ruleset, uint64_t rights, int32_t file) {
  struct __attribute__((packed)) { uint64_t rights; int32_t file; } rule = {rights, file};
  return syscall(445, ruleset, 1, &rule, 0);
}

static inline long quoin_landlock_restrict_self(int ruleset) { return syscall(446, ruleset, 0); }

static inline long quoin_close_files_from(unsigned int first) { return syscall(436, first, ~0U, 0); }

static inline int quoin_give_up_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

/* A pipe that programs do not get which are started meanwhile. */
static inline long quoin_pipe(int *ends) { return syscall(SYS_pipe2, ends, 02000000 /* O_CLOEXEC */); }

/* The filter holds for all threads of the process. */
static inline long quoin_filter_system_calls(const struct sock_fprog *program) {
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, program);
}

#endif
#endif
