"""Everything in and out: all rows and files of an instance as one archive, and an archive into an empty one."""
