#!/usr/bin/env python3
"""Gets access to Partledger with OAuth 2.0, from discovery to revocation. Requires Python 3.8 and no packages.

  python3 oauth.py [--no-browser] https://parts.example.com

The address is that of the service or of its MCP server, https://parts.example.com/mcp. Default: PARTLEDGER_URL.
CLIENT_ID is the ID of a registered client or the URL of a client metadata document, with the redirect URI
http://127.0.0.1/callback. Without CLIENT_ID, the program registers itself.
"""

import argparse
import base64
import hashlib
import http.server
import json
import os
import queue
import secrets
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request
import webbrowser


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """Makes redirects errors: they could send codes and tokens to another server."""

    def redirect_request(self, *_):
        return None


def send(url, data=None, headers=None):
    """Returns status, headers and body of a response. Sends a POST if there is data."""
    request = urllib.request.Request(url, data, headers or {})
    try:
        with urllib.request.build_opener(NoRedirects).open(request, timeout=30) as response:
            return response.status, response.headers, response.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()
    except (OSError, ValueError):
        sys.exit(f"{url} is not reachable.")


def read(url, data=None, headers=None):
    """Returns the JSON of a successful response."""
    status, _, body = send(url, data, headers)
    document = json.loads(body) if body.startswith(b"{") else {}
    if status in (200, 201):
        return document
    reason = document.get("error_description", document.get("error"))
    sys.exit(f"{url} returned {status}. {reason or 'Check the address, and whether OAuth is enabled.'}")


def post(url, form):
    return read(url, urllib.parse.urlencode(form).encode())


def metadata(name, identifier):
    """Reads metadata. The well-known name is inserted before the path (RFC 8414 §3.1, RFC 9728 §3.1)."""
    url = urllib.parse.urlsplit(identifier)
    return read(f"{url.scheme}://{url.netloc}/.well-known/{name}{url.path.rstrip('/')}")


def discover(address):
    """Finds the authorization server of a resource."""
    found = metadata("oauth-protected-resource", address)
    if found.get("resource") != address:
        sys.exit(f"{address} has the metadata of {found.get('resource')}. Check the address.")
    issuer = found["authorization_servers"][0]
    server = metadata("oauth-authorization-server", issuer)
    # Otherwise a server could pretend to be another one (RFC 8414 §3.3).
    if server.get("issuer") != issuer:
        sys.exit(f"{issuer} has the metadata of {server.get('issuer')}.")
    if "S256" not in server.get("code_challenge_methods_supported", []):
        sys.exit(f"{issuer} does not support PKCE with S256.")
    return server


def identify(server):
    """Returns CLIENT_ID, or registers the program (RFC 7591). A program registers once and stores its ID."""
    client_id = os.environ.get("CLIENT_ID", "")
    if client_id.startswith("https://") and not server.get("client_id_metadata_document_supported"):
        sys.exit(f"{server['issuer']} does not accept client metadata documents.")
    if client_id:
        return client_id
    if "registration_endpoint" not in server:
        sys.exit("Set CLIENT_ID: clients cannot register themselves.")
    client = {
        "client_name": "OAuth example",
        "redirect_uris": ["http://127.0.0.1/callback"],
        "token_endpoint_auth_method": "none",
    }
    headers = {"Content-Type": "application/json"}
    registered = read(server["registration_endpoint"], json.dumps(client).encode(), headers)
    print(f"Registered as client {registered['client_id']}.")
    return registered["client_id"]


def listen():
    """Waits for the authorization response on a free port of the loopback interface (RFC 8252 §7.3)."""
    responses = queue.Queue()

    class Callback(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            path, _, query = self.path.partition("?")
            self.send_response(200 if path == "/callback" else 404)
            self.end_headers()
            if path == "/callback":
                self.wfile.write(b"You can close this page.")
                responses.put(dict(urllib.parse.parse_qsl(query)))

        def log_message(self, *_):
            """Logs nothing: requests contain the code."""

    # Browsers can open connections without a request, which must not block the others.
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Callback)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/callback", responses


def authorize(server, client, opens_browser):
    """Lets the user approve the request in the browser (RFC 6749 §4.1), with PKCE (RFC 7636)."""
    redirect_uri, responses = listen()
    state, verifier = secrets.token_urlsafe(16), secrets.token_urlsafe(32)
    challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("=")
    common = {**client, "redirect_uri": redirect_uri}
    pkce = {"code_challenge": challenge, "code_challenge_method": "S256"}
    query = {"response_type": "code", "scope": "read_only", "state": state, **pkce, **common}
    url = f"{server['authorization_endpoint']}?{urllib.parse.urlencode(query)}"
    print(f"Open this page in your browser:\n{url}", flush=True)
    if opens_browser:
        webbrowser.open(url)
    code = code_of(responses.get(), state, server["issuer"])
    grant = {"grant_type": "authorization_code", "code": code, "code_verifier": verifier}
    return post(server["token_endpoint"], {**grant, **common})


def code_of(response, state, issuer):
    """Returns the code in the response, after checking that it is the response to this request."""
    if response.get("state") != state:
        sys.exit("The response has a different state.")
    # Otherwise the code of one server could be sent to another one (RFC 9207 §2.4).
    if response.get("iss") != issuer:
        sys.exit(f"The response is not from {issuer}.")
    if "code" not in response:
        sys.exit(f"{issuer} gave no access. {response.get('error_description', response.get('error'))}")
    return response["code"]


def refresh(server, client, refresh_token):
    """Renews the access token. The response also replaces the refresh token, which is valid once (RFC 6749 §6)."""
    grant = {"grant_type": "refresh_token", "refresh_token": refresh_token}
    return post(server["token_endpoint"], {**grant, **client})


def revoke(server, client, tokens):
    """Revokes the refresh token and all its access tokens (RFC 7009)."""
    token = tokens.get("refresh_token", tokens["access_token"])
    post(server["revocation_endpoint"], {"token": token, "client_id": client["client_id"]})


def call(resource, tokens):
    """Counts the parts, or lists the tools if the resource is /mcp: a token for /mcp is valid only there (RFC 8707)."""
    headers = {"Authorization": f"Bearer {tokens['access_token']}", "Accept": "application/json, text/event-stream"}
    if not resource.endswith("/mcp"):
        return send(urllib.parse.urljoin(resource, "/api/parts?itemsPerPage=1"), None, headers)
    body = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    return send(resource, json.dumps(body).encode(), {**headers, "Content-Type": "application/json"})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", nargs="?", default=os.environ.get("PARTLEDGER_URL", "http://127.0.0.1:8080"))
    parser.add_argument("--no-browser", action="store_true", help="only print the URL of the page")
    options = parser.parse_args()
    resource = options.address.rstrip("/")
    server = discover(resource)
    client = {"client_id": identify(server), "resource": resource}
    tokens = authorize(server, client, not options.no_browser)
    status, headers, _ = call(resource, tokens)
    if status != 200:
        sys.exit(f"{resource} rejected the access token with {status}.")
    print(f"The access token is valid. Number of parts: {headers.get('X-Total-Count', 'not requested')}.")
    # The user can allow access without renewal.
    if "refresh_token" in tokens:
        tokens = {**tokens, **refresh(server, client, tokens["refresh_token"])}
        print("Renewed the access token.")
    revoke(server, client, tokens)
    if call(resource, tokens)[0] != 401:
        sys.exit("The access token is valid after its revocation.")
    print("Revoked the access token. It is now rejected.")


if __name__ == "__main__":
    main()
