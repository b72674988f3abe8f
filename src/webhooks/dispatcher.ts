/**
 * Sends the deliveries of webhooks. Only one process at a time has the lock and sends. Each webhook has its own limit of
 * simultaneous attempts, so a slow receiver delays no other.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "../http/handler.ts";
import type { ProcessLock, Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { ChangeNotifier } from "../history/change-notifier.ts";
import { readLatestSequence } from "../history/read-changes.ts";
import type { VisibleTypes } from "../history/read-changes.ts";
import type { PermissionChainReader } from "../identity/permission-chain.ts";
import type { Principal } from "../identity/principal.ts";
import { attemptDelivery, untilTime, type AttemptContext } from "./attempt-delivery.ts";
import { createCopyChanges } from "./copy-changes.ts";
import type { ListFilters } from "./copy-changes.ts";
import { readOwner } from "./owner.ts";
import type { WebhookSecrets } from "./secrets.ts";
import type { AttemptResult, Send } from "./send.ts";
import { createSettle } from "./settle.ts";
import { disableWebhook, dueDeliveries, enabledWebhooks, nextAttempt } from "./subscriptions.ts";
import type { Subscription } from "./subscriptions.ts";

export interface Dispatcher {
  /** Looks for deliveries soon. Neither throws nor blocks. */
  wake(): void;
  /** Waits a second for attempts in progress, aborts them, and releases the lock. Aborted attempts are repeated later. */
  close(): Promise<void>;
}

export interface DispatcherOptions {
  readonly store: Store;
  readonly tryLock: () => Promise<ProcessLock | null>;
  readonly notifier: Pick<ChangeNotifier, "wait">;
  readonly visibleTypes: (principal: Principal) => VisibleTypes;
  readonly listFilters: ListFilters;
  readonly permissionChainOf: PermissionChainReader;
  readonly secrets: WebhookSecrets;
  readonly send: Send;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "info" | "warn">;
  readonly onAttempt?: (result: AttemptResult) => void;
  readonly firstDelayMilliseconds?: number;
  /** How often a process without the lock tries to get it. */
  readonly lockRetryMilliseconds?: number;
  readonly random?: () => number;
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

export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { store, notifier, now, logger, lockRetryMilliseconds = 5000 } = options;
  /** Aborted when the dispatcher starts no more attempts. */
  const closing = new AbortController();
  /** Aborted when attempts in progress are interrupted. */
  const stopping = new AbortController();
  const copyChanges = createCopyChanges(options);
  const settle = createSettle({ firstDelayMilliseconds: 5000, random: Math.random, ...options });
  const context: AttemptContext = { ...options, settle, stopping: stopping.signal };
  /** The deliveries whose attempts are in progress, by webhook. */
  const sending = new Map<number, Map<number, Promise<void>>>();
  let lock: ProcessLock | null = null;
  let isAwake = false;
  let wakeUp = (): void => undefined;

  function wake(): void {
    isAwake = true;
    wakeUp();
  }

  /** Waits until `wake` is called, a change after `latest` is committed, or the time is over. */
  async function sleep(milliseconds: number, latest: number | null): Promise<void> {
    if (isAwake || closing.signal.aborted) {
      isAwake = false;
      return;
    }
    const ended = new AbortController();
    await new Promise<void>((resolve) => {
      wakeUp = resolve;
      const timer = setTimeout(resolve, milliseconds).unref();
      ended.signal.addEventListener("abort", () => clearTimeout(timer));
      if (latest === null) return;
      void notifier.wait(latest, ended.signal, milliseconds).then((hasChanged) => hasChanged && resolve());
    });
    wakeUp = () => undefined;
    isAwake = false;
    ended.abort();
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await runOnce();
      } catch (error) {
        logger.warn({ err: error }, "Sending webhooks failed. Trying again.");
        await sleep(idleMilliseconds.afterError, null);
      }
    }
    const timer = setTimeout(() => stopping.abort(), closeMilliseconds);
    await Promise.all([...sending.values()].flatMap((attempts) => [...attempts.values()]));
    clearTimeout(timer);
    await lock?.release();
  }

  async function runOnce(): Promise<void> {
    const webhooks = await store.read.run(enabledWebhooks, {});
    if (webhooks.length === 0 || lock?.isHeld() === false) {
      await lock?.release();
      lock = null;
    }
    if (webhooks.length === 0) return sleep(idleMilliseconds.withoutWebhooks, null);
    if (lock === null) {
      lock = await options.tryLock();
      if (lock === null) return sleep(lockRetryMilliseconds, null);
      logger.info({ webhooks: webhooks.length }, "This process sends webhooks.");
    }
    const latest = await readLatestSequence(store.read);
    const owners = new Map<number, Principal | null>();
    let hasMore = false;
    let wait = pollMilliseconds;
    for (const webhook of webhooks) {
      const owner = await ownerOf(webhook, owners);
      if (owner === null) {
        await store.transaction((transaction) => disableWebhook(transaction, webhook.id, "user", now()));
        continue;
      }
      if (await copyChanges(webhook, owner, latest)) hasMore = true;
      wait = Math.min(wait, await startAttempts(webhook, owner));
    }
    if (!hasMore) await sleep(wait, latest);
  }

  async function ownerOf(
    { user_id: id }: Subscription,
    known: Map<number, Principal | null>,
  ): Promise<Principal | null> {
    if (id === null) return null;
    const owner = known.get(id) ?? (await readOwner(store.read, options.permissionChainOf, id));
    known.set(id, owner);
    return owner;
  }

  /** Starts the attempts that are due, and returns the time until the next one is due, in milliseconds. */
  async function startAttempts(webhook: Subscription, owner: Principal): Promise<number> {
    const time = now();
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
      const attempted = attemptDelivery({ id: webhook.id, owner, delivery }, context)
        .catch(async (error: unknown) => {
          logger.warn({ err: error, delivery: delivery.id }, "The result of a delivery could not be stored.");
          // The delivery is still due. Without a pause, it would be sent continuously, for example if the disk is full.
          await delay(unstoredMilliseconds, undefined, { signal: closing.signal }).catch(() => undefined);
        })
        .finally(() => {
          running.delete(delivery.id);
          if (running.size === 0) sending.delete(webhook.id);
          wake();
        });
      running.set(delivery.id, attempted);
    }
    if (free.length > 0) return Infinity;
    const [next] = await store.read.run(nextAttempt, values);
    return next === undefined || next.time === null ? Infinity : untilTime(next.time, time);
  }

  const running = run();
  return {
    wake,
    async close() {
      closing.abort();
      wakeUp();
      await running;
    },
  };
}
