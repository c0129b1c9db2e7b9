#pragma once
#include <pthread.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/xattr.h>
#include <unistd.h>

// What Swift does not see, or sees differently on each system.

/// Begins a thread that nobody waits for. Returns 0, or why there is none.
static inline int outline_start_thread(size_t stack_size, void *(*run)(void *), void *argument) {
  pthread_t thread;
  pthread_attr_t attributes;
  int code = pthread_attr_init(&attributes);
  if (code != 0) return code;
  pthread_attr_setstacksize(&attributes, stack_size);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  code = pthread_create(&thread, &attributes, run, argument);
  pthread_attr_destroy(&attributes);
  return code;
}

/// How many threads can run at the same time; below 1 where that is not known.
static inline long outline_core_count(void) { return sysconf(_SC_NPROCESSORS_ONLN); }

/// Whether the program does not hear of a signal.
static inline int outline_is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

#ifdef __linux__
#include <stdio.h>
#include <sys/utsname.h>
#include <sys/vfs.h>

int syncfs(int file);

/// Whether `syncfs` on the file system of an open file waits for all that was written to it and tells
/// of writes that failed: so it is with these since Linux 5.8. Others, on networks and in programs,
/// only hand the bytes on.
static inline int outline_syncs_as_one(int file) {
  struct utsname system;
  int major = 0, minor = 0;
  if (uname(&system) != 0 || sscanf(system.release, "%d.%d", &major, &minor) != 2) return 0;
  if (major < 5 || (major == 5 && minor < 8)) return 0;
  struct statfs status;
  if (fstatfs(file, &status) != 0) return 0;
  switch ((unsigned int)status.f_type) {
    case 0xEF53:      // ext2, ext3, ext4
    case 0x58465342:  // XFS
    case 0x9123683E:  // Btrfs
    case 0xF2F52010:  // F2FS
    case 0x01021994:  // tmpfs
      return 1;
    default:
      return 0;
  }
}
#endif
