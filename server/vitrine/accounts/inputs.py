"""What the account routes accept. Unknown fields are refused; lengths bound the work, the rules stand in services."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

# A password too long is refused by passwords/ with a code of its own; this only keeps the work bounded.
Text = Annotated[str, Field(max_length=1000)]


class Input(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="forbid")


class SignUp(Input):
    user_name: Text
    email: Text
    password: Text


class SignIn(Input):
    email: Text
    password: Text


class PasswordGuess(Input):
    password: Text


class ResetRequest(Input):
    email: Text


class Reset(Input):
    token: Text
    password: Text


class Confirmation(Input):
    token: Text


class Rename(Input):
    user_name: Text


class PasswordChange(Input):
    """`current_password` is empty for an account that has none yet."""

    current_password: Text = ""
    new_password: Text


class EmailChange(Input):
    email: Text
    password: Text = ""


class Deletion(Input):
    email: Text
    password: Text = ""
