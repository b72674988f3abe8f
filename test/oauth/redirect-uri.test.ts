import { describe, expect, it } from "vitest";
import {
  isAllowedRedirectUri,
  isLoopbackRedirectUri,
  matchesRedirectUri,
} from "../../src/oauth/redirect-uri.ts";

describe("a redirect URI (RFC 8252 §7 and §8.4, RFC 9700 §2.1)", () => {
  it.each([
    "https://example.com/callback",
    "https://example.com",
    "https://example.com:8443/cb?tenant=a&x=%20",
    "HTTPS://Example.com/callback",
    "https://127.0.0.1/cb",
    "https://[2001:db8::1]/cb",
    "https://xn--bcher-kva.example/cb",
    "http://127.0.0.1/cb",
    "http://127.0.0.1:8080/cb",
    "http://127.0.0.1:51234/callback",
    "http://127.0.0.1",
    "http://127.0.0.1?x=1",
    "http://localhost/cb",
    "http://localhost:12345/cb",
    "http://[::1]/cb",
    "http://[::1]:9000/cb",
    "HTTP://LOCALHOST/cb",
    "com.example.app:/callback",
    "com.example.app://callback",
    "com.example.app:/oauth/callback?x=1",
    "COM.EXAMPLE.APP:/callback",
    "com.example.myapp:/callback",
    "com.example-app.x2:/",
    `https://example.com/${"a".repeat(1980)}`,
  ])("the redirect URI %s is accepted", (uri) => {
    expect(isAllowedRedirectUri(uri)).toBe(true);
  });

  describe("is rejected", () => {
    const refused = (reason: string, uris: readonly string[]): void => {
      it.each(uris)(`a redirect URI is rejected ${reason}: %s`, (uri) => {
        expect(isAllowedRedirectUri(uri)).toBe(false);
      });
    };
    refused("without a scheme or host, or with invalid syntax", [
      "",
      "not a uri",
      "/relative/path",
      "//example.com/cb",
      "example.com/cb",
      "https:",
      "https:/example.com/cb",
      "https:example.com/cb",
      "https:///callback",
      "https://:443/cb",
      "https://?x",
      "http:///example.com",
      "http:127.0.0.1/cb",
      "http:/127.0.0.1/cb",
      "https://example.com:/cb",
      "https://example.com:99999/cb",
      "https://example.com:8o/cb",
      "https://exa%zzmple.com/cb",
      "https://example.com/%zz",
    ]);
    refused("with plain HTTP to another host", [
      "http://example.com/cb",
      "http://evil.com/cb",
      "http://evil.example.invalid/callback",
      "http://192.168.1.1/cb",
      "http://127.0.0.2/cb",
      "http://0.0.0.0/cb",
      "http://[::]/cb",
      "http://[::2]/cb",
    ]);
    refused("with a host that looks like loopback or that a parser normalizes to loopback", [
      "http://localhost.evil.com/cb",
      "http://127.0.0.1.evil.com/cb",
      "http://[::1].evil/cb",
      "http://[::1]evil/cb",
      "http://127.1/cb",
      "http://127.0.1/cb",
      "http://2130706433/cb",
      "http://0x7f.0.0.1/cb",
      "http://0x7f000001/cb",
      "http://0177.0.0.1/cb",
      "http://127.0.0.1./cb",
      "http://localhost./cb",
      "http://LOCALHOST./cb",
      "http://%6cocalhost/cb",
      "http://[0:0:0:0:0:0:0:1]/cb",
      "http://[::0001]/cb",
      "http://[::ffff:127.0.0.1]/cb",
      "http://[::1%25eth0]/cb",
      "http://ⓛocalhost/cb",
      "http://localhost\u3002/cb",
      "https://127.1/cb",
      "https://2130706433/cb",
      "https://example.com./cb",
      "https://ex%61mple.com/cb",
      "https://[2001:DB8:0::1]/cb",
    ]);
    refused("with a user name or password", [
      "https://example.com@evil.com/cb",
      "https://user:secret@example.com/cb",
      "https://@example.com/cb",
      "http://localhost@evil.com/cb",
      "http://evil.com@localhost/cb",
      "http://localhost:80@evil.com/cb",
      "com.example.app://user@callback",
    ]);
    refused("with a fragment, even an empty one", [
      "https://example.com/cb#frag",
      "https://example.com/cb#",
      "https://client.example.invalid/callback#fragment",
      "com.example.app:/callback#frag",
      "com.example.app:/callback#",
    ]);
    refused("with backslashes, spaces, control or non-ASCII characters", [
      "https://example.com\\@evil.com/cb",
      "https:\\\\example.com/cb",
      "http://localhost\\.evil.com/cb",
      "http://localhost\\@evil.com",
      " https://example.com/cb",
      "https://example.com/cb ",
      "https://example.com/c b",
      "https://example.com/cb\n",
      "https://exa\nmple.com/cb",
      "https://example.com/cb\r\nSet-Cookie: x",
      "\thttps://example.com/cb",
      "ht\ttps://example.com/cb",
      "https://example.com/\u0000",
      "https://example.com/cb\u007f",
      "https://example.com/cb\u2028",
      "https://bücher.example/cb",
      "https://example.com/ü",
      'https://example.com/"onclick',
      "https://example.com/<script>",
      "https://example.com/{x}",
      "https://example.com/`",
    ]);
    refused("with a scheme that is not a reverse domain name", [
      "example:/callback",
      "myapp:/callback",
      "javascript:alert(1)",
      "JavaScript:alert(1)",
      "javascript:/alert(1)",
      "data:text/html,<script>alert(1)</script>",
      "data:/x",
      "file:///etc/passwd",
      "ftp://example.com/cb",
      "ws://localhost/cb",
      "about:/x",
      "vbscript:/x",
      "blob:https://example.com/x",
      ".example.app:/cb",
      "com..app:/cb",
      "com.example.:/cb",
      "com.example.app-:/cb",
      "1com.example:/cb",
      "com.example_app:/cb",
    ]);
    refused("with a private-use scheme and no path", [
      "com.example.app:",
      "com.example.app:callback",
      "example.com:8080/cb",
      "localhost.evil.com:80",
      "com.example.app:?x",
    ]);
    refused("with more than 2,000 bytes", [`https://example.com/${"a".repeat(1981)}`]);
  });
});

describe("the redirect URI of a request (RFC 6749 §3.1.2.3, RFC 9700 §2.1)", () => {
  it.each([
    ["https://example.com/cb", "https://example.com/cb"],
    ["https://example.com:8443/cb?x=1", "https://example.com:8443/cb?x=1"],
    ["com.example.app:/callback", "com.example.app:/callback"],
  ])("the redirect URI of a request can be the registered %s", (registered, requested) => {
    expect(matchesRedirectUri(registered, requested)).toBe(true);
  });

  it.each([
    ["http://127.0.0.1/cb", "http://127.0.0.1:51234/cb"],
    ["http://127.0.0.1:8080/cb", "http://127.0.0.1:9/cb"],
    ["http://127.0.0.1:8080/cb", "http://127.0.0.1/cb"],
    ["http://localhost:1/cb?x=1", "http://localhost:2/cb?x=1"],
    ["http://[::1]/cb", "http://[::1]:65535/cb"],
    ["http://127.0.0.1", "http://127.0.0.1:4000"],
  ])("a redirect URI on loopback can have another port: %s, %s (RFC 8252 §7.3)", (registered, requested) => {
    expect(matchesRedirectUri(registered, requested)).toBe(true);
  });

  it.each([
    ["https://example.com/cb", "https://example.com/cb/"],
    ["https://example.com/cb", "https://example.com/CB"],
    ["https://example.com/cb", "https://Example.com/cb"],
    ["https://example.com/cb", "HTTPS://example.com/cb"],
    ["https://example.com/cb", "https://example.com:443/cb"],
    ["https://example.com/cb", "https://example.com:8443/cb"],
    ["https://example.com/cb", "https://example.com/cb?x=1"],
    ["https://example.com/cb", "https://example.com/cb#"],
    ["https://example.com/cb", "https://example.com/x/../cb"],
    ["https://example.com/cb", "https://example.com/%63b"],
    ["https://example.com/cb", "https://example.com/cb%00"],
    ["https://example.com", "https://example.com/"],
    ["https://example.com/cb", "https://example.com@evil.com/cb"],
    ["https://example.com/cb", "https://example.com.evil.com/cb"],
    ["https://example.com/cb", "http://example.com/cb"],
    ["com.example.app:/callback", "com.example.app://callback"],
    ["http://127.0.0.1/cb", "http://localhost/cb"],
    ["http://localhost/cb", "http://127.0.0.1:80/cb"],
    ["http://[::1]/cb", "http://localhost/cb"],
    ["http://127.0.0.1/cb", "http://127.0.0.1:51234/other"],
    ["http://127.0.0.1/cb", "http://127.0.0.1:51234/cb?x"],
    ["http://127.0.0.1/cb", "https://127.0.0.1/cb"],
    ["https://127.0.0.1/cb", "https://127.0.0.1:8443/cb"],
    ["http://127.0.0.1/cb", "http://127.0.0.1:51234@evil.com/cb"],
    ["http://127.0.0.1/cb", "http://127.0.0.1:99999/cb"],
    ["http://127.0.0.1/cb", "http://127.0.0.1:/cb"],
    ["http://127.0.0.1/cb", "http://127.0.0.1:51234/cb#"],
    ["http://127.0.0.1/cb", "http://127.0.0.1.evil.com/cb"],
    ["http://127.0.0.1/cb", ""],
  ])("a redirect URI must not differ otherwise: registered %s, rejected %s", (registered, requested) => {
    expect(matchesRedirectUri(registered, requested)).toBe(false);
  });

  it("a redirect URI on the user's own device is detected", () => {
    expect(isLoopbackRedirectUri("http://localhost:1234/cb")).toBe(true);
    expect(isLoopbackRedirectUri("http://[::1]/")).toBe(true);
    for (const uri of ["https://localhost/cb", "http://localhost.evil.com/cb", "com.example.app:/cb"]) {
      expect(isLoopbackRedirectUri(uri)).toBe(false);
    }
  });
});
