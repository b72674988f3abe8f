/** A browser session that calls the API of a running service. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setPassword, updateUser } from "../../src/identity/accounts/accounts.ts";
import { api } from "../support/client.ts";
import { passwords } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { visitor } from "../support/visitor.ts";
import { withoutLog } from "./recorded-changes.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Signs in and returns functions that send API requests with the cookies of the session. */
async function signedIn(username: keyof typeof passwords) {
  const browser = visitor(service);
  await browser.signIn(username);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const options = (headers: Record<string, string> = {}) => ({
    accept: "application/json",
    headers: { Cookie: cookie, ...headers },
  });
  const ask = (path: string) => api(service).get(path, options());
  const send = (path: string, body: unknown, headers: Record<string, string>) =>
    api(service).post(path, body, options(headers));
  const create = (name: string, headers: Record<string, string>) =>
    send("/api/categories", { name }, headers);
  return { browser, ask, create, send };
}

describe("a browser session", () => {
  it("reads the API as its user, and makes changes only from pages of the service", async () => {
    const { ask, create } = await signedIn("editor");
    expect((await ask("/api/parts")).status).toBe(200);
    expect((await ask("/api/users")).status).toBe(403);
    expect((await create("a", { "Sec-Fetch-Site": "same-origin" })).status).toBe(201);
    expect((await create("b", { Origin: service.url })).status).toBe(201);
    expect((await create("c", { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await create("d", { Origin: "https://evil.example" })).status).toBe(403);
    expect((await create("e", {})).status).toBe(403);
    expect((await ask("/api/categories")).body).toMatchObject([{ name: "a" }, { name: "b" }]);
  });

  it("uploads files as forms only from pages of the service", async () => {
    const { send } = await signedIn("editor");
    const make = async (collection: string) => {
      const headers = { Origin: service.url };
      return String((await send(`/api/${collection}`, { name: "Files" }, headers)).body["id"]);
    };
    const fields = {
      name: "Photo",
      element: `/api/categories/${await make("categories")}`,
      attachment_type: `/api/attachment_types/${await make("attachment_types")}`,
    };
    const parts = Object.entries({ ...fields, 'file"; filename="a.txt': "Hello" });
    const body = parts.map(([name, value]) =>
      ["--x", `Content-Disposition: form-data; name="${name}"`, "", value, ""].join("\r\n"),
    );
    const form = `${body.join("")}--x--\r\n`;
    const upload = (headers: Record<string, string>) =>
      send("/api/attachments", form, { ...headers, "Content-Type": "multipart/form-data; boundary=x" });
    expect((await upload({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await upload({ "Sec-Fetch-Site": "same-site" })).status).toBe(403);
    expect((await upload({ Origin: "null" })).status).toBe(403);
    expect((await upload({})).status).toBe(403);
    expect((await upload({ "Sec-Fetch-Site": "same-origin" })).status).toBe(201);
  });

  it("logs changes under the name of its user", async () => {
    const { create } = await signedIn("editor");
    await create("logged", { Origin: service.url });
    const entry = await service.store.read.db
      .selectFrom("log_entries")
      .select(["username", "token_id", "client"])
      .where("kind", "=", "element_created")
      .where("target_type", "=", "Category")
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(entry).toEqual({ username: "editor", token_id: null, client: null });
  });

  it("is not an API token, so there is no current token", async () => {
    const { ask } = await signedIn("editor");
    expect((await ask("/api/tokens/current")).status).toBe(404);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["the user is disabled", () => updateUser(withoutLog(service.store), "reader", { disabled: true })],
    ["the password is set", () => setPassword(withoutLog(service.store), "reader", passwords.reader)],
  ])("ends as soon as %s", async (_, change) => {
    await updateUser(withoutLog(service.store), "reader", { disabled: false });
    const { ask } = await signedIn("reader");
    expect((await ask("/api/parts")).status).toBe(200);
    await change();
    expect((await ask("/api/parts")).status).toBe(401);
    await updateUser(withoutLog(service.store), "reader", { disabled: false });
    expect((await ask("/api/parts")).status).toBe(401);
  });

  it("cannot be used while the user must change the password", async () => {
    const { ask } = await signedIn("reader");
    await service.store.transaction(({ db }) =>
      db.updateTable("users").set({ need_pw_change: true }).where("name", "=", "reader").execute(),
    );
    const answer = await ask("/api/parts");
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("/user/settings");
  });
});
