/** Handles `GET /api/changes`: pages of the change feed, requests that wait for changes, and event streams. */
import { performance } from "node:perf_hooks";
import type { ResourceName } from "../../../generated/resources.ts";
import type { ApiRequest, ApiResponse, Handler, WaitingClient } from "../../http/handler.ts";
import type { Store } from "../../database/store.ts";
import { apiDate } from "../../database/timestamp.ts";
import { problem, retryLater } from "../../util/errors.ts";
import type { ChangeNotifier } from "../../history/change-notifier.ts";
import { readChanges, type FeedChange } from "../../history/read-changes.ts";
import type { Principal } from "../../identity/principal.ts";
import { createFairQueue } from "../../util/queue/fair-queue.ts";
import { parseSparseFields, type Selection } from "../../query/sparse-fields.ts";
import { documentWriter, selectedMembers, type Writer } from "../../representation/document-writer.ts";
import { hasProperty } from "../../representation/plan.ts";
import { iri } from "../../representation/iri.ts";
import type { Document } from "../../representation/row-plan.ts";
import { eventStream, parseEventId } from "./event-stream.ts";
import { createVisibleTypes } from "./visible-types.ts";

interface ChangeHandlersOptions {
  readonly store: Pick<Store, "read">;
  readonly notifier: ChangeNotifier;
  readonly heartbeatMilliseconds?: number;
}

/** The maximum numbers of waiting requests and event streams of a process, and of each user. */
const maximumWaiting = { total: 500, perOwner: 20 };

const noStore = { "Cache-Control": "no-store" };

const streamPageSize = 500;

export function changeHandlers({ store, notifier, heartbeatMilliseconds = 15_000 }: ChangeHandlersOptions) {
  const visibleTypes = createVisibleTypes();
  const waiting = createFairQueue({ ...maximumWaiting, waiting: 0, refusal: tooManyWaiting });

  /** @throws {Problem} 410 if the reader must start over */
  async function read(
    principal: Principal,
    { after, limit, types }: { after: number | null; limit: number; types: readonly string[] | null },
  ) {
    const visible = visibleTypes(principal, types);
    // No change has a higher sequence than this position, so only the current position is read.
    const position = after ?? Number.MAX_SAFE_INTEGER;
    const page = await readChanges(store.read, { ...visible, after: position, limit });
    if (after === null) return { ...page, next: page.latest };
    if (after < page.start || after > page.latest) throw gone(after);
    return page;
  }

  const getChanges: Handler = async (request) => {
    const { query, principal, mediaType, format, searchParams } = request;
    const types = (query["types"] as readonly string[] | undefined) ?? null;
    const after = (query["after"] as number | undefined) ?? null;
    if (mediaType === "text/event-stream")
      return { status: 200, later: (client) => stream(client, request, { after, types }) };
    const limit = Number(query["limit"]);
    const seconds = Number(query["wait"]);
    const page = await read(principal, { after, limit, types });
    const fields = parseSparseFields(searchParams, (path) => hasProperty("ChangeFeed", path));
    const options = { write: documentWriter(format), selection: fields?.selection ?? null };
    const response = pageResponse(options, principal, page);
    if (seconds === 0 || page.changes.length > 0) return response;
    return {
      ...response,
      later: async (client) => {
        const end = await waiting.enter(`user ${principal.userId}`, client.closed);
        try {
          const deadline = performance.now() + seconds * 1000;
          let position = page.next;
          for (;;) {
            const left = Math.max(0, deadline - performance.now());
            const hasChanged = await notifier.wait(position, client.closed, Math.ceil(left));
            if (client.closed.aborted) return response;
            const current = await client.authenticate();
            const next = await read(current, { after: position, limit, types });
            if (next.changes.length > 0 || !hasChanged) return pageResponse(options, current, next);
            position = next.next;
          }
        } finally {
          end();
        }
      },
    };
  };

  async function stream(
    client: WaitingClient,
    { principal }: Pick<ApiRequest, "principal">,
    given: { readonly after: number | null; readonly types: readonly string[] | null },
  ): Promise<ApiResponse> {
    const { types } = given;
    const after = parseEventId(client.request.headers["last-event-id"]) ?? given.after;
    const plain = documentWriter("json");
    // Errors of the first page become a problem document. Later errors end the stream.
    const first = await read(principal, { after, limit: streamPageSize, types });
    const end = await waiting.enter(`user ${principal.userId}`, client.closed);
    return eventStream({
      client,
      notifier,
      heartbeatMilliseconds,
      first,
      documents: (page, reader) =>
        page.changes.map((change) => ({
          id: change.sequence,
          data: changeDocument(plain, reader, change),
        })),
      principal,
      read: (reader, position) => read(reader, { after: position, limit: streamPageSize, types }),
      end,
    });
  }

  return { getChanges };
}

function pageResponse(
  { write, selection }: { readonly write: Writer; readonly selection: Selection | null },
  principal: Principal,
  {
    changes,
    next,
    latest,
  }: { readonly changes: readonly FeedChange[]; readonly next: number; readonly latest: number },
): ApiResponse {
  const document = write.root("ChangeFeed", "/api/changes", {
    changes: changes.map((change) => changeDocument(write, principal, change)),
    next,
    latest,
  });
  return { status: 200, document: selectedMembers(document, selection), headers: noStore };
}

function changeDocument(write: Writer, principal: Principal, change: FeedChange): Document {
  const { sequence, kind, targetType, targetId, datetime, userId } = change;
  return write.value("Change", {
    sequence,
    kind,
    target: iri(targetType as ResourceName, targetId),
    target_type: targetType,
    target_id: targetId,
    datetime: apiDate(datetime),
    user: userId !== null && principal.can("users.read") ? iri("User", userId) : undefined,
  });
}

function gone(after: number) {
  return problem(
    "gone",
    `Changes after position ${after} are no longer available. Get the current position without "after", read all lists ` +
      "again, then continue from that position.",
    {
      violations: [
        {
          propertyPath: "after",
          message: "Changes after this position are no longer available.",
          code: "start-over",
        },
      ],
    },
  );
}

function tooManyWaiting(isOwnerAtLimit: boolean) {
  return isOwnerAtLimit
    ? problem(
        "too-many-requests",
        `A user can have ${maximumWaiting.perOwner} waiting requests and event streams at a time. Close one, or send the ` +
          'request without "wait".',
        retryLater,
      )
    : problem(
        "unavailable",
        'Too many clients wait for changes. Try again later, or send the request without "wait".',
        retryLater,
      );
}
