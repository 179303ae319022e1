"""Request bodies of the account routes. Unknown fields are refused; lengths bound the work, services have the rules."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from vitrine.content.catalogues import DashboardLanguage

# A password too long is refused by passwords/ with a code of its own; this only keeps the work bounded.
Text = Annotated[str, Field(max_length=1000)]


# What browsers give as bytes. A passkey's whole answer is a few kilobytes.
Bytes = Annotated[str, Field(max_length=20_000, pattern="^[A-Za-z0-9_-]*$")]
CredentialId = Annotated[str, Field(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]


class Input(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="forbid")


class SignUp(Input):
    user_name: Text
    email: Text
    password: Text
    terms_revision: Annotated[str, Field(max_length=64)] = ""  # of the terms that were accepted


class SignIn(Input):
    email: Text
    password: Text


class PasskeyMade(Input):
    """What `navigator.credentials.create()` gave, as far as it is looked at."""

    id: CredentialId
    client_data: Bytes
    attestation: Bytes
    transports: Annotated[list[Annotated[str, Field(max_length=20)]], Field(max_length=8)] = []


class PasskeyUsed(Input):
    """What `navigator.credentials.get()` gave."""

    id: CredentialId
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    user_handle: Bytes = ""


class PasskeyName(Input):
    name: Text


class Code(Input):
    """Six digits of the app, or a recovery code."""

    code: Annotated[str, Field(max_length=100)]


class Proof(Input):
    """One of them, by what the account has."""

    password: Text = ""
    code: Annotated[str, Field(max_length=100)] = ""
    passkey: PasskeyUsed | None = None


class PasswordGuess(Input):
    password: Text


class ResetRequest(Input):
    email: Text


class Reset(Input):
    token: Text
    password: Text


class Confirmation(Input):
    token: Text


class LanguageChoice(Input):
    """What the dashboard shall speak."""

    language: DashboardLanguage


class Rename(Input):
    user_name: Text


class PasswordChange(Input):
    new_password: Text


class EmailChange(Input):
    email: Text


class Acceptance(Input):
    revision: Annotated[str, Field(max_length=64)]


class Deletion(Input):
    email: Text
