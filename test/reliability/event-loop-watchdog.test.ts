import { expect, it, vi } from "vitest";
import type { Logger } from "../../src/contract/handler.ts";
import { api } from "../support/client.ts";
import { startService } from "../support/service.ts";
import { tokens } from "../support/principals.ts";

it("logs the request that blocked the event loop for more than a second", async () => {
  const warnings: { readonly fields: object; readonly message: string }[] = [];
  const nothing = (): void => undefined;
  const logger: Logger = {
    debug: nothing,
    info: nothing,
    warn: (fields, message) => warnings.push({ fields, message }),
    error: nothing,
    child: () => logger,
  };
  let blocks = false;
  const onStatement = (): void => {
    if (!blocks) return;
    blocks = false;
    const until = performance.now() + 1500;
    while (performance.now() < until);
  };
  const service = await startService({ parts: { logger, onStatement } });
  try {
    expect((await api(service, tokens.full).get("/api/parts?name=secret")).status).toBe(200);
    blocks = true;
    const { headers } = await api(service, tokens.full).get("/api/parts?name=secret");
    const requestId = headers["x-request-id"];
    const found = await vi.waitFor(
      () => {
        const warning = warnings.find(
          ({ fields, message }) =>
            message === "The event loop was blocked." && JSON.stringify(fields).includes(String(requestId)),
        );
        expect(warning).toBeDefined();
        return warning;
      },
      { timeout: 10_000 },
    );
    expect(found?.fields).toMatchObject({
      ms: expect.any(Number) as number,
      requests: [{ requestId, operationId: "listParts", method: "GET", path: "/api/parts" }],
    });
    expect(JSON.stringify(found)).not.toContain("secret");
  } finally {
    await service.close();
  }
});
