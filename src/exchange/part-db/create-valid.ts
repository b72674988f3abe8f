/** Creates copied entities without the values that violate a rule, if they are useful without them. */
import { sql } from "kysely";
import { Problem, type Violation } from "../../util/errors.ts";
import type { LogEntry } from "../../history/log-entry.ts";
import { isObject } from "../../util/is-object.ts";
import { createEntity, type Creatable, type WriteBatch } from "../../inventory/operations/create-entity.ts";
import { asWriteProblem } from "../../inventory/operations/write.ts";
import { isEssential, type LeftOutValue } from "./bodies.ts";

interface CreatedEntity {
  readonly id: number;
  readonly leftOut: readonly LeftOutValue[];
  readonly log: readonly LogEntry[];
}

/**
 * Creates an entity. Values that violate a rule are removed from the body.
 * @param onRollback called after an attempt has failed and its changes were undone
 * @returns the reason, if the entity cannot be created
 */
export async function createValid(
  batch: WriteBatch,
  resource: Creatable,
  body: Record<string, unknown>,
  onRollback: () => void,
): Promise<string | CreatedEntity> {
  const leftOut: LeftOutValue[] = [];
  for (;;) {
    const result = await attempt(batch, resource, body, onRollback);
    if ("id" in result) return { ...result, leftOut };
    const removed = result.filter(
      ({ propertyPath }) => !isEssential(resource, rootOf(propertyPath)) && removeFrom(body, propertyPath),
    );
    leftOut.push(...removed.map(asLeftOut));
    if (removed.length < result.length) {
      const rest = result.filter((violation) => !removed.includes(violation)).map(asLeftOut);
      return [...leftOut, ...rest].map(leftOutText).join(" ");
    }
  }
}

export function leftOutText({ property, reason }: LeftOutValue): string {
  return property === "" ? reason : `${property}: ${reason}`;
}

function asLeftOut({ propertyPath, message }: Violation): LeftOutValue {
  return { property: propertyPath, reason: message };
}

async function attempt(
  batch: WriteBatch,
  resource: Creatable,
  body: Record<string, unknown>,
  onRollback: () => void,
): Promise<Omit<CreatedEntity, "leftOut"> | readonly Violation[]> {
  const { transaction } = batch;
  const { db } = transaction;
  await sql`savepoint entity`.execute(db);
  try {
    const saved = await createEntity(batch, resource, body);
    await sql`release savepoint entity`.execute(db);
    return saved;
  } catch (thrown) {
    const error = asWriteProblem(thrown);
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    await sql`rollback to savepoint entity`.execute(db);
    await sql`release savepoint entity`.execute(db);
    onRollback();
    return error.violations ?? [{ propertyPath: "", message: error.detail, code: "invalid" }];
  }
}

function rootOf(propertyPath: string): string {
  return propertyPath.replace(/[.[].*$/s, "");
}

/** Removes a property, or a member of a value object. Returns false if the body does not contain it. */
function removeFrom(body: Record<string, unknown>, propertyPath: string): boolean {
  const [property = "", member] = propertyPath.split(".");
  const value = body[property];
  if (member !== undefined && isObject(value) && member in value) {
    const { [member]: _, ...rest } = value;
    body[property] = rest;
    return true;
  }
  if (!(property in body)) return false;
  Reflect.deleteProperty(body, property);
  return true;
}
