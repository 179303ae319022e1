"""What an operator asks of his instance, from his shell: is it well, who is here, what do they take."""
