"""What is read of strangers' files, and written anew: a module for each format. Runs in the workshop's process."""
