import { describe, expect, test } from "vitest";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { enter, eventsOf, sessionIds, useSettings } from "./settings-service.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const others = "/user/settings/sessions/end_others";

describeOneDialect("sessions", (dialect) => {
  const service = useSettings({ dialect });

  test("are listed with browser, system, address and times; the current session is marked and has no button", async () => {
    await enter(service(), "admin", { userAgent: safari, address: "2001:db8::7" });
    const here = await enter(service(), "admin", { userAgent: firefox });
    const page = await here.get("/user/settings/security");
    const rows = page.document
      .querySelectorAll("#sessions tbody tr")
      .map((row) => row.structuredText.replace(/\s+/g, " ").trim());
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(
      expect.stringMatching(
        /^Firefox on Linux this session 198\.51\.100\.4 Signed in just now Last active just now$/,
      ),
    );
    expect(rows).toContainEqual(
      expect.stringMatching(
        /^Safari on iPhone 2001:db8::7 Signed in just now Last active just now End session$/,
      ),
    );
  });

  test("can be ended one at a time, immediately, after a confirmation", async () => {
    const there = await enter(service(), "editor", { userAgent: safari });
    const here = await enter(service(), "editor", { userAgent: firefox });
    const question = await here.get(`/user/settings/sessions/${there.sessionId}/end`);
    expect(question.words).toContain("Safari on iPhone (198.51.100.4) is signed out immediately.");
    expect((await there.get("/user/settings")).status).toBe(200);
    const done = await here.submit(question);
    expect(done.notice).toBe("Session ended.");
    expect((await there.get("/user/settings", { follow: false })).location).toMatch(/^\/login/);
    expect((await here.get("/user/settings")).status).toBe(200);
    const events = await eventsOf(service(), here.userId);
    expect(events).toContainEqual(expect.objectContaining({ event: "session_ended", address: "127.0.0.1" }));
  });

  test("can all be ended except the current one", async () => {
    const elsewhere = [await enter(service(), "reader"), await enter(service(), "reader")];
    const stranger = await enter(service(), "nobody");
    const here = await enter(service(), "reader");
    const question = await here.get(others);
    expect(question.words).toContain("2 other sessions end immediately.");
    const done = await here.submit(question);
    expect(done.notice).toBe("2 other sessions ended.");
    expect(await sessionIds(service(), here.userId)).toEqual([here.sessionId]);
    for (const ended of elsewhere) {
      expect((await ended.get("/user/settings", { follow: false })).status).toBe(303);
    }
    expect((await stranger.get("/user/settings")).status).toBe(200);
  });
});

describe("ending sessions", () => {
  const service = useSettings();

  test("signs the user out if it is the current session", async () => {
    const here = await enter(service(), "admin");
    const question = await here.get(`/user/settings/sessions/${here.sessionId}/end`);
    expect(question.words).toContain("You will be signed out");
    const done = await here.submit(question, { follow: false });
    expect(done.location).toBe("/login");
    expect(here.cookies.has(sessionCookie)).toBe(false);
    expect(await sessionIds(service(), here.userId)).not.toContain(here.sessionId);
  });

  test("of another user returns 404, and the session continues", async () => {
    const victim = await enter(service(), "admin");
    const attacker = await enter(service(), "editor");
    const before = await eventsOf(service(), victim.userId);
    const foreign = `/user/settings/sessions/${victim.sessionId}/end`;
    expect((await attacker.get(foreign)).status).toBe(404);
    const form = await attacker.get(others);
    form.document.querySelector("main form")?.setAttribute("action", foreign);
    expect((await attacker.submit(form)).status).toBe(404);
    expect((await victim.get("/user/settings")).status).toBe(200);
    expect(await eventsOf(service(), victim.userId)).toEqual(before);
  });

  test("reports if there is no session to end", async () => {
    const here = await enter(service(), "nobody");
    const settings = await here.get("/user/settings/security");
    expect(settings.document.querySelector(`a[href="${others}"]`)).toBeNull();
    expect((await here.submit(await here.get(others))).notice).toBe("No other sessions to end.");
  });
});
