/**
 * Ajv (JSON Schema 2020-12), configured for the contract. Validators are compiled on first use, once per schema.
 * `violations.ts` converts Ajv's errors to violations.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { createArrayLengthCheck } from "./array-length.ts";
import { addContractFormats } from "./validated-formats.ts";
import type { JsonSchema, Schemas } from "../operation.ts";

/** Returns the errors of a value, or an empty list if the value is valid. The schema is compiled on first use. */
export type Validate = (value: unknown) => readonly ErrorObject[];

export type Validators = ReturnType<typeof createValidators>;

const root = "contract:";

function createAjv(schemas: Schemas): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    // Adds the schema and the value to each error, because messages depend on both.
    verbose: true,
    // Disables strict mode: the contract contains OpenAPI keywords and is linted separately.
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    meta: false,
    inlineRefs: false,
    addUsedSchema: false,
    logger: false,
    code: { process: appendErrors },
  });
  addContractFormats(ajv);
  addBlankCheck(ajv);
  ajv.addSchema({ $id: root, components: { schemas } });
  return ajv;
}

/** @example createValidators({ Name: { type: "string" } }).component("Name")("LED") // [] */
export function createValidators(schemas: Schemas) {
  // Created on first use, because it reads all schemas and the service must start fast.
  let ajv: Ajv2020 | null = null;
  const checkArrayLengths = createArrayLengthCheck(schemas);
  const known = new Map<string, Validate>();
  const validate = (key: string, declared: JsonSchema, schema: () => object): Validate => {
    const found = known.get(key);
    if (found !== undefined) return found;
    let compiled: ValidateFunction | null = null;
    const lazy: Validate = (value) => {
      const tooLong = checkArrayLengths(value, declared);
      if (tooLong.length > 0) return tooLong;
      ajv ??= createAjv(schemas);
      compiled ??= ajv.compile(schema());
      return compiled(value) ? [] : (compiled.errors ?? []);
    };
    known.set(key, lazy);
    return lazy;
  };
  return {
    /**
     * Returns the validator of a component.
     * @throws {Error} if the component does not exist
     */
    component: (name: string): Validate => {
      const schema = schemas[name];
      if (schema === undefined) throw new Error(`The contract has no schema ${name}.`);
      const $ref = `${root}#/components/schemas/${name}`;
      return validate($ref, schema, () => ({ $ref }));
    },
    /** Returns the validator of a schema that can reference components. */
    inline: (schema: JsonSchema): Validate => {
      let inline: Validate | null = null;
      return (value) => {
        if (inline === null) {
          const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${root}#/`);
          inline = validate(text, schema, () => JSON.parse(text) as object);
        }
        return inline(value);
      };
    },
  };
}

/**
 * Changes generated validation code so that it appends errors. Ajv copies all previous errors when it adds the errors
 * of a `$ref`, which takes quadratic time for arrays of references.
 */
function appendErrors(code: string): string {
  return code.replace(
    /vErrors\.concat\((\w+\.errors)\)/g,
    "$1.reduce((all, error) => { all.push(error); return all; }, vErrors)",
  );
}

/** Makes `minLength: 1` reject strings that consist only of whitespace. */
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
