/**
 * Copies changes from the change feed to deliveries. The position of the webhook changes in the same transaction, so no
 * change is lost or copied twice.
 */
import type { ResourceName } from "../../generated/resources.ts";
import type { Reader, Store } from "../database/store.ts";
import { apiDate } from "../database/timestamp.ts";
import { Problem } from "../util/errors.ts";
import { readChanges, type FeedChange, type VisibleTypes } from "../history/read-changes.ts";
import type { Principal } from "../identity/principal.ts";
import { iri } from "../representation/iri.ts";
import {
  countPending,
  insertDeliveries,
  maximumPending,
  requireSync,
  type WebhookEvent,
} from "./deliveries.ts";
import { eventType, selects, selectsType } from "./event-types.ts";
import { disableWebhook, type Subscription } from "./subscriptions.ts";

/**
 * Returns the test of whether an element is in one of the lists of its resource, such as `/api/parts?category=5++`.
 * Throws a problem if a list is not valid or the principal must not read it.
 */
export type ListFilters = (
  reader: Reader,
  principal: Principal,
  lists: readonly string[],
  elements: readonly FeedChange[],
) => Promise<(element: FeedChange) => boolean>;

interface CopyChangesOptions {
  readonly store: Store;
  readonly visibleTypes: (principal: Principal) => VisibleTypes;
  readonly listFilters: ListFilters;
  readonly now: () => Date;
}

/** The number of changes per transaction. */
const pageSize = 250;

/** How often the position is stored if no changes match, so that a restart does not find it outside the feed. */
const storePositionMilliseconds = 60 * 60_000;

/** Copies one page of changes. Returns whether there can be more that can be copied now. */
type CopyChanges = (webhook: Subscription, owner: Principal, latest: number) => Promise<boolean>;

export function createCopyChanges({
  store,
  visibleTypes,
  listFilters,
  now,
}: CopyChangesOptions): CopyChanges {
  /** The positions up to which no changes match, if they are not stored yet. */
  const scanned = new Map<
    number,
    { readonly next: number; readonly stored: number; readonly since: number }
  >();

  /** Returns the changes that pass the filters of the webhook, or null if a filter can no longer be used. */
  async function filtered(
    webhook: Subscription,
    owner: Principal,
    changes: readonly FeedChange[],
  ): Promise<readonly FeedChange[] | null> {
    const lists = JSON.parse(webhook.filters) as readonly string[];
    // A deleted element is in no list.
    const present = changes.filter(({ kind }) => kind !== "deleted");
    if (lists.length === 0 || present.length === 0) return changes;
    try {
      const passes = await listFilters(store.read, owner, lists, present);
      return changes.filter((change) => change.kind === "deleted" || passes(change));
    } catch (error) {
      if (error instanceof Problem && error.status < 500) return null;
      throw error;
    }
  }

  return async (webhook, owner, latest) => {
    const { id, position: stored } = webhook;
    const known = scanned.get(id);
    const after = known?.stored === stored ? known.next : stored;
    if (after === latest) return false;
    const room = maximumPending - (await countPending(store.read, id));
    if (room <= 0) return false;
    const eventTypes = JSON.parse(webhook.event_types) as readonly string[];
    const selected = (type: string): boolean => selectsType(eventTypes, type);
    const visible = visibleTypes(owner);
    const page = await readChanges(store.read, {
      types: visible.types.filter(selected),
      ownedTypes: visible.ownedTypes.filter(selected),
      ownerTypes: visible.ownerTypes,
      after,
      limit: Math.min(pageSize, room),
    });
    const isLost = after < page.start || after > page.latest;
    const selectedChanges = page.changes.filter(
      ({ targetType, targetId, kind }) =>
        selects(eventTypes, targetType, kind) &&
        // The feed contains the creation of the webhook after its position.
        !(kind === "created" && targetType === "Webhook" && targetId === id),
    );
    const changes = await filtered(webhook, owner, selectedChanges);
    if (changes === null) {
      await store.transaction((transaction) => disableWebhook(transaction, id, "filter", now()));
      return false;
    }
    if (!isLost && changes.length === 0) {
      const time = now().getTime();
      const since = known?.stored === stored ? known.since : time;
      scanned.set(id, { next: page.next, stored, since });
      if (time - since < storePositionMilliseconds) return page.next < page.latest;
    }
    const isCopied = await store.transaction(async (transaction) => {
      // Another process can have disabled or copied in the meantime.
      const moved = await transaction.db
        .updateTable("webhooks")
        .set({ position: page.next })
        .where("id", "=", id)
        .where("position", "=", stored)
        .where("enabled", "=", true)
        .returning("id")
        .executeTakeFirst();
      if (moved === undefined) return false;
      if (isLost) await requireSync(transaction, id, now());
      else
        await insertDeliveries(
          transaction,
          id,
          now(),
          changes.map((change) => changeEvent(owner, change)),
        );
      return true;
    });
    scanned.delete(id);
    return !isCopied || isLost || page.next < page.latest;
  };
}

function changeEvent(owner: Principal, change: FeedChange): WebhookEvent {
  const { sequence, kind, targetType, targetId, datetime, userId } = change;
  return {
    type: eventType(targetType, kind),
    datetime,
    target: { type: targetType, id: targetId },
    data: {
      sequence,
      kind,
      // The feed contains only resources of the contract.
      target: iri(targetType as ResourceName, targetId),
      target_type: targetType,
      target_id: targetId,
      datetime: apiDate(datetime),
      ...(userId !== null && owner.can("users.read") && { user: iri("User", userId) }),
    },
  };
}
