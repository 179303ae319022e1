"""One tag with its attributes, escaped."""

from html import escape


def element(name: str, /, **attributes: str | None) -> str:
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{given}>"
