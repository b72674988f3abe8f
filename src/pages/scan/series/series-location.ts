/** Reads the storage location of a series. */
import { Problem } from "../../../util/errors.ts";
import type { PageOperations } from "../../site/operations.ts";
import type { SignedInRequest } from "../../site/page.ts";
import { returnPath } from "../../site/return-to.ts";
import { readState, seriesAddress, seriesPath, type SeriesState } from "./series-path.ts";

export interface SeriesLocation {
  readonly id: number;
  readonly full_path: string;
}

/** Returns null if no location was scanned, or if it no longer exists. */
export async function readLocation(
  operations: PageOperations,
  request: SignedInRequest,
  { location: id }: SeriesState,
): Promise<SeriesLocation | null> {
  if (id === null || !request.signedIn.principal.can("storelocations.read")) return null;
  try {
    const query = { "properties[]": ["id", "full_path"] };
    return await operations.call(request, { operationId: "getStorageLocation", path: { id }, query });
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}

/** The series that the user left to create a part or lot. */
export interface LeftSeries {
  /** The page that continues the series. */
  readonly address: string;
  /** The full path of its location, for the new lot. */
  readonly location: string | null;
}

/** Returns the series that the request returns to, or null if there is none. */
export async function readLeftSeries(
  operations: PageOperations,
  request: SignedInRequest,
): Promise<LeftSeries | null> {
  const { pathname, searchParams: query } = new URL(
    returnPath(request.returnTo, "/"),
    "http://service.invalid",
  );
  const state = pathname === seriesPath ? readState({ ...request, query }) : null;
  if (state === null) return null;
  const location = await readLocation(operations, request, state);
  return { address: seriesAddress(state), location: location?.full_path ?? null };
}
