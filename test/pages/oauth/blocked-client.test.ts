import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { challengeOf, verifier } from "../../oauth/flow.ts";
import { api } from "../../support/client.ts";
import { startDocumentHost, type DocumentHost } from "../../support/document-host.ts";
import type { Visitor } from "../../support/visitor.ts";
import { list, stored } from "./client-rows.ts";
import { answer } from "./consent-form.ts";
import { answerIn, authorizePath, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

const redirectUri = "https://app.example.com/callback";

describe("a blocked metadata document", () => {
  let host: DocumentHost;
  let site: OAuthSite;
  let admin: Visitor;

  beforeAll(async () => {
    host = await startDocumentHost();
    site = await startOAuthSite({
      environment: { OAUTH_CIMD_ENABLED: "1" },
      clientDocuments: host.guard,
    });
    admin = await site.as("admin");
  });

  afterAll(async () => {
    await site?.close();
    await host?.close();
  });

  const pathOf = (clientId: string) =>
    authorizePath({ clientId, redirectUris: [redirectUri] }, { code_challenge: challengeOf(verifier) });

  const token = (fields: Readonly<Record<string, string>>) =>
    api(site).post<Record<string, string>>("/oauth/token", new URLSearchParams(fields), { accept: "*/*" });

  async function codeOf(clientId: string): Promise<string> {
    const approved = await answer(admin, pathOf(clientId), "Approve");
    return answerIn(approved.location)["code"] ?? "";
  }

  const redeem = (client_id: string, code: string) =>
    token({
      ...{ grant_type: "authorization_code", client_id, code },
      ...{ redirect_uri: redirectUri, code_verifier: verifier },
    });

  const status = async (accessToken = "") =>
    (await api(site, accessToken).get("/api/parts", { accept: "application/json" })).status;

  test("is refused and not fetched, and its tokens end, until it is allowed again", async () => {
    const clientId = host.publish("/robot.json", { client_name: "Robot" });
    const { body: tokens } = await redeem(clientId, await codeOf(clientId));
    expect(await status(tokens["access_token"])).toBe(200);
    const unused = await codeOf(clientId);
    const client = await stored(site, "Robot");

    const question = await admin.get(`${list}/${client?.id}/delete`);
    expect(question.heading).toBe("Block “Robot”?");
    expect(question.words).toContain(`The URL ${clientId} is blocked until you allow it again.`);
    const blocked = await admin.submit(question);
    expect([blocked.path, blocked.notice]).toEqual([
      `${list}/${client?.id}`,
      "Blocked “Robot” and revoked its tokens.",
    ]);

    // The document would name another client now, but a blocked document is not fetched.
    host.publish("/robot.json", { client_name: "Other robot" });
    const fetched = host.requests.length;
    expect(await status(tokens["access_token"])).toBe(401);
    const refresh = { grant_type: "refresh_token", client_id: clientId };
    for (const refused of [
      await token({ ...refresh, refresh_token: tokens["refresh_token"] ?? "" }),
      await redeem(clientId, unused),
    ]) {
      expect(refused).toMatchObject({ status: 400, body: { error: "unauthorized_client" } });
    }
    const page = await admin.get(pathOf(clientId), { follow: false });
    expect([page.status, page.location]).toEqual([400, null]);
    expect(page.words).toContain("The client is disabled.");
    expect(host.requests).toHaveLength(fetched);
    expect(await stored(site, "Robot")).toMatchObject({ id: client?.id, active: false });

    const allowed = await admin.submit(await admin.get(`${list}/${client?.id}`));
    expect(allowed.notice).toBe("“Robot” can request access again.");
    expect(await status(tokens["access_token"])).toBe(401);
    const { body: again } = await redeem(clientId, await codeOf(clientId));
    expect(await status(again["access_token"])).toBe(200);
  });

  test("does not block another document at the same host", async () => {
    const [blocked, other] = [host.publish("/blocked.json"), host.publish("/other.json")];
    for (const clientId of [blocked, other]) await admin.get(pathOf(clientId));
    const { id } = await site.store.read.db
      .selectFrom("oauth_clients")
      .select("id")
      .where("client_id", "=", blocked)
      .executeTakeFirstOrThrow();
    await admin.submit(await admin.get(`${list}/${id}/delete`));
    expect((await admin.get(pathOf(blocked))).status).toBe(400);
    expect((await admin.get(pathOf(other))).status).toBe(200);
  });
});
