"""What visitors write: receive, inbox, notify by mail."""
