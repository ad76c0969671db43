// A preloaded library that makes the disk of one database fail, and writes down what
// happens to it.
//
// It watches the calls that change the files of one SQLite database (the database
// itself, its write-ahead log, its journal, its shared memory) and their folder. Calls
// are counted; those from one number up to another fail. Every change that went through
// is appended to a log, in order, so that the disk can be rebuilt as a loss of power
// might have left it.
//
// LUCID_SHIM_FILE     the database
// LUCID_SHIM_CONTROL  a file with a `struct control`, shared with the test
// LUCID_SHIM_LOG      where changes are written down, if they are

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { FULL = 1, BROKEN = 2, SHORT = 3 };
enum { WRITE = 1, SYNC = 2, TRUNCATE = 4, OPEN = 8, UNLINK = 16 };
enum { OTHER = 0, DATABASE = 1, WAL = 2, JOURNAL = 3, SHARED = 4, FOLDER = 5 };

// As the test reads and writes it: eight numbers of eight bytes.
struct control {
    uint64_t calls;   // how many calls were counted
    uint64_t from;    // the first that fails, from 1; 0 for none
    uint64_t until;   // the first after it that goes through
    uint64_t how;     // FULL, BROKEN or SHORT
    uint64_t failed;  // how many have failed
    uint64_t changes; // how many changes the log has
    uint64_t only;    // which kinds of calls are counted, a bit each; 0 for all
    uint64_t unused;
};

// A change in the log; what was written follows.
struct change {
    uint32_t call;
    uint32_t file;
    uint64_t offset; // or the new size
    uint64_t length;
};

#define FILES 4096
static unsigned char kinds[FILES];
static struct control *control;
static struct control none;
static int log_file = -1;
static char database[PATH_MAX];
static char folder[PATH_MAX];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;


__attribute__((constructor)) static void begin(void) {
    control = &none;
    const char *file = getenv("LUCID_SHIM_FILE");
    const char *path = getenv("LUCID_SHIM_CONTROL");
    const char *changes = getenv("LUCID_SHIM_LOG");
    if (!file || !path || strlen(file) >= PATH_MAX) return;
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC);
    if (fd < 0) return;
    void *shared = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    syscall(SYS_close, fd);
    if (shared == MAP_FAILED) return;
    if (changes) {
        int flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC;
        log_file = (int)syscall(SYS_openat, AT_FDCWD, changes, flags, 0600);
    }
    strcpy(database, file);
    strcpy(folder, file);
    char *slash = strrchr(folder, '/');
    if (slash) *slash = 0;
    control = shared;
}

static int kind_of(const char *path) {
    if (!*database || !path) return OTHER;
    if (!strcmp(path, folder)) return FOLDER;
    size_t length = strlen(database);
    if (strncmp(path, database, length)) return OTHER;
    const char *rest = path + length;
    if (!*rest) return DATABASE;
    if (!strcmp(rest, "-wal")) return WAL;
    if (!strcmp(rest, "-journal")) return JOURNAL;
    if (!strcmp(rest, "-shm")) return SHARED;
    return OTHER;
}

static int kind_of_fd(int fd) { return fd >= 0 && fd < FILES ? kinds[fd] : OTHER; }

// Counts a call of a kind; the error that it ends with, or 0. `half` is set if a write is to
// write half of what it should.
static int fault(uint64_t kind, int *half) {
    if (control->only && !(control->only & kind)) return 0;
    uint64_t call = ++control->calls;
    if (!control->from || call < control->from || call >= control->until) return 0;
    control->failed++;
    if (control->how == BROKEN) return EIO;
    if (control->how == SHORT && half && call == control->from) {
        *half = 1;
        return 0;
    }
    return ENOSPC;
}

static void note(uint32_t call, int file, uint64_t offset, const void *data, uint64_t length) {
    if (log_file < 0 || file == SHARED) return;
    struct change change = {call, (uint32_t)file, offset, length};
    syscall(SYS_write, log_file, &change, sizeof change);
    uint64_t done = 0;
    while (data && done < length) {
        long wrote = syscall(SYS_write, log_file, (const char *)data + done, length - done);
        if (wrote <= 0) abort();
        done += (uint64_t)wrote;
    }
    control->changes++;
}

static ssize_t change(int fd, const void *data, size_t length, off64_t offset) {
    int kind = kind_of_fd(fd), half = 0;
    pthread_mutex_lock(&mutex);
    int error = fault(WRITE, &half);
    ssize_t wrote = -1;
    if (!error) {
        size_t want = half && length > 1 ? length / 2 : length;
        wrote = syscall(SYS_pwrite64, fd, data, want, offset);
        error = errno;
        if (wrote > 0) note(WRITE, kind, (uint64_t)offset, data, (uint64_t)wrote);
    }
    pthread_mutex_unlock(&mutex);
    if (wrote < 0) errno = error;
    return wrote;
}

ssize_t write(int fd, const void *data, size_t length) {
    if (kind_of_fd(fd) == OTHER) return syscall(SYS_write, fd, data, length);
    off64_t offset = syscall(SYS_lseek, fd, 0, SEEK_CUR);
    ssize_t wrote = change(fd, data, length, offset);
    if (wrote > 0) syscall(SYS_lseek, fd, offset + wrote, SEEK_SET);
    return wrote;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    if (kind_of_fd(fd) == OTHER) return syscall(SYS_pwrite64, fd, data, length, offset);
    return change(fd, data, length, offset);
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
    return pwrite64(fd, data, length, offset);
}

static int sync_file(int fd, long number) {
    int kind = kind_of_fd(fd);
    if (kind == OTHER) return (int)syscall(number, fd);
    pthread_mutex_lock(&mutex);
    int error = fault(SYNC, NULL);
    // The disk is a simulated one: nothing has to reach the real one.
    if (!error) note(SYNC, kind, 0, NULL, 0);
    pthread_mutex_unlock(&mutex);
    if (!error) return 0;
    errno = error;
    return -1;
}

int fsync(int fd) { return sync_file(fd, SYS_fsync); }
int fdatasync(int fd) { return sync_file(fd, SYS_fdatasync); }

int ftruncate64(int fd, off64_t size) {
    int kind = kind_of_fd(fd);
    if (kind == OTHER) return (int)syscall(SYS_ftruncate, fd, size);
    pthread_mutex_lock(&mutex);
    int error = fault(TRUNCATE, NULL), done = -1;
    if (!error) {
        done = (int)syscall(SYS_ftruncate, fd, size);
        error = errno;
        if (!done) note(TRUNCATE, kind, (uint64_t)size, NULL, 0);
    }
    pthread_mutex_unlock(&mutex);
    if (done < 0) errno = error;
    return done;
}

int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

static int open_file(int at, const char *path, int flags, mode_t mode) {
    int kind = kind_of(path);
    if (kind == OTHER) return (int)syscall(SYS_openat, at, path, flags, mode);
    pthread_mutex_lock(&mutex);
    int error = fault(OPEN, NULL), fd = -1;
    if (!error) {
        int there = !syscall(SYS_faccessat, AT_FDCWD, path, F_OK, 0);
        fd = (int)syscall(SYS_openat, at, path, flags, mode);
        error = errno;
        if (fd >= 0 && fd < FILES) kinds[fd] = (unsigned char)kind;
        if (fd >= 0 && !there) note(OPEN, kind, 0, NULL, 0);
    }
    pthread_mutex_unlock(&mutex);
    if (fd < 0) errno = error;
    return fd;
}

#define MODE(flags) \
    mode_t mode = 0; \
    if ((flags) & (O_CREAT | O_TMPFILE)) { \
        va_list rest; \
        va_start(rest, flags); \
        mode = va_arg(rest, mode_t); \
        va_end(rest); \
    }

int open(const char *path, int flags, ...) {
    MODE(flags)
    return open_file(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE(flags)
    return open_file(AT_FDCWD, path, flags | O_LARGEFILE, mode);
}

int unlink(const char *path) {
    int kind = kind_of(path);
    pthread_mutex_lock(&mutex);
    int done = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    int error = errno;
    if (!done && kind != OTHER) note(UNLINK, kind, 0, NULL, 0);
    pthread_mutex_unlock(&mutex);
    if (done < 0) errno = error;
    return done;
}

int close(int fd) {
    if (fd >= 0 && fd < FILES) kinds[fd] = OTHER;
    return (int)syscall(SYS_close, fd);
}
