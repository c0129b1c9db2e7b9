#pragma once
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
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

/// Counts what has happened, so that threads can wait until more has (an eventcount). It is known by a number, as
/// an open file is.
typedef uintptr_t outline_eventcount;

struct outline_eventcount_parts {
  pthread_mutex_t mutex;
  pthread_cond_t more;
  unsigned count;
};

/// An eventcount that stands at 0; ends the program where there is no memory for it.
static inline outline_eventcount outline_eventcount_make(void) {
  struct outline_eventcount_parts *parts = malloc(sizeof *parts);
  if (parts == NULL || pthread_mutex_init(&parts->mutex, NULL) != 0 || pthread_cond_init(&parts->more, NULL) != 0)
    abort();
  parts->count = 0;
  return (outline_eventcount)parts;
}

/// Where it stands.
static inline unsigned outline_eventcount_read(outline_eventcount events) {
  struct outline_eventcount_parts *parts = (struct outline_eventcount_parts *)events;
  pthread_mutex_lock(&parts->mutex);
  unsigned count = parts->count;
  pthread_mutex_unlock(&parts->mutex);
  return count;
}

/// Counts one more, and wakes all who wait.
static inline void outline_eventcount_advance(outline_eventcount events) {
  struct outline_eventcount_parts *parts = (struct outline_eventcount_parts *)events;
  pthread_mutex_lock(&parts->mutex);
  parts->count++;
  pthread_cond_broadcast(&parts->more);
  pthread_mutex_unlock(&parts->mutex);
}

/// Waits until it stands elsewhere than where it was seen.
static inline void outline_eventcount_await(outline_eventcount events, unsigned seen) {
  struct outline_eventcount_parts *parts = (struct outline_eventcount_parts *)events;
  pthread_mutex_lock(&parts->mutex);
  while (parts->count == seen) pthread_cond_wait(&parts->more, &parts->mutex);
  pthread_mutex_unlock(&parts->mutex);
}

/// Takes it away; nobody may wait.
static inline void outline_eventcount_free(outline_eventcount events) {
  struct outline_eventcount_parts *parts = (struct outline_eventcount_parts *)events;
  pthread_cond_destroy(&parts->more);
  pthread_mutex_destroy(&parts->mutex);
  free(parts);
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
