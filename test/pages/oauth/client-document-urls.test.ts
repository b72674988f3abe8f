/** Tests whether another spelling of a URL is another client ID, in particular of a blocked URL. */
import { describe, expect, test } from "vitest";
import { pageOf, redirectUri, useDocumentSite } from "./document-site.ts";

const started = useDocumentSite();

describe("another spelling of the URL of a blocked client", () => {
  test.each<[string, (clientId: string) => string]>([
    ["an uppercase scheme", (id) => id.replace("https:", "HTTPS:")],
    ["an uppercase host", (id) => id.replace("app.", "APP.")],
    ["a host with percent-encoding", (id) => id.replace("app.", "%61pp.")],
    ["a host with a full-width dot", (id) => id.replace("example.com", "example\u3002com")],
    ["a zero before the port", (id) => id.replace(/:(\d+)/, ":0$1")],
    ["a dot segment", (id) => id.replace("/client", "/./client")],
    ["a double-dot segment", (id) => id.replace("/client", "/x/../client")],
    ["an encoded double-dot segment", (id) => id.replace("/client", "/x/%2E%2E/client")],
    ["an encoded dot segment at the end", (id) => `${id}/%2e`],
    ["backslashes", (id) => id.replace("https://", "https:\\\\")],
    ["one slash", (id) => id.replace("https://", "https:/")],
    ["no slash", (id) => id.replace("https://", "https:")],
    ["a user name", (id) => id.replace("https://", "https://x@")],
    ["an empty user name and password", (id) => id.replace("https://", "https://:@")],
    ["a fragment", (id) => `${id}#x`],
    ["an empty query and fragment", (id) => `${id}?#`],
    ["a space at the start", (id) => ` ${id}`],
    ["a space at the end", (id) => `${id} `],
    ["a tab", (id) => id.replace("/client", "/\tclient")],
    ["a line break", (id) => `${id}\n`],
  ])("is refused before it is fetched: %s", async (_, spell) => {
    const { admin, host, published, block, exchange, clientIds } = started();
    const { page, clientId } = published();
    await admin.get(page);
    await block(clientId);
    const before = [host.requests.length, await clientIds()];
    const spelled = spell(clientId);
    expect(spelled).not.toBe(clientId);
    const { status, location } = await admin.get(pageOf(spelled), { follow: false });
    expect([400, 401]).toContain(status);
    expect(location).toBeNull();
    expect([400, 401]).toContain((await exchange(spelled, "x")).status);
    expect([host.requests.length, await clientIds()]).toEqual(before);
  });

  test.each<[string, (clientId: string) => string]>([
    ["a percent-encoded letter in the path", (id) => id.replace("/client", "/%63lient")],
    ["a query", (id) => `${id}?x`],
    ["an empty query", (id) => `${id}?`],
    ["a slash at the end", (id) => `${id}/`],
    ["another host of the same server", (id) => id.replace("app.", "other.")],
  ])("is another client ID, which the document does not contain: %s", async (_, spell) => {
    const { admin, host, published, block, clientIds } = started();
    const { page, clientId } = published();
    await admin.get(page);
    await block(clientId);
    const before = await clientIds();
    const spelled = spell(clientId);
    const { pathname, search } = new URL(spelled);
    host.serve(pathname + search, { body: { client_id: clientId, redirect_uris: [redirectUri] } });
    const refused = await admin.get(pageOf(spelled), { follow: false });
    expect([refused.status, refused.location]).toEqual([400, null]);
    expect(refused.words).toContain("must be identical to the URL of the document.");
    expect(await clientIds()).toEqual(before);
  });

  test("is a client with an approval of its own if its document contains it", async () => {
    const { admin, host, published, approvedCode, block, exchange, rowOf } = started();
    const { path, page, clientId } = published();
    const code = await approvedCode(page);
    await block(clientId);
    const other = host.publish(`${path}?x`);
    const shown = await admin.get(pageOf(other));
    expect(shown.status).toBe(200);
    expect(shown.words).not.toContain("Connected since");
    expect((await exchange(other, code)).body.error).toBe("invalid_grant");
    expect(await rowOf(clientId)).toMatchObject({ active: false });
  });
});
