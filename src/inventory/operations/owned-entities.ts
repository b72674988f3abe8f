/**
 * What is different about attachments and parameters: each belongs to an element, whose permissions count, which
 * requests name by `element`, and whose version rises with theirs. For all other resources this does nothing.
 */
import { sql } from "kysely";
import type { ResourceName } from "../../../generated/resources.ts";
import type { ApiRequest } from "../../contract/handler.ts";
import type { Reader } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import { problem } from "../../errors.ts";
import type { Definition } from "../../representation/definition.ts";
import { definitionOf } from "../../representation/definition.ts";
import { parseIri } from "../../representation/iri.ts";
import type { OwnerName } from "../entities/owners.ts";
import { ownerNames, owners, ownerOf } from "../entities/owners.ts";
import { referencedId } from "../writing/body-values.ts";
import type { Body, Columns, Owner, Row, WriteContext } from "../writing/change.ts";
import { anyDatabase, rowById } from "../writing/rows.ts";
import type { ElementOperation } from "../../identity/element-groups.ts";
import { requireElementPermission } from "./element-permission.ts";

type Element = { readonly resource: ResourceName; readonly id: number };
type OwnerWithId = { readonly resource: OwnerName; readonly id: number };

export interface Belonging {
  readonly owned: boolean;
  /** What PUT sets where the request leaves it out. */
  readonly defaults: Body;
  /** Throws 404 where there is no such entity, 403 where its element does not allow one of the operations. */
  authorize(
    request: ApiRequest,
    reader: Reader,
    id: number,
    ...operations: readonly ElementOperation[]
  ): Promise<void>;
  authorizeRow(request: ApiRequest, row: Row, operation: ElementOperation): void;
  ownerOf(row: Row): Element | null;
  /** The element that a new entity is to belong to; faults land in the context. */
  ownerOfNew(context: WriteContext, request: ApiRequest, body: Body): Promise<OwnerWithId | null>;
  /** The element that a changed entity is to belong to. */
  ownerAfter(context: WriteContext, request: ApiRequest, body: Body, row: Row): Promise<OwnerWithId | null>;
  /** The foreign key that says so. */
  columnsOf(owner: OwnerWithId | null): Columns;
  touch(context: WriteContext, element: Element | null): Promise<void>;
}

/** How entities of this resource belong to others. */
export function belongingOf(definition: Definition): Belonging {
  return definition.owners === undefined ? independent : ownedBy(definition);
}

const independent: Belonging = {
  owned: false,
  defaults: {},
  authorize: () => Promise.resolve(),
  authorizeRow: () => undefined,
  ownerOf: () => null,
  ownerOfNew: () => Promise.resolve(null),
  ownerAfter: () => Promise.resolve(null),
  columnsOf: () => ({}),
  touch: () => Promise.resolve(),
};

function ownedBy(definition: Definition): Belonging {
  const columns = Object.entries(definition.owners ?? {}) as [ResourceName, string][];
  // Unlike `ownerOf`, this knows users too: they own pictures, but nothing can be given to them here.
  const elementOf = (row: Row): Element | null => {
    for (const [resource, column] of columns) {
      const id = row[column];
      if (typeof id === "number") return { resource, id };
    }
    return null;
  };
  const authorizeRow = (request: ApiRequest, row: Row, operation: ElementOperation): void => {
    const element = elementOf(row);
    if (element === null) throw new Error(`${definition.name} ${String(row["id"])} belongs to nothing`);
    requireElementPermission(request.principal, element.resource, operation);
  };
  return {
    owned: true,
    defaults: definition.name === "Attachment" ? { show_in_table: false } : {},
    async authorize(request, reader, id, ...operations) {
      const row = await rowById(reader, definition, id);
      if (row === null) throw problem("not-found");
      for (const operation of operations) authorizeRow(request, row, operation);
    },
    authorizeRow,
    ownerOf: elementOf,
    ownerOfNew(context, request, body) {
      return namedOwner(context, request, body, null);
    },
    async ownerAfter(context, request, body, row) {
      const present = ownerOf(row);
      if (!("element" in body) && !("_type" in body)) return present;
      const owner = "element" in body ? await namedOwner(context, request, body, present) : present;
      checkKind(context, body, present);
      if (owner === null || present === null) return present;
      if (owner.resource !== present.resource) {
        context.violations.push({
          propertyPath: "element",
          message: `This belongs to a ${present.resource}; it can only move to another one.`,
          code: "other-kind-of-element",
        });
        return present;
      }
      return owner;
    },
    columnsOf: (owner) => (owner === null ? {} : { [owners[owner.resource]]: owner.id }),
    touch: touchElement,
  };
}

/** `_type`, where it is sent, must be the kind of the element. */
function checkKind(context: WriteContext, body: Body, owner: Owner | null): void {
  const kind = body["_type"];
  if (typeof kind !== "string" || owner === null || kind === owner.resource) return;
  context.violations.push({
    propertyPath: "_type",
    message: `The element is a ${owner.resource}, not a ${kind}.`,
    code: "wrong-type",
  });
}

/** The element that `element` names; `present` decides the kind where only an `id` is sent. */
async function namedOwner(
  context: WriteContext,
  request: ApiRequest,
  body: Body,
  present: OwnerWithId | null,
): Promise<OwnerWithId | null> {
  const { element } = body;
  const named = elementNamed(element, kindOf(body, present));
  if (named === null) {
    const message = `Invalid IRI ${JSON.stringify(element)}: expected that of an element, such as "/api/parts/1".`;
    context.malformed.push({ propertyPath: "element", message, code: "invalid-iri" });
    return null;
  }
  // Before the look-up, so that a refusal does not tell what exists.
  requireElementPermission(request.principal, named.resource, "edit");
  const row = await rowById(context.transaction, definitionOf(context.definitions, named.resource), named.id);
  if (row === null) {
    const message = `Item not found for ${JSON.stringify(element)}.`;
    context.malformed.push({ propertyPath: "element", message, code: "not-found" });
    return null;
  }
  if (present === null) checkKind(context, body, named);
  return named;
}

function kindOf(body: Body, present: OwnerWithId | null): OwnerName | null {
  const kind = ownerNames.find((name) => name === body["_type"]);
  return kind ?? present?.resource ?? null;
}

function elementNamed(element: unknown, kind: OwnerName | null): OwnerWithId | null {
  const text = typeof element === "string" ? element : (element as { "@id"?: unknown } | null)?.["@id"];
  if (typeof text === "string") {
    const parsed = parseIri(text);
    const resource = ownerNames.find((name) => name === parsed?.resource);
    return parsed === null || resource === undefined ? null : { resource, id: parsed.id };
  }
  const id = kind === null ? null : referencedId(kind, element);
  return id === null || kind === null ? null : { resource: kind, id };
}

/** A change of an attachment or a parameter shows in its element: new version, new date of change. */
async function touchElement(
  context: WriteContext,
  element: { readonly resource: string; readonly id: number } | null,
): Promise<void> {
  if (element === null) return;
  const { table } = definitionOf(context.definitions, element.resource);
  await anyDatabase(context.transaction)
    .updateTable(table)
    .set({ version: sql`version + 1`, last_modified: timestamp(context.now) })
    .where("id", "=", element.id)
    .execute();
}
