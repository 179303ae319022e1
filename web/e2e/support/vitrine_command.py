"""`vitrine …` as journeys run it: passwords cost next to nothing, a page may take its time, and it ends with its input.

What a hash costs is tested by pytest, and every journey begins with two. So is what a visitor gets while the machine
has no time to draw a page, which is rightly a 503. The input is a pipe of the journey's process, which the system
closes however that process ends.
"""

import os
import signal
import sys
import threading

from argon2 import PasswordHasher

from vitrine.accounts.passwords.passwords import use_hasher
from vitrine.cli.main import main
from vitrine.public.rendering import renderer


def end_with_input() -> None:
    os.read(0, 1)  # not by sys.stdin, whose lock this thread would hold at the process's own end
    os.kill(os.getpid(), signal.SIGTERM)


use_hasher(PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1))
renderer.MAX_RENDER_S = renderer.MAX_START_S = renderer.MAX_WHOLE_S = 120.0
if "serve" in sys.argv:
    threading.Thread(target=end_with_input, daemon=True).start()
    if "VITRINE_DNS_SERVERS" in os.environ:
        from leading_here import install

        install()
sys.exit(main())
