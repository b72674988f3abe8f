/** Handles `/api/info` and the health checks `/healthz` and `/readyz`. */
import { contractVersion } from "../../generated/operations.ts";
import type { Config } from "../config/config.ts";
import type { Handler } from "../http/handler.ts";
import { schemaVersion } from "../database/migrate.ts";
import { isProbe, probeHeader, readProbe } from "../database/service-probe.ts";
import type { Store } from "../database/store.ts";
import { readCompleteSince } from "../history/history-start.ts";
import { problem } from "../util/errors.ts";
import { parseSparseFields } from "../query/sparse-fields.ts";
import { hasProperty } from "../representation/plan.ts";

interface InstanceDependencies {
  readonly config: Config;
  readonly store: Store;
  /** Returns the absolute URL of the instance, without a trailing slash. */
  readonly baseUrl: () => string;
}

interface InstanceHandlers {
  readonly getInfo: Handler;
  readonly getHealth: Handler;
  readonly getReadiness: Handler;
}

export function instanceHandlers({ config, store, baseUrl }: InstanceDependencies): InstanceHandlers {
  return {
    getInfo: async ({ format, searchParams }) => {
      const since = await readCompleteSince(store.read);
      const facts = {
        version: contractVersion,
        title: config.instance.title,
        banner: config.instance.banner,
        default_uri: `${baseUrl()}/`,
        global_timezone: config.instance.timezone,
        base_currency: config.instance.currency,
        global_locale: config.instance.locale,
        ...(since !== null && { history_complete_since: since }),
      };
      const fields = parseSparseFields(searchParams, (path) => hasProperty("PartDBInfo", path));
      const selected = Object.entries(facts).filter(
        ([name]) => fields === null || fields.selection.has(name),
      );
      const keywords = { "@context": "/api/contexts/PartDBInfo", "@id": "/api/info", "@type": "PartDBInfo" };
      return {
        status: 200,
        document: { ...(format === "jsonld" && keywords), ...Object.fromEntries(selected) },
      };
    },
    getHealth: async () => ({ status: 200, content: text("ok\n") }),
    getReadiness: async ({ searchParams }) => {
      const { current, latest } = await schemaVersion(store.read);
      if (current !== latest) {
        throw problem(
          "unavailable",
          `The database has schema version ${current}, but the service requires ${latest}.`,
          {
            headers: { "Retry-After": "5" },
          },
        );
      }
      await store.checkWritable();
      const probe = searchParams.get("probe") ?? "";
      const answer = isProbe(probe) ? await readProbe(store.read, probe) : null;
      return {
        status: 200,
        content: text("ready\n"),
        ...(answer !== null && { headers: { [probeHeader]: answer } }),
      };
    },
  };
}

function text(body: string): { mediaType: string; body: string } {
  return { mediaType: "text/plain; charset=utf-8", body };
}
