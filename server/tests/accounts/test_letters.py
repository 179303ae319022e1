"""Mails of accounts: which of them hold a link that opens something."""

import inspect

import pytest

from vitrine.accounts import letters
from vitrine.platform.mail import Reader

_LETTERS = [name for name, made in vars(letters).items() if name.endswith("_letter") and inspect.isfunction(made)]
_WITH_LINK = [name for name in _LETTERS if "link" in inspect.signature(getattr(letters, name)).parameters]
LEADS_TO_THE_DOOR = "address_known_letter"  # where whoever comes still has to sign in
VALUES = {"days": 7, "minutes": 30, "new_email": "maelle@kerbrat.studio"}


@pytest.mark.parametrize("name", [name for name in _WITH_LINK if name != LEADS_TO_THE_DOOR])
def test_a_mail_whose_link_opens_something_is_secret_until_it_is_sent(name: str) -> None:
    make = getattr(letters, name)
    given = {key: value for key, value in VALUES.items() if key in inspect.signature(make).parameters}
    notice = make(Reader("maelle@kerbrat.studio"), link="https://vitrine.test/dashboard/x#token=geheim", **given)
    assert "geheim" in str(notice.in_words("fr").action)
    assert notice.secret_for
