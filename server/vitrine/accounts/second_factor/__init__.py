"""The second factor: codes of an app on the owner's phone, and recovery codes for the day it is lost."""
