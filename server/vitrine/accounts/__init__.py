"""Sign-up, sign-in, sessions, password reset, OpenID Connect."""
