"""A message that was cut off, wherever that was, is no message."""

import io

from vitrine.platform.processes.pipe import read_message, write_message


def test_a_message_arrives_whole_or_not_at_all() -> None:
    pipe = io.BytesIO()
    write_message(pipe, {"call": "été"}, [b"first", b"", b"\0" * 300])
    whole = pipe.getvalue()
    assert read_message(io.BytesIO(whole)) == ({"call": "été", "sizes": [5, 0, 300]}, [b"first", b"", b"\0" * 300])
    for end in range(len(whole)):
        assert read_message(io.BytesIO(whole[:end])) is None, end
