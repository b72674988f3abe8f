/**
 * Sends the deliveries of webhooks. Only one process at a time has the lock and sends. Each webhook has its own limit of
 * simultaneous attempts, so a slow receiver delays no other.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "../http/handler.ts";
import type { ProcessLock, Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { ChangeNotifier } from "../history/change-notifier.ts";
import { readLatestSequence, type VisibleTypes } from "../history/read-changes.ts";
import type { Principal } from "../identity/principal.ts";
import type { UserPrincipalReader } from "../identity/user-principal.ts";
import { attemptDelivery, untilTime } from "./attempt-delivery.ts";
import { createCopyChanges, type ListFilters } from "./copy-changes.ts";
import type { WebhookSecrets } from "./secrets.ts";
import type { AttemptResult, Send } from "./send.ts";
import { createSettle } from "./settle.ts";
import {
  disableWebhook,
  dueDeliveries,
  enabledWebhooks,
  nextAttempt,
  type Subscription,
} from "./subscriptions.ts";

export interface Dispatcher {
  /** Looks for deliveries soon. Neither throws nor blocks. */
  wake(): void;
  /** Waits a second for attempts in progress, aborts them, and releases the lock. Aborted attempts are repeated later. */
  close(): Promise<void>;
}

interface DispatcherOptions {
  readonly store: Store;
  readonly tryLock: () => Promise<ProcessLock | null>;
  readonly notifier: Pick<ChangeNotifier, "wait">;
  readonly visibleTypes: (principal: Principal) => VisibleTypes;
  readonly listFilters: ListFilters;
  readonly principalOf: UserPrincipalReader;
  readonly secrets: WebhookSecrets;
  readonly send: Send;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "info" | "warn">;
  readonly onAttempt?: (result: AttemptResult) => void;
  readonly firstDelayMilliseconds?: number;
  /** How often a process without the lock tries to get it. */
  readonly lockRetryMilliseconds?: number;
}

/** The maximum number of simultaneous attempts of a webhook. A webhook whose last attempt failed has one. */
const attemptsPerWebhook = 4;

/** How often a process looks for new webhooks, and how long it waits after an error. */
const idleMilliseconds = { withoutWebhooks: 30_000, afterError: 1000 };

/** How often the process with the lock looks for deliveries that another process has created. */
const pollMilliseconds = 2000;

/** How long a delivery waits if the result of its attempt could not be stored. */
const unstoredMilliseconds = 30_000;

/** How long attempts in progress can take until they are aborted because the service stops. */
const closeMilliseconds = 1000;

interface DispatcherContext extends DispatcherOptions {
  readonly copyChanges: ReturnType<typeof createCopyChanges>;
  readonly settle: ReturnType<typeof createSettle>;
  /** Aborted when the dispatcher starts no more attempts. */
  readonly closing: AbortController;
  /** Aborted when attempts in progress are interrupted. */
  readonly stopping: AbortController;
  /** The deliveries whose attempts are in progress, by webhook. */
  readonly sending: Map<number, Map<number, Promise<void>>>;
  lock: ProcessLock | null;
  /** Aborted to end the current wait, or the next one. */
  waiting: AbortController;
}

export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const context: DispatcherContext = {
    ...options,
    copyChanges: createCopyChanges(options),
    settle: createSettle({ firstDelayMilliseconds: 5000, ...options }),
    closing: new AbortController(),
    stopping: new AbortController(),
    sending: new Map(),
    lock: null,
    waiting: new AbortController(),
  };
  const running = run(context);
  return {
    wake: () => context.waiting.abort(),
    async close() {
      context.closing.abort();
      context.waiting.abort();
      await running;
    },
  };
}

/** Waits until `wake` is called, a change after `latest` is committed, or the time is over. */
async function sleep(context: DispatcherContext, milliseconds: number, latest: number | null): Promise<void> {
  const { notifier, waiting } = context;
  const { signal } = waiting;
  const time = delay(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  if (latest !== null)
    void notifier.wait(latest, signal, milliseconds).then((hasChanged) => hasChanged && waiting.abort());
  await time;
  waiting.abort();
  context.waiting = new AbortController();
}

async function run(context: DispatcherContext): Promise<void> {
  const { closing, stopping, sending, logger } = context;
  while (!closing.signal.aborted) {
    try {
      await runOnce(context);
    } catch (error) {
      logger.warn({ err: error }, "Sending webhooks failed. Trying again.");
      await sleep(context, idleMilliseconds.afterError, null);
    }
  }
  const timer = setTimeout(() => stopping.abort(), closeMilliseconds);
  await Promise.all([...sending.values()].flatMap((attempts) => [...attempts.values()]));
  clearTimeout(timer);
  await context.lock?.release();
}

async function runOnce(context: DispatcherContext): Promise<void> {
  const { store, logger, lockRetryMilliseconds = 5000 } = context;
  const webhooks = await store.read.run(enabledWebhooks, {});
  if (webhooks.length === 0 || context.lock?.isHeld() === false) {
    await context.lock?.release();
    context.lock = null;
  }
  if (webhooks.length === 0) return sleep(context, idleMilliseconds.withoutWebhooks, null);
  if (context.lock === null) {
    context.lock = await context.tryLock();
    if (context.lock === null) return sleep(context, lockRetryMilliseconds, null);
    logger.info({ webhooks: webhooks.length }, "This process sends webhooks.");
  }
  const latest = await readLatestSequence(store.read);
  const owners = new Map<number, Principal>();
  let hasMore = false;
  let wait = pollMilliseconds;
  for (const webhook of webhooks) {
    const { user_id: user } = webhook;
    const owner = user === null ? null : (owners.get(user) ?? (await readOwner(context, user)));
    if (user === null || owner === null) {
      await store.transaction((transaction) =>
        disableWebhook(transaction, webhook.id, "user", context.now()),
      );
      continue;
    }
    owners.set(user, owner);
    if (await context.copyChanges(webhook, owner, latest)) hasMore = true;
    wait = Math.min(wait, await startAttempts(context, webhook, owner));
  }
  if (!hasMore) await sleep(context, wait, latest);
}

/** Returns the user as a principal without a scope limit. Returns null unless the user can manage webhooks. */
async function readOwner(
  { store, principalOf }: DispatcherContext,
  userId: number,
): Promise<Principal | null> {
  const owner = await principalOf(store.read, { userId, scope: null, tokenId: null, client: null });
  return owner?.can("system.manage_webhooks") === true ? owner : null;
}

/** Starts the attempts that are due, and returns the time until the next one is due, in milliseconds. */
async function startAttempts(
  context: DispatcherContext,
  webhook: Subscription,
  owner: Principal,
): Promise<number> {
  const { store, sending, logger, closing } = context;
  const time = context.now();
  const running = sending.get(webhook.id) ?? new Map<number, Promise<void>>();
  const pause = untilTime(webhook.paused_until, time);
  if (pause > 0) return pause;
  const room = (webhook.failing_since === null ? attemptsPerWebhook : 1) - running.size;
  if (room <= 0) return Infinity;
  const values = { webhook: webhook.id, now: timestamp(time) };
  // The deliveries in progress are pending too. An attempt can end while this statement runs, which then still returns
  // its delivery.
  const started = new Set(running.keys());
  const due = await store.read.run(dueDeliveries, { ...values, limit: room + started.size });
  const free = due.filter(({ id }) => !started.has(id)).slice(0, room);
  for (const delivery of free) {
    sending.set(webhook.id, running);
    const attempted = attemptDelivery(
      { id: webhook.id, owner, delivery },
      { ...context, stopping: context.stopping.signal },
    )
      .catch(async (error: unknown) => {
        logger.warn({ err: error, delivery: delivery.id }, "The result of a delivery could not be stored.");
        // The delivery is still due. Without a pause, it would be sent continuously, for example if the disk is full.
        await delay(unstoredMilliseconds, undefined, { signal: closing.signal }).catch(() => undefined);
      })
      .finally(() => {
        running.delete(delivery.id);
        if (running.size === 0) sending.delete(webhook.id);
        context.waiting.abort();
      });
    running.set(delivery.id, attempted);
  }
  if (free.length > 0) return Infinity;
  const [next] = await store.read.run(nextAttempt, values);
  return next === undefined || next.time === null ? Infinity : untilTime(next.time, time);
}
