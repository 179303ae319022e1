"""A workshop that never answers: `python -m tests.sites.media.silent`."""

import time

if __name__ == "__main__":
    time.sleep(600)
