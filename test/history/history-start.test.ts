/** `/api/info` tells from when the history is complete. */
import { expect, it } from "vitest";
import { moveHistoryStart } from "../../src/history/history-start.ts";
import { useService } from "../inventory/running-service.ts";
import { describeDialects } from "../support/dialects.ts";

describeDialects("the start of the history", (dialect) => {
  const running = useService(dialect);

  it("is in the information about the service, rounded up, and omitted if the history is complete", async () => {
    expect(await running.read("/api/info")).not.toHaveProperty("history_complete_since");
    await running.service.store.transaction(({ db }) => moveHistoryStart(db, "2026-01-31T12:00:00.001Z"));
    const since = "2026-01-31T12:00:01+00:00";
    expect(await running.read("/api/info")).toMatchObject({ history_complete_since: since });
  });
});
