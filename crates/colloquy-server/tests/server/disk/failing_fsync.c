/* A disk that fails to synchronize while the file named by FAILING_FSYNC exists. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>
#include <sys/syscall.h>

static int fails(void) {
    const char *flag = getenv("FAILING_FSYNC");
    return flag && access(flag, F_OK) == 0;
}

static int synchronize(long call, int fd) {
    if (fails()) {
        errno = EIO;
        return -1;
    }
    return (int)syscall(call, fd);
}

int fsync(int fd) { return synchronize(SYS_fsync, fd); }
int fdatasync(int fd) { return synchronize(SYS_fdatasync, fd); }
