"""The owner's own domains: claimed, proven to be his, looked at again, and served."""
