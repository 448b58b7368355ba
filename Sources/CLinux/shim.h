#ifndef QUOIN_CLINUX_H
#define QUOIN_CLINUX_H

/* What Linux has and Swift's modules lack: the system calls for confining a process and for pipes, which the C library has no
   functions for, or functions that Swift cannot call because the number of their arguments varies; files without names; and
   the list of loaded libraries. */
#ifdef __linux__

#include <fcntl.h>
#include <link.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <stddef.h>
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

/* The return addresses of the functions around the caller, the innermost first, as frame pointers lead to them; fewer where code
   without frame pointers is between. What does not point into the thread's own stack ends them. */
extern int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);
static inline int quoin_callers(uintptr_t *addresses, int most) {
  static _Thread_local uintptr_t end;
  if (!end) {
    pthread_attr_t attributes;
    void *start = 0;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    if (pthread_attr_getstack(&attributes, &start, &size) == 0) end = (uintptr_t)start + size;
    pthread_attr_destroy(&attributes);
  }
  int count = 0;
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  while (count < most && frame + 2 * sizeof(uintptr_t) <= end && ((uintptr_t *)frame)[1]) {
    addresses[count++] = ((uintptr_t *)frame)[1];
    uintptr_t next = ((uintptr_t *)frame)[0];
    if (next <= frame || next % sizeof(uintptr_t)) break;
    frame = next;
  }
  return count;
}

static inline int quoin_give_up_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

/* Takes all capabilities from the process for good, those of programs that it could start too. */
static inline long quoin_drop_capabilities(void) {
  struct { uint32_t version; int process; } header = {0x20080522, 0};
  struct { uint32_t effective, permitted, inheritable; } none[2] = {{0, 0, 0}, {0, 0, 0}};
  for (int capability = 0; prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0; capability++) {}
  prctl(47 /* PR_CAP_AMBIENT */, 4 /* PR_CAP_AMBIENT_CLEAR_ALL */, 0, 0, 0);
  return syscall(SYS_capset, &header, none);
}

/* Lets the process be killed when the thread that started it ends. */
static inline int quoin_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, 9 /* SIGKILL */, 0, 0, 0); }

static inline int quoin_ends_with_parent(void) {
  int signal = 0;
  return prctl(PR_GET_PDEATHSIG, &signal, 0, 0, 0) == 0 && signal != 0;
}

/* A pipe that programs do not get which are started meanwhile. */
static inline long quoin_pipe(int *ends) { return syscall(SYS_pipe2, ends, 02000000 /* O_CLOEXEC */); }

/* A file in a folder that has no name yet. The value is that of O_TMPFILE without O_DIRECTORY, on all processors that Swift is
   for. */
static inline int quoin_open_nameless(const char *folder) {
  return open(folder, 020000000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, 0666);
}

/* The filter holds for all threads of the process. */
static inline long quoin_filter_system_calls(const struct sock_fprog *program) {
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, program);
}

/* The beginning of struct dl_phdr_info, which link.h declares for GNU's dialect of C only. */
struct quoin_loaded_object {
  ElfW(Addr) address;
  const char *name;
  const ElfW(Phdr) *headers;
  ElfW(Half) header_count;
};

struct dl_phdr_info;
extern int dl_iterate_phdr(int (*)(struct dl_phdr_info *, size_t, void *), void *);

static inline void quoin_for_each_loaded_object(
    int (*body)(struct quoin_loaded_object *, size_t, void *), void *context) {
  dl_iterate_phdr((int (*)(struct dl_phdr_info *, size_t, void *))body, context);
}

#endif
#endif
