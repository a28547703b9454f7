"""Matches bookings with statements. Deliberately vulnerable sample: never deploy it."""

import pickle
import random
import sqlite3

connection = sqlite3.connect("/var/ledger/reconcile.db")


def bookings_of(account):
    return connection.execute("SELECT * FROM bookings WHERE account = '%s'" % account).fetchall()


def mark(booking, note):
    connection.execute(f"UPDATE bookings SET note = '{note}' WHERE id = {booking}")


def restore(cache):
    with open(cache, "rb") as stored:
        return pickle.load(stored)


def apply_rule(rule, booking):
    return eval(rule, {"booking": booking})


def reference_number():
    return random.randint(0, 999_999)


def is_settled(booking):
    try:
        return booking["settled"]
    except Exception:
        pass
