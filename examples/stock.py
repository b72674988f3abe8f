#!/usr/bin/env python3
"""Searches parts and withdraws stock. Requires Python 3.8 and no packages.

  python3 stock.py search 100nF 0603
  python3 stock.py withdraw 31 5 --comment "Prototype 7"

PARTLEDGER_URL is the address of the service (default: http://127.0.0.1:8080), PARTLEDGER_TOKEN an API token.
"""

import argparse
import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

BASE_URL = os.environ.get("PARTLEDGER_URL", "http://127.0.0.1:8080")
TOKEN = os.environ.get("PARTLEDGER_TOKEN", "")
ATTEMPTS = 4


class Problem(Exception):
    """A problem document (RFC 9457). Its `detail` says what to do."""

    def __init__(self, document):
        super().__init__(document.get("detail") or document.get("title"))
        self.status = document.get("status")
        self.violations = document.get("violations", [])


def call(method, path, query=None, body=None):
    """Returns the JSON of a response. Repeats a request that the service could not accept at this time."""
    url = f"{BASE_URL}{path}" + (f"?{urllib.parse.urlencode(query)}" if query else "")
    headers = {"Authorization": f"Bearer {TOKEN}", "Accept": "application/json"}
    data = None
    if body is not None:
        data = json.dumps(body).encode()
        headers["Content-Type"] = "application/merge-patch+json" if method == "PATCH" else "application/json"
    if method == "POST":
        # The service performs requests with the same key only once, so that repeating them is safe.
        headers["Idempotency-Key"] = str(uuid.uuid4())
    for attempt in range(1, ATTEMPTS + 1):
        request = urllib.request.Request(url, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            if error.code in (429, 503) and attempt < ATTEMPTS:
                time.sleep(delay(error.headers, attempt))
                continue
            if error.headers.get_content_type() != "application/problem+json":
                fail(f"{BASE_URL} answered with the status {error.code}, but not as Partledger. Check PARTLEDGER_URL.")
            raise Problem(json.load(error)) from None
        except (OSError, http.client.HTTPException) as error:
            if attempt == ATTEMPTS:
                fail(f"{BASE_URL} is not reachable ({getattr(error, 'reason', error)}). Set PARTLEDGER_URL.")
            time.sleep(0.2 * attempt)


def delay(headers, attempt):
    """Returns the seconds to wait before the next attempt, at most a minute."""
    seconds = headers.get("Retry-After", "")
    return min(int(seconds), 60) if seconds.isdigit() else attempt


def fail(message):
    print(message, file=sys.stderr)
    sys.exit(2)


def search(words):
    for result in call("GET", "/api/search", {"q": " ".join(words), "itemsPerPage": 20}):
        part = result["part"]
        print(f"{part['id']:>6}  {part['total_instock']:>8g}  {part['name']}")


def withdraw(lot, amount, comment):
    body = {"amount": amount, **({"comment": comment} if comment else {})}
    result = call("POST", f"/api/part_lots/{lot}/withdraw", body=body)
    print(f"{result['amount']:g} left in lot {lot} ({result['part']['name']})")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    find = commands.add_parser("search", help="search parts by words")
    find.add_argument("words", nargs="+")
    take = commands.add_parser("withdraw", help="withdraw an amount from a lot")
    take.add_argument("lot", type=int)
    take.add_argument("amount", type=float)
    take.add_argument("--comment", help="reason for the change log")
    options = parser.parse_args()
    try:
        if options.command == "search":
            search(options.words)
        else:
            withdraw(options.lot, options.amount, options.comment)
    except Problem as problem:
        fail("The API token is missing or invalid. Set PARTLEDGER_TOKEN." if problem.status == 401 else problem)


if __name__ == "__main__":
    main()
