"""What the account routes accept. Unknown fields are refused; lengths bound the work, the rules stand in services."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

# A password too long is refused by passwords.py with a code of its own; this only keeps the work bounded.
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
