/** A service that records its SQL statements per request. */
import type { Dialect } from "../../src/database/store.ts";
import { api, type Answer, type Api } from "../support/client.ts";
import { tokens } from "../support/principals.ts";
import { commitAnything, startService, type TestService } from "../support/service.ts";
import type { Case } from "./cases.ts";

export interface RecordingService {
  readonly service: TestService;
  readonly client: Api;
  /**
   * Sends a request and returns its SQL statements and the response. The service can use no result that it kept. If the
   * data is to be unchanged, the request is sent twice, and the second one is recorded.
   * @throws {Error} if the request fails
   */
  record(
    recorded: Case,
    isUnchanged?: boolean,
  ): Promise<{ readonly statements: readonly string[]; readonly answer: Answer }>;
  close(): Promise<void>;
}

export async function startRecording(dialect: Dialect): Promise<RecordingService> {
  let statements: string[] = [];
  const service = await startService({ dialect, overrides: { onStatement: (sql) => statements.push(sql) } });
  const client = api(service, tokens.full);
  return {
    service,
    client,
    record: async ({ operation: { method }, path, body }, isUnchanged = false) => {
      const send = async () => {
        statements = [];
        const answer = await client.request(method, path, body, { accept: "*/*" });
        if (answer.status >= 300)
          throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
        return { statements: [...statements], answer };
      };
      if (!isUnchanged) {
        await commitAnything(service);
        return send();
      }
      // The service commits in the background too, for example when a token was used last.
      for (;;) {
        const version = await service.store.dataVersion();
        await send();
        const result = await send();
        if ((await service.store.dataVersion()) === version) return result;
      }
    },
    close: () => service.close(),
  };
}
