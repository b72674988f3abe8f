/** Signs deliveries as specified by Standard Webhooks (https://www.standardwebhooks.com). */
import { createHmac } from "node:crypto";
import { signingKey } from "./secrets.ts";

interface Message {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/** @param secrets the current secret, and the previous one for some time after a rotation */
export function signedHeaders({ id, sentAt, body }: Message, secrets: readonly string[]) {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const digest = createHmac("sha256", signingKey(secret)).update(`${id}.${timestamp}.${body}`);
    return `v1,${digest.digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
