/**
 * Ajv (JSON Schema 2020-12) set up for the contract: validators are compiled when they are first needed, once for
 * each schema text. How its errors become violations is said in `violations.ts`.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { createArrayLengthCheck } from "./array-length.ts";
import { addHouseFormats } from "./formats.ts";
import type { JsonSchema, Schemas } from "./operation.ts";

/** The errors of a value, none if it is valid. Compiles itself at its first use. */
export type Validate = (value: unknown) => readonly ErrorObject[];

export type Validators = ReturnType<typeof createValidators>;

const root = "contract:";

export function createValidators(schemas: Schemas) {
  const ajv = new Ajv2020({
    allErrors: true,
    // Errors carry schema and value: what to say about them depends on both.
    verbose: true,
    // The contract is linted before it gets here, and holds OpenAPI's own keywords.
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    inlineRefs: false,
    addUsedSchema: false,
    logger: false,
    code: { process: appendingErrors },
  });
  addHouseFormats(ajv);
  addBlankCheck(ajv);
  ajv.addSchema({ $id: root, components: { schemas } });
  const checkArrayLengths = createArrayLengthCheck(schemas);
  const known = new Map<string, Validate>();
  const validate = (key: string, declared: JsonSchema, schema: () => object): Validate => {
    const found = known.get(key);
    if (found !== undefined) return found;
    let compiled: ValidateFunction | null = null;
    const lazy: Validate = (value) => {
      const tooLong = checkArrayLengths(value, declared);
      if (tooLong.length > 0) return tooLong;
      compiled ??= ajv.compile(schema());
      return compiled(value) ? [] : (compiled.errors ?? []);
    };
    known.set(key, lazy);
    return lazy;
  };
  return {
    /** The validator of a component. @throws {Error} if there is no such component */
    component: (name: string): Validate => {
      const schema = schemas[name];
      if (schema === undefined) throw new Error(`The contract has no schema ${name}.`);
      const $ref = `${root}#/components/schemas/${name}`;
      return validate($ref, schema, () => ({ $ref }));
    },
    /** The validator of a schema that may refer to components. */
    inline: (schema: JsonSchema): Validate => {
      const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${root}#/`);
      return validate(text, schema, () => JSON.parse(text) as object);
    },
  };
}

/**
 * Ajv copies all errors so far wherever it adds those of a `$ref`, which takes quadratic time for the elements of an
 * array. This has the generated code append them instead.
 */
function appendingErrors(code: string): string {
  return code.replace(
    /vErrors\.concat\((\w+\.errors)\)/g,
    "$1.reduce((all, error) => { all.push(error); return all; }, vErrors)",
  );
}

/** A text of blanks only is as good as empty: `minLength: 1` asks for more than that. */
function addBlankCheck(ajv: Ajv2020): void {
  ajv.removeKeyword("minLength");
  ajv.addKeyword({
    keyword: "minLength",
    type: "string",
    schemaType: "number",
    compile: (minimum: number) => (text: string) =>
      minimum === 0 || (/\S/.test(text) && (minimum === 1 || [...text].length >= minimum)),
  });
}
