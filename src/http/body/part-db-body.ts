/**
 * Adapts request bodies of Part-DB clients to the contract, before they are validated: removes unknown properties,
 * converts dates and trims codes. `ignored-properties.ts` removes the properties that the contract ignores in every mode.
 */
import { codePattern, trimCode } from "../../database/code-text.ts";
import { isObject } from "../../util/is-object.ts";
import { memoize } from "../../util/memoize.ts";
import type { IgnoredNames } from "../validation/ignored-names.ts";
import type { RequestSchemas } from "./ignored-properties.ts";
import type { JsonSchema, Schemas } from "../operation.ts";
import { isoDate } from "./part-db-date.ts";
import { propertyPath } from "../validation/property-path.ts";
import { propertyNames, propertySchema, resolveSchema } from "../validation/schemas.ts";

/** Adapts a body in place, and adds the paths of removed properties to `ignored`. */
export type AdaptBody = (schemaName: string, body: unknown, ignored: IgnoredNames) => void;

/** The properties of a schema. `known` is null if the schema accepts unknown properties. */
interface SchemaProperties {
  readonly known: ReadonlySet<string> | null;
  readonly dates: readonly string[];
  readonly codes: readonly string[];
}

/** Creates the function. The properties of each schema are determined on first use. */
export function createAdaptBody(schemas: Schemas, requestSchemas: RequestSchemas): AdaptBody {
  const propertiesOf = memoize((schemaName: string): SchemaProperties => {
    const schema = schemas[schemaName] ?? {};
    const names = propertyNames(schema, schemas);
    const having = (keyword: string, value: string): readonly string[] =>
      names.filter((name) => {
        const property = propertySchema(schema, name, schemas);
        return property !== null && resolveSchema(property, schemas)[keyword] === value;
      });
    return {
      known: rejectsUnknown(schema, schemas) ? new Set(names) : null,
      dates: having("format", "date-time"),
      codes: having("pattern", codePattern),
    };
  });

  function adapt(
    schemaName: string,
    value: unknown,
    ignored: IgnoredNames,
    steps: readonly (string | number)[],
  ): void {
    if (!isObject(value)) return;
    const object = value as Record<string, unknown>;
    const { known, dates, codes } = propertiesOf(schemaName);
    if (known !== null) {
      for (const name of Object.keys(object)) {
        if (known.has(name)) continue;
        delete object[name];
        ignored.add(propertyPath([...steps, name]));
      }
    }
    for (const name of dates) {
      const date = object[name];
      if (typeof date === "string") object[name] = isoDate(date);
    }
    for (const name of codes) {
      const code = object[name];
      if (typeof code === "string") object[name] = trimCode(code);
    }
    const nested = requestSchemas[schemaName]?.nested ?? {};
    for (const property in nested) {
      if (!Object.hasOwn(object, property)) continue;
      const name = nested[property] ?? "";
      const member = object[property];
      if (!Array.isArray(member)) adapt(name, member, ignored, [...steps, property]);
      else
        for (const [index, item] of member.entries()) adapt(name, item, ignored, [...steps, property, index]);
    }
  }

  return (schemaName, body, ignored) => adapt(schemaName, body, ignored, []);
}

function rejectsUnknown(schema: JsonSchema, schemas: Schemas): boolean {
  const { unevaluatedProperties, additionalProperties, allOf } = resolveSchema(schema, schemas);
  if (unevaluatedProperties === false || additionalProperties === false) return true;
  return Array.isArray(allOf) && allOf.some((part: JsonSchema) => rejectsUnknown(part, schemas));
}
