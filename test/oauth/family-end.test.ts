import { expect, it } from "vitest";
import { decodeJwt } from "jose";
import { describeOneDialect } from "../support/dialects.ts";
import { day, hour, minute, useAuthorizationServer } from "./authorization-server.ts";
import { obtainTokens, refreshTokens, scopeOfToken, type Tokens } from "./flow.ts";

describeOneDialect("the validity of a grant", (dialect) => {
  const started = useAuthorizationServer(dialect);

  const rotate = async ({ client, refresh }: Pick<Tokens, "client" | "refresh">): Promise<Tokens> => {
    const answer = await refreshTokens(started(), { client, refresh });
    const { access_token: access = "", refresh_token: next = "" } = answer.body;
    return { client, access, refresh: next, answer };
  };

  /** Refreshes tokens regularly until the day before the end of the grant. */
  async function refreshForAlmostAYear(validity: "30" | "365" | "unlimited"): Promise<Tokens> {
    let tokens = await obtainTokens(started(), { validity });
    for (let turn = 0; turn < 14; turn += 1) {
      started().advance(26 * day);
      tokens = await rotate(tokens);
      expect(tokens.answer.status).toBe(200);
    }
    return tokens;
  }

  it.each(["30", "365"] as const)(
    "a grant for %s days after each use ends 365 days after the approval, however often it is refreshed",
    async (validity) => {
      const early = await refreshForAlmostAYear(validity);
      started().advance(day - 10 * minute);
      const last = await rotate(early);
      expect(last.answer.body).toMatchObject({ expires_in: 600 });
      const { exp } = decodeJwt(last.access);
      expect(exp).toBe(Math.floor((started().now().getTime() + 10 * minute) / 1000));
      started().advance(10 * minute - 1);
      expect(await scopeOfToken(started(), last.access)).toBe("edit");
      started().advance(1);
      expect(await scopeOfToken(started(), last.access)).toBe("expired");
      expect((await rotate(last)).answer.body.error).toBe("invalid_grant");
    },
  );

  it("a grant ends after 365 days even for a refresh token with a later expiry", async () => {
    const tokens = await refreshForAlmostAYear("365");
    await started().store.transaction(async ({ db }) => {
      const expires_at = new Date(started().now().getTime() + 300 * day).toISOString();
      await db.updateTable("oauth_refresh_tokens").set({ expires_at }).where("used_at", "is", null).execute();
    });
    started().advance(day);
    expect((await rotate(tokens)).answer.body.error).toBe("invalid_grant");
  });

  it("an unlimited grant does not end", async () => {
    const tokens = await refreshForAlmostAYear("unlimited");
    started().advance(365 * day);
    const next = await rotate(tokens);
    expect(next.answer.body).toMatchObject({ expires_in: hour / 1000 });
    expect(await scopeOfToken(started(), next.access)).toBe("edit");
  });
});
