/** The modes and addresses of the page “One after the other”. */
import type { PermissionName } from "../../../identity/permissions.ts";
import type { Principal } from "../../../identity/principal.ts";
import { parsePositiveInteger } from "../../site/path-id.ts";
import type { SignedInRequest } from "../../site/page.ts";

export const seriesPath = "/scan/series";

interface Mode {
  readonly title: string;
  readonly permission: PermissionName;
  /** What to scan. */
  readonly hint: string;
}

export const seriesModes = {
  count: {
    title: "Count",
    permission: "parts_stock.stocktake",
    hint: "Scan a storage location to see its lots. Then scan each lot or part, and enter the counted amount.",
  },
  withdraw: {
    title: "Withdraw",
    permission: "parts_stock.withdraw",
    hint: "Each scan of a lot or part withdraws the amount per scan.",
  },
  "put-away": {
    title: "Put away",
    permission: "parts_stock.add",
    hint: "Scan a storage location, then the bags for it. The quantity is read from the code if it contains one.",
  },
} as const satisfies Readonly<Record<string, Mode>>;

export type SeriesMode = keyof typeof seriesModes;

const names = Object.keys(seriesModes) as readonly SeriesMode[];

/** Returns the modes that a user can use. */
export function allowedModes({ can }: Pick<Principal, "can">): readonly SeriesMode[] {
  return names.filter((mode) => can(seriesModes[mode].permission));
}

export interface SeriesState {
  readonly mode: SeriesMode;
  /** ID of the storage location that was scanned last. */
  readonly location: number | null;
  /** The start of the series, in ISO 8601. Lots that were counted before are not counted yet. */
  readonly since: string;
}

export function seriesAddress({ mode, location, since }: SeriesState): string {
  const query = new URLSearchParams({
    mode,
    ...(location !== null && { location: String(location) }),
    since,
  });
  return `${seriesPath}?${query.toString()}`;
}

/** Reads the state in the query. Returns null if the user can use no mode. */
export function readState({ query, signedIn, now }: SignedInRequest): SeriesState | null {
  const allowed = allowedModes(signedIn.principal);
  const mode = allowed.find((each) => each === query.get("mode")) ?? allowed[0];
  if (mode === undefined) return null;
  const entered = new Date(query.get("since") ?? "");
  const since = Number.isNaN(entered.getTime()) ? new Date(now) : entered;
  // The times of stocktakes have no milliseconds.
  since.setUTCMilliseconds(0);
  return {
    mode,
    location: parsePositiveInteger(query.get("location") ?? ""),
    since: since.toISOString(),
  };
}
