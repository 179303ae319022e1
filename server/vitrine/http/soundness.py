"""The former place of json_limits.py, for the calls that are taken before their routes (taken.py)."""

from vitrine.http.json_limits import unsound_value as unsound_value
