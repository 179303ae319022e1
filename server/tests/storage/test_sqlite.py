"""Our DB-API face of SQLite: what SQLAlchemy reads off a cursor after a statement."""

from vitrine.storage.sqlite import Connection


def test_a_statement_run_many_times_counts_every_row_it_changed() -> None:
    cursor = Connection(":memory:").cursor()
    cursor.execute("CREATE TABLE items (id, title)")
    cursor.executemany("INSERT INTO items VALUES (?, ?)", [("a", ""), ("b", ""), ("c", "")])
    assert cursor.rowcount == 3
    cursor.executemany("UPDATE items SET title = ? WHERE id = ?", [("Échos", "a"), ("Lisières", "b")])
    assert cursor.rowcount == 2
    cursor.executemany("UPDATE items SET title = ? WHERE id = ?", [("Échos", "a"), ("nobody", "z")])
    assert cursor.rowcount == 1


def test_cascades_are_not_counted() -> None:
    cursor = Connection(":memory:").cursor()
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("CREATE TABLE sites (id PRIMARY KEY)")
    cursor.execute("CREATE TABLE items (site REFERENCES sites ON DELETE CASCADE)")
    cursor.execute("INSERT INTO sites VALUES (1)")
    cursor.executemany("INSERT INTO items VALUES (?)", [(1,), (1,)])
    cursor.execute("DELETE FROM sites WHERE id = 1")
    assert cursor.rowcount == 1
