import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shortCommand } from "../../../src/util/command-line.ts";
import { createTotpSecrets } from "../../../src/identity/totp-secrets.ts";
import { returnQuery } from "../../../src/pages/site/return-to.ts";
import { passwords } from "../../support/principals.ts";
import { visitor, type PageResult } from "../../support/visitor.ts";
import { authorizePath, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

/** Maximum length of a request in bytes. */
const longest = 4096;

/** Queries of a given length that grow most when they are encoded. */
const fillings: [string, (bytes: number) => string][] = [
  ["every character percent-encoded", (bytes) => "%41".repeat(Math.floor(bytes / 3)).padEnd(bytes, "x")],
  ["only characters that must be escaped", (bytes) => "+".repeat(bytes)],
  ["only separators", (bytes) => "&".repeat(bytes)],
];

describe("an authorization request of maximum length", () => {
  let site: OAuthSite;
  let path: string;
  let readerPassword: string = passwords.reader;

  beforeAll(async () => {
    site = await startOAuthSite();
    path = `${authorizePath(await site.client())}&x=`;
  });

  afterAll(() => site?.close());

  const filled = (fill: (bytes: number) => string, bytes = longest): string =>
    path + fill(bytes - (path.length - "/oauth/authorize?".length));

  function expectQuestion(page: PageResult, asked: string): void {
    expect(page.heading).toBe("Allow “Test client” to access your inventory?");
    expect(page.path).toBe(asked);
  }

  const encryptedFor = (name: string, secret: string): Promise<string> =>
    site.store.transaction(async (transaction) => {
      const user = transaction.db.selectFrom("users").select("id").where("name", "=", name);
      const { id } = await user.executeTakeFirstOrThrow();
      return createTotpSecrets(site.uploads, shortCommand).encrypt(transaction, id, secret);
    });

  test.each(fillings)("with %s is kept through the login", async (_what, fill) => {
    const asked = filled(fill);
    const browser = visitor(site);
    const login = await browser.get(asked);
    const fields = { _username: "editor", _password: passwords.editor };
    const wrong = await browser.submit(login, { fields: { ...fields, _password: "wrong" } });
    expectQuestion(await browser.submit(wrong, { fields }), asked);
  });

  test.each(fillings)("with %s is kept through a required password change", async (_what, fill) => {
    const asked = filled(fill);
    await update("reader", { need_pw_change: true });
    const browser = visitor(site);
    const enter = { _username: "reader", _password: readerPassword };
    const forced = await browser.submit(await browser.get(asked), { fields: enter });
    expect(forced.path).toMatch(/^\/user\/settings\/password\?/);
    expect(forced.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    // Ends the session. The login then returns to the password page, which returns to the consent page.
    browser.cookies.clear();
    const again = await browser.submit(await browser.get(forced.path), { fields: enter });
    expect(again.path).toBe(forced.path);
    const next = `another ${readerPassword}`;
    const fields = { current: readerPassword, next, again: next };
    const question = await browser.submit(again, { fields });
    readerPassword = next;
    expectQuestion(question, asked);
  });

  test.each(fillings)("with %s is kept through the setup of 2FA", async (_what, fill) => {
    const asked = filled(fill);
    await update("editor", { totp_secret: null });
    const browser = await site.as("editor");
    const page = await browser.get(`/user/settings/second_factor?${returnQuery(asked)}`);
    expect(page.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    const secret = page.document.querySelector("[name=secret]")?.getAttribute("value") ?? "";
    const done = await browser.submit(page, {
      fields: { code: codeOf(secret), password: passwords.editor },
    });
    const links = done.document.querySelectorAll("main a.button").map((each) => each.getAttribute("href"));
    expect(links.map((link) => link?.replaceAll("&amp;", "&"))).toContain(asked);
    expectQuestion(await browser.get(asked), asked);
    await update("editor", { totp_secret: null });
  });

  test.each(fillings)("with %s is kept through 2FA", async (_what, fill) => {
    const asked = filled(fill);
    const secret = new Secret({ size: 20 }).base32;
    await update("admin", { totp_secret: await encryptedFor("admin", secret) });
    const browser = visitor(site);
    const second = await browser.submit(await browser.get(asked), {
      fields: { _username: "admin", _password: passwords.admin },
    });
    expect(second.heading).toBe("Two-factor authentication");
    const wrong = await browser.submit(second, { fields: { _auth_code: "abc" } });
    expectQuestion(await browser.submit(wrong, { fields: { _auth_code: codeOf(secret) } }), asked);
    await update("admin", { totp_secret: null });
  });

  test.each(fillings)("with %s is kept through a change of account", async (_what, fill) => {
    const asked = filled(fill);
    const browser = await site.as("admin");
    const question = await browser.get(asked);
    expectQuestion(question, asked);
    const out = await browser.submit(question, {
      form: "main form.beside",
      button: "Use another account",
      follow: false,
    });
    expect(out.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    const login = await browser.get(out.location ?? "");
    const fields = { _username: "editor", _password: passwords.editor };
    expectQuestion(await browser.submit(login, { fields }), asked);
  });

  test("with one byte more is rejected before the client and the user are checked", async () => {
    const [, fill] = fillings[0]!;
    for (const browser of [visitor(site), await site.as("admin")]) {
      const page = await browser.get(filled(fill, longest + 1), { follow: false });
      expect([page.status, page.location]).toEqual([400, null]);
      expect(page.words).toContain("The query must not be longer than 4096 bytes.");
      const json = await browser.get(filled(fill, longest + 1), {
        follow: false,
        headers: { Accept: "application/json" },
      });
      expect([json.status, JSON.parse(json.text)]).toMatchObject([400, { error: "invalid_request" }]);
    }
  });

  async function update(
    name: string,
    values: { readonly need_pw_change?: boolean; readonly totp_secret?: string | null },
  ): Promise<void> {
    await site.store.transaction(async ({ db }) => {
      const fresh = values.totp_secret === undefined ? {} : { totp_last_step: null };
      await db
        .updateTable("users")
        .set({ ...values, ...fresh })
        .where("name", "=", name)
        .execute();
    });
  }
});

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}
