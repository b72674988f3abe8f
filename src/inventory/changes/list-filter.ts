/**
 * Filters changed elements by lists such as `/api/parts?category=5++`. `visible-types.ts` determines the elements that a
 * user can read at all.
 */
import { sql } from "kysely";
import { operations } from "../../../generated/operations.ts";
import { requestComponents, type ResourceName } from "../../../generated/resources.ts";
import { contractValidation } from "../../http/validation/contract-validation.ts";
import { createAuthorization, createQueryAuthorization } from "../../http/pipeline/authorize.ts";
import { createParameterCheck, parseQuery } from "../../http/request/parameters.ts";
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot, type SlotValues } from "../../database/prepared.ts";
import { malformed, type Violation } from "../../util/errors.ts";
import type { Principal } from "../../identity/principal.ts";
import { memoize } from "../../util/memoize.ts";
import type { MemoryCache } from "../../util/memory-cache.ts";
import { queryCache } from "../../query/compiled-cache.ts";
import { listParameters, parseListRequest, type NamedCondition } from "../../query/list-request.ts";
import { conditionsShape, conditionsSql, conditionValues } from "../../query/list-statements.ts";
import { definitionOf, type Definitions } from "../../representation/definition.ts";
import type { ListFilters } from "../../webhooks/copy-changes.ts";
import { eventResource } from "../../webhooks/event-types.ts";
import { fieldBindings } from "../operations/field-bindings.ts";

interface ListFilter {
  readonly resource: ResourceName;
  readonly table: string;
  readonly conditions: readonly NamedCondition[];
  /** @throws {Problem} 403 if the principal must not read this list */
  readonly authorize: (principal: Principal) => void;
}

/**
 * Creates the function that parses the path of a list with filters.
 *
 * The function throws a 400 that lists all violations.
 */
export function createListFilterParser(definitions: Definitions): (text: string) => ListFilter {
  const lists = memoize((path: string) => ({ list: filterableList(definitions, path) }));
  return (text) => {
    const end = text.indexOf("?");
    const path = end < 0 ? text : text.slice(0, end);
    const { list } = lists(path);
    if (list === null) throw violation(`This is not a list of elements with events. ${example}`);
    const { check, filterNames, parse, ...rest } = list;
    const { query, searchParams } = parseQuery(check, end < 0 ? "" : text.slice(end + 1));
    const others = [...new Set(searchParams.keys())].filter(
      (name) => !filterNames.has(name.replace(/\[\d*\]$/, "")) && !filterNames.has(name),
    );
    if (others.length > 0) throw malformed(others.map(notFilter));
    const { conditions } = parse(query, searchParams);
    if (conditions.length === 0) throw violation(`The list has no filters. ${example}`);
    return {
      ...rest,
      conditions,
      authorize: (principal) => {
        list.authorize(principal);
        list.authorizeQuery(principal, searchParams);
      },
    };
  };
}

const example = 'Send the path of a list with filters, such as "/api/parts?category=5++".';

function violation(message: string) {
  return malformed([{ propertyPath: "", message, code: "invalid" }]);
}

function notFilter(name: string): Violation {
  const message = "This parameter is not a filter. Remove it.";
  return { propertyPath: name, message, code: "invalid-parameter" };
}

/** Returns the list with this path, or null if there is none or its elements have no events. */
function filterableList(definitions: Definitions, path: string) {
  const { enum: events } = requestComponents["WebhookEventType"] as { readonly enum: readonly string[] };
  const operation = operations.find((each) => each.role === "list" && each.path === path);
  if (operation === undefined || !events.includes(`${eventResource(operation.resource ?? "")}.*`))
    return null;
  const { parameters } = operation;
  // Lists of other resources have no events.
  const definition = definitionOf(definitions, operation.resource as ResourceName);
  const { name: resource, table } = definition;
  const bound = listParameters(table, fieldBindings(definitions, definition, parameters), parameters, []);
  return {
    resource,
    table,
    check: createParameterCheck(operation, contractValidation),
    filterNames: new Set(bound.filters.map(({ parameter }) => parameter.name)),
    parse: (query: Readonly<Record<string, unknown>>, searchParams: URLSearchParams) =>
      parseListRequest(bound, query, searchParams),
    authorize: createAuthorization(operation),
    authorizeQuery: createQueryAuthorization(operation),
  };
}

/**
 * Creates the filters, which run one statement per list. They throw a 400 if a path is not valid, and a 403 if the
 * principal must not read the list.
 */
export function createListFilters({
  definitions,
  cache,
}: {
  readonly definitions: Definitions;
  readonly cache: MemoryCache;
}): ListFilters {
  const parse = createListFilterParser(definitions);
  const statements = queryCache<{ readonly id: number }>(cache);
  return async (reader, principal, lists, elements) => {
    const listed = new Map<string, Set<number>>();
    for (const { resource, table, conditions, authorize } of lists.map(parse)) {
      authorize(principal);
      const found = listed.get(resource) ?? new Set();
      listed.set(resource, found);
      const ids = elements.flatMap(({ targetType, targetId }) => (targetType === resource ? [targetId] : []));
      if (ids.length === 0) continue;
      const statement = statements(`${table}|${conditionsShape(conditions)}`, () =>
        prepared((_db, slot: Slot<SlotValues>, dialect) => {
          const passing = sql.join(conditionsSql(conditions, slot, dialect), sql` and `);
          const changed = idList(dialect, `${table}.id`, sql`${slot("ids")}`);
          return sql`select id from ${sql.table(table)} where ${changed} and ${passing}`;
        }),
      );
      const rows = await reader.run(statement, { ids, ...conditionValues(conditions) });
      for (const { id } of rows) found.add(id);
    }
    return ({ targetType, targetId }) => listed.get(targetType)?.has(targetId) ?? true;
  };
}
