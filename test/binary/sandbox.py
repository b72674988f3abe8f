"""Runs a program under the restrictions of a systemd unit, without systemd.

usage: sandbox.py UNIT STATE_DIRECTORY USER_ID PROGRAM [ARGUMENT...]

Requires root and a new mount namespace: unshare --mount python3 sandbox.py ...
Applies the file system view, the account, NoNewPrivileges, the empty capability set and the system call filter. Does not
apply ProtectHostname, ProtectClock and the other settings that only remove access to the kernel.
"""

import ctypes
import os
import re
import subprocess
import sys
import tempfile

unit, state, user = sys.argv[1], sys.argv[2], int(sys.argv[3])
program, arguments = sys.argv[4], sys.argv[4:]

settings = {}
for line in open(unit):
    found = re.match(r"(\w+)=(.*)", line)
    if found:
        settings.setdefault(found[1], []).append(found[2])


def system_calls(group):
    listed = subprocess.run(["systemd-analyze", "syscall-filter", group], capture_output=True, text=True, check=True)
    names = [line.strip() for line in listed.stdout.splitlines()[1:]]
    names = [name for name in names if name and not name.startswith("#")]
    return set().union(*(system_calls(name) if name.startswith("@") else {name} for name in names))


allowed = set()
for line in settings["SystemCallFilter"]:
    for group in line.lstrip("~").split():
        allowed = allowed - system_calls(group) if line.startswith("~") else allowed | system_calls(group)
families = [getattr(__import__("socket"), name) for name in settings["RestrictAddressFamilies"][0].split()]

# The file system: everything is read-only except the state directory and a private /tmp.
root = tempfile.mkdtemp()


def mount(*words):
    subprocess.run(["mount", *words], check=True)


mount("--make-rprivate", "/")
mount("--bind", "/", root)
home = settings["WorkingDirectory"][0]
for folder in ["/run", "/home", "/root", "/dev", "/var/lib", "/opt"]:
    mount("-t", "tmpfs", "-o", "mode=755", "tmpfs", root + folder)
mount("-t", "tmpfs", "-o", "mode=1777", "tmpfs", root + "/tmp")
mount("-t", "proc", "-o", "hidepid=invisible,subset=pid", "proc", root + "/proc")
for device, number in [("null", 3), ("zero", 5), ("random", 8), ("urandom", 9)]:
    os.mknod(f"{root}/dev/{device}", 0o020666, os.makedev(1, number))
    os.chmod(f"{root}/dev/{device}", 0o666)
os.makedirs(root + home)
mount("--bind", state, root + home)
open(root + "/opt/program", "w").close()
mount("--bind", program, root + "/opt/program")
mount("-o", "remount,bind,ro", root)
for folder in ["/run", "/home", "/root", "/dev", "/var/lib", "/opt"]:
    mount("-o", "remount,ro", root + folder)

libc = ctypes.CDLL(None, use_errno=True)
seccomp = ctypes.CDLL("libseccomp.so.2")
seccomp.seccomp_init.restype = ctypes.c_void_p
seccomp.seccomp_init.argtypes = [ctypes.c_uint32]


class Comparison(ctypes.Structure):
    _fields_ = [("argument", ctypes.c_uint), ("operator", ctypes.c_int), ("a", ctypes.c_uint64), ("b", ctypes.c_uint64)]


ALLOW, EPERM, ENOSYS, EQUAL = 0x7FFF0000, 0x00050001, 0x00050026, 4
rules = seccomp.seccomp_init(EPERM)


def add(action, name, *comparisons):
    number = seccomp.seccomp_syscall_resolve_name(name.encode())
    if number < 0:
        return
    array = (Comparison * len(comparisons))(*comparisons)
    result = seccomp.seccomp_rule_add_array(ctypes.c_void_p(rules), action, number, len(comparisons), array)
    if result != 0:
        raise OSError(-result, name)


# RestrictNamespaces blocks clone3, whose flags a filter cannot read. The C library then uses clone.
for name in allowed - {"socket", "clone3", "setns", "unshare", "personality"}:
    add(ALLOW, name)
add(ENOSYS, "clone3")
for family in families:
    add(ALLOW, "socket", Comparison(0, EQUAL, int(family), 0))

os.chroot(root)
os.chdir(home)
os.umask(0o077)
for capability in range(64):
    libc.prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP
os.setgroups([])
os.setresgid(user, user, user)
os.setresuid(user, user, user)
libc.prctl(38, 1, 0, 0, 0)  # PR_SET_NO_NEW_PRIVS
failed = seccomp.seccomp_load(ctypes.c_void_p(rules))
if failed != 0:
    raise OSError(-failed, "seccomp_load")
os.execve("/opt/program", arguments, {"PATH": "/usr/local/bin:/usr/bin:/bin", **{k: os.environ[k] for k in ("PORT",) if k in os.environ}})
