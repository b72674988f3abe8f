import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOneDialect } from "../../support/dialects.ts";
import { visitor, type Fields, type Visitor } from "../../support/visitor.ts";
import { count, validClient, list, rowOf, stored } from "./client-rows.ts";
import { csrfToken, fromOwnPage } from "./consent-form.ts";
import { startOAuthSite, type OAuthSite } from "./oauth-site.ts";

describeOneDialect("validation of OAuth client forms", (dialect) => {
  let site: OAuthSite;
  let admin: Visitor;

  beforeAll(async () => {
    site = await startOAuthSite({ dialect });
    admin = await site.as("admin");
  });

  afterAll(() => site?.close());

  test.each<[string, string, Fields]>([
    ["no name", "name", { name: "  " }],
    ["a name that is too long", "name", { name: "x".repeat(129) }],
    ["no redirect URI", "redirect_uris", { redirect_uris: "\r\n  \r\n" }],
    ["HTTP to another host", "redirect_uris", { redirect_uris: "http://evil.example.invalid/callback" }],
    ["javascript:", "redirect_uris", { redirect_uris: "javascript:alert(1)" }],
    ["a fragment", "redirect_uris", { redirect_uris: "https://a.example.invalid/cb#x" }],
    [
      "one invalid URI among valid ones",
      "redirect_uris",
      { redirect_uris: "https://a.example.invalid/\nmyapp:/cb" },
    ],
    ["too many redirect URIs", "redirect_uris", { redirect_uris: many(11) }],
    ["a NUL character in a URI", "redirect_uris", { redirect_uris: "https://a.example.invalid/\0" }],
  ])("rejects %s next to the field and keeps the other values", async (_what, name, wrong) => {
    const before = await count(site);
    const fields = { ...validClient, ...wrong };
    const page = await admin.submit(await admin.get(`${list}/new`), { fields });
    expect(page.status).toBe(422);
    expect(page.fieldError(name)).toBeTruthy();
    expect(page.document.querySelector("[role=alert]")).not.toBeNull();
    expect(page.document.querySelector("[name=name]")?.getAttribute("value")).toBe(fields["name"]);
    const ticked = page.document.querySelectorAll("[name='scopes[]'][checked]");
    expect(ticked.map((box) => box.getAttribute("value"))).toEqual(["edit"]);
    expect(await count(site)).toBe(before);
  });

  test.each<[string, Fields]>([
    ["no scope", { "scopes[]": null }],
    ["an unknown scope", { "scopes[]": ["read_only", "root"] }],
  ])("rejects %s next to the choices", async (_what, wrong) => {
    const before = await count(site);
    const page = await admin.submit(await admin.get(`${list}/new`), { fields: { ...validClient, ...wrong } });
    expect(page.status).toBe(422);
    expect(page.document.getElementById("field-scopes-error")?.textContent).toBeTruthy();
    expect(await count(site)).toBe(before);
  });

  test("rejects an invalid redirect URI in the edit form and changes nothing", async () => {
    const client = await site.client({ name: "Unchanged" });
    const page = await admin.submit(await admin.get(`${list}/${client.id}/edit`), {
      fields: { name: "Changed", redirect_uris: "http://evil.example.invalid/" },
    });
    expect(page.status).toBe(422);
    expect(page.heading).toBe("Edit “Unchanged”");
    expect(page.fieldError("redirect_uris")).toContain("http://evil.example.invalid/");
    expect(await stored(site, "Unchanged")).toMatchObject({ id: client.id });
  });

  test.each(["99999999", "0", "-1", "1.5", "abc", "9".repeat(40), "%00"])(
    "returns 404 for the unknown client %s",
    async (id) => {
      const token = csrfToken(await admin.get(`${list}/new`));
      expect((await admin.get(`${list}/${id}`)).status).toBe(404);
      for (const action of ["edit", "revoke", "delete", "allow"]) {
        if (action !== "allow") expect((await admin.get(`${list}/${id}/${action}`)).status).toBe(404);
        const posted = await admin.post(
          `${list}/${id}/${action}`,
          { ...validClient, _csrf_token: token },
          fromOwnPage(site),
        );
        expect(posted.status).toBe(404);
      }
    },
  );

  test("rejects forms without a CSRF token or from another site, and changes nothing", async () => {
    const client = await site.client({ name: "Guarded" });
    const before = await count(site);
    const token = csrfToken(await admin.get(`${list}/new`));
    const actions = ["edit", "revoke", "delete", "allow"].map((action) => `${list}/${client.id}/${action}`);
    for (const path of [`${list}/new`, ...actions]) {
      const attempts = [
        await admin.post(path, validClient, fromOwnPage(site)),
        await admin.post(path, { ...validClient, _csrf_token: "invalid" }, fromOwnPage(site)),
        await admin.post(
          path,
          { ...validClient, _csrf_token: token },
          { headers: { Origin: "https://evil.example" } },
        ),
      ];
      expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    expect(await count(site)).toBe(before);
    expect(await stored(site, "Guarded")).toBeDefined();
  });

  test("requires a sign-in and the permission to manage clients", async () => {
    const client = await site.client();
    const reader = await site.as("reader");
    const pages = ["", "/edit", "/revoke", "/delete"].map((page) => `${list}/${client.id}${page}`);
    for (const path of [list, `${list}/new`, ...pages]) {
      const page = await reader.get(path);
      expect([path, page.status]).toEqual([path, 403]);
      expect(page.words).toContain("Manage OAuth clients");
      const stranger = await visitor(site).get(path, { follow: false });
      expect(stranger.location).toBe(`/login?return_to=${encodeURIComponent(path)}`);
    }
    const token = (await reader.get("/")).document.querySelector("[name=_csrf_token]");
    for (const action of ["edit", "revoke", "delete", "allow"]) {
      const posted = await reader.post(
        `${list}/${client.id}/${action}`,
        { _csrf_token: token?.getAttribute("value") ?? "" },
        fromOwnPage(site),
      );
      expect([action, posted.status]).toEqual([action, 403]);
    }
    expect(await rowOf(admin, client)).toContain(client.clientId);
  });

  test.each([
    `<script>alert(1)</script>`,
    `"><img src=x onerror=alert(1)>`,
    `</textarea><svg onload=alert(1)>`,
  ])("shows the name %s as text on every page", async (name) => {
    const client = await site.client({ name });
    const pages = ["", "/edit", "/revoke", "/delete"].map((page) => `${list}/${client.id}${page}`);
    for (const path of [list, ...pages]) {
      const page = await admin.get(path);
      expect(page.words).toContain(name);
      expect(
        page.document.querySelectorAll("main script, main img, svg:not(.icon), [onerror], [onload]"),
      ).toHaveLength(0);
    }
    const bad = await admin.submit(await admin.get(`${list}/new`), {
      fields: { ...validClient, name, redirect_uris: `javascript:${name}` },
    });
    expect(bad.status).toBe(422);
    expect(
      bad.document.querySelectorAll("main script, main img, svg:not(.icon), [onerror], [onload]"),
    ).toHaveLength(0);
    await admin.submit(await admin.get(`${list}/${client.id}/delete`));
  });
});

function many(count: number): string {
  return Array.from({ length: count }, (_, index) => `https://a.example.invalid/${index}`).join("\n");
}
