"""The owner's guide, /aide and /help: docs/guide as pages in the dashboard's look."""
