"""A workshop that never answers: `python -m tests.media.silent`."""

import time

if __name__ == "__main__":
    time.sleep(600)
