"""Who asks: sessions, their cookies, and the guards of every call."""
