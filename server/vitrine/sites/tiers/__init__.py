"""Free or paid: the policy, activation keys, the sealed layout token."""
