import { beforeAll, expect, test } from "vitest";
import { commandLineActor, writeLog } from "../../../src/history/log-entry.ts";
import { lastSecurityEvent } from "../../../src/pages/settings/security-events.tsx";
import { describeOneDialect, useTestStore } from "../../support/dialects.ts";

describeOneDialect("the last security event of a kind", (dialect) => {
  const { store } = useTestStore(dialect);
  const at = new Date("2026-03-01T10:00:00.000Z");
  const userId = 7;

  beforeAll(async () => {
    const entry = (event: string, targetId = userId) => ({
      kind: "security_event" as const,
      targetType: "User",
      targetId,
      data: { event },
    });
    await store().transaction(async (transaction) => {
      const actor = commandLineActor("test");
      await writeLog(transaction, actor, at, [entry("second_factor_enabled")]);
      const later = [
        ...Array<string>(9)
          .fill("signed_in")
          .map((event) => entry(event)),
        entry("signed_in", 8),
      ];
      await writeLog(transaction, actor, new Date(at.getTime() + 1000), later);
    });
  });

  test("is found by its name among the events of the user", async () => {
    expect(await lastSecurityEvent(store().read, userId, "second_factor_enabled")).toBe(at.toISOString());
    expect(await lastSecurityEvent(store().read, 8, "second_factor_enabled")).toBeNull();
    expect(await lastSecurityEvent(store().read, userId, "enabled")).toBeNull();
  });

  test("is searched only in a limited number of recent events", async () => {
    expect(await lastSecurityEvent(store().read, userId, "second_factor_enabled", 10)).not.toBeNull();
    expect(await lastSecurityEvent(store().read, userId, "second_factor_enabled", 9)).toBeNull();
  });
});
