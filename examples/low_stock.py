#!/usr/bin/env python3
"""Lists parts below their minimum stock. Requires Python 3.8 and `pip install httpx`.

  python3 low_stock.py [--category ID]

PARTLEDGER_URL is the address of the service (default: http://127.0.0.1:8080), PARTLEDGER_TOKEN an API token.
"""

import argparse
import os
import sys

import httpx

BASE_URL = os.environ.get("PARTLEDGER_URL", "http://127.0.0.1:8080")
TOKEN = os.environ.get("PARTLEDGER_TOKEN", "")


def parts(client, **filters):
    """Yields the parts that pass the filters, page by page."""
    query = {**filters, "itemsPerPage": 100, "cursor": ""}
    while True:
        response = client.get("/api/parts", params=query)
        response.raise_for_status()
        yield from response.json()
        following = response.links.get("next")
        if following is None:
            return
        query = httpx.URL(following["url"]).params


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--category", type=int, help="only parts of this category and those below it")
    options = parser.parse_args()
    filters = {"below_minimum": "true", "properties[]": ["name", "total_instock", "minamount"]}
    if options.category is not None:
        filters["category"] = f"{options.category}++"
    headers = {"Authorization": f"Bearer {TOKEN}", "Accept": "application/json"}
    # The transport repeats requests that cannot connect.
    transport = httpx.HTTPTransport(retries=3)
    with httpx.Client(base_url=BASE_URL, headers=headers, transport=transport, timeout=30) as client:
        for part in parts(client, **filters):
            print(f"{part['total_instock']:>8g} of {part['minamount']:<8g} {part['name']}")


def fail(message):
    print(message, file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    try:
        main()
    except httpx.HTTPStatusError as error:
        response = error.response
        if response.headers.get("Content-Type") != "application/problem+json":
            fail(f"{BASE_URL} answered with the status {response.status_code}, but not as Partledger. Check PARTLEDGER_URL.")
        unauthorized = "The API token is missing or invalid. Set PARTLEDGER_TOKEN."
        fail(unauthorized if response.status_code == 401 else response.json()["detail"])
    except httpx.TransportError as error:
        fail(f"{BASE_URL} is not reachable ({error}). Set PARTLEDGER_URL.")
