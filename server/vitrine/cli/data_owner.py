"""Commands act as the user who owns the data folder: files of another user would stop the server later."""

import os
import pwd
import shlex
import sys
import sysconfig
from pathlib import Path

import vitrine
from vitrine.platform.errors import Refused
from vitrine.platform.storage.folders import user_name


def act_as_owner(data: Path) -> None:
    """Root becomes the folder's owner, for good. Another user who may not write there is refused."""
    try:
        owner = data.stat()
    except FileNotFoundError:
        return  # made by this command, or missed by it
    me = os.geteuid()
    if me == owner.st_uid:
        return
    if me == 0:
        _become(owner.st_uid, owner.st_gid, data)
    elif not os.access(data, os.R_OK | os.W_OK | os.X_OK):
        who = user_name(owner.st_uid)
        # All that sudo would forget: the folder, and where the program is.
        program = str(Path(sys.argv[0]).absolute())
        command = shlex.join(["sudo", "-u", who, f"VITRINE_DATA={data}", program, *sys.argv[1:]])
        raise Refused(f"{data} belongs to '{who}', and this is '{user_name(me)}': {command}")


def _become(uid: int, gid: int, data: Path) -> None:
    paths = sysconfig.get_paths()
    ours = (Path(vitrine.__file__).parent, *(Path(paths[name]) for name in ("stdlib", "platstdlib", "platlib")))
    there = [here for here in ours if here.exists()]  # a system's Python names folders that it does not have
    try:
        known = pwd.getpwuid(uid)
        os.initgroups(known.pw_name, gid)
    except KeyError:
        os.setgroups([gid])
    os.setgid(gid)
    os.setuid(uid)
    # Modules are imported when they are needed: better said now than by the first that cannot be read.
    for here in there:
        if not os.access(here, os.R_OK | os.X_OK):
            who = user_name(uid)
            raise Refused(f"'{who}', who owns {data}, may not read {here}: install Vitrine and Python where he may")
