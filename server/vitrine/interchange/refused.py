"""The one way in which what goes in and out says no."""


class Refused(Exception):
    """What the operator asked for is not done, and nothing was changed; the message is the line he reads."""
