/** Sends one delivery of a webhook, and stores the result of the attempt. */
import type { Store } from "../database/store.ts";
import { instantOf } from "../database/timestamp.ts";
import type { VisibleTypes } from "../history/read-changes.ts";
import type { Principal } from "../identity/principal.ts";
import { cancelDelivery } from "./deliveries.ts";
import type { WebhookSecrets } from "./secrets.ts";
import type { AttemptResult, Send } from "./send.ts";
import type { createSettle } from "./settle.ts";
import { signedHeaders } from "./signature.ts";
import { enabledWebhook, type PendingDelivery, type Subscription } from "./subscriptions.ts";

export interface AttemptContext {
  readonly store: Store;
  readonly visibleTypes: (principal: Principal) => VisibleTypes;
  readonly secrets: WebhookSecrets;
  readonly send: Send;
  readonly settle: ReturnType<typeof createSettle>;
  readonly now: () => Date;
  readonly onAttempt?: (result: AttemptResult) => void;
  /** Aborted when attempts in progress are interrupted. */
  readonly stopping: AbortSignal;
}

interface Attempt {
  readonly id: number;
  readonly owner: Principal;
  readonly delivery: PendingDelivery;
}

/** Sends a delivery and stores the result. An interrupted attempt stores none, so that it is repeated. */
export async function attemptDelivery(
  { id, owner, delivery }: Attempt,
  context: AttemptContext,
): Promise<void> {
  const { store, now, stopping } = context;
  // Its URL or secret can have changed, or it was disabled, before the change that is delivered.
  const [webhook] = await store.read.run(enabledWebhook, { id });
  if (webhook === undefined) return;
  const startedAt = now();
  const started = performance.now();
  const visible = context.visibleTypes(owner);
  const { target_type: type } = delivery;
  if (type !== null && !visible.types.includes(type) && !visible.ownedTypes.includes(type))
    return cancelDelivery(store, delivery.id, notPermitted);
  const result = await sendSigned(webhook, delivery, startedAt, context);
  // An interrupted attempt is repeated by the process that gets the lock.
  if (stopping.aborted && !result.succeeded) return;
  context.onAttempt?.(result);
  const duration = performance.now() - started;
  await context.settle({ webhook: id, delivery, result, startedAt, now: now(), duration });
}

async function sendSigned(
  webhook: Subscription,
  { message_id: id, payload: body }: PendingDelivery,
  sentAt: Date,
  { secrets, send, stopping }: AttemptContext,
): Promise<AttemptResult> {
  const stored = [webhook.secret];
  const { previous_secret: previous, previous_secret_until: until } = webhook;
  if (previous !== null && untilTime(until, sentAt) > 0) stored.push(previous);
  const keys = stored.flatMap((each) => secrets.decrypt(each) ?? []);
  if (keys.length === 0)
    return notSent(
      "The secret cannot be decrypted, because the key of the server was lost. Rotate the secret.",
    );
  const headers = signedHeaders({ id, sentAt, body }, keys);
  return send({ url: webhook.url, headers, body }, stopping);
}

const notPermitted = "The user of the webhook no longer has the permission to read the element.";

function notSent(error: string): AttemptResult {
  return { succeeded: false, status: null, body: null, error, retryAfter: null };
}

/** Returns the milliseconds until a stored time, or 0 if it is null or over. */
export function untilTime(time: string | null, now: Date): number {
  return time === null ? 0 : Math.max(0, instantOf(time).getTime() - now.getTime());
}
