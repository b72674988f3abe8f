/** The form for a part has a field for every property that a request can contain. */
import { beforeAll, expect, test } from "vitest";
import { requestComponents } from "../../../generated/resources.ts";
import { fieldLabel } from "../../../src/pages/parts/edit/part-labels.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import type { PageResult } from "../../support/visitor.ts";
import { enter, useSettings } from "../settings/settings-service.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Properties that the form does not show, with the reason. */
const omitted: Readonly<Record<string, string>> = {
  attachments: "The section for files of the part page edits them.",
  master_picture_attachment: "The section for files of the part page chooses the picture.",
  "partLots[].name": "The API ignores the property.",
};

function resolve(schema: Schema): Schema {
  const reference = schema["$ref"];
  if (typeof reference !== "string") return schema;
  return resolve(requestComponents[reference.split("/").at(-1) ?? ""] ?? {});
}

/** Returns the schemas of all alternatives. */
function alternatives(schema: Schema): Schema[] {
  const resolved = resolve(schema);
  const { anyOf = [], allOf = [], oneOf = [] } = resolved as Record<string, Schema[]>;
  return [resolved, ...[...anyOf, ...allOf, ...oneOf].flatMap(alternatives)];
}

/** Returns the paths of all writable properties below a schema. Properties of references are not writable. */
function pathsOf(schema: Schema, before: string): string[] {
  return alternatives(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties as Record<string, Schema>).flatMap(([name, property]) => {
      const path = `${before}${name}`;
      if (/^(?:@|_|id$)/.test(name) || property["readOnly"] === true) return [];
      const all = alternatives(property);
      const items = all.map((each) => each["items"] as Schema | undefined).find(Boolean);
      if (path in omitted) return [path];
      if (items !== undefined) return pathsOf(items, `${path}[].`);
      return name === "eda_info" ? pathsOf(property, `${path}.`) : [path];
    }),
  );
}

const paths = [...new Set(pathsOf({ $ref: "#/components/schemas/PartCreate" }, ""))];

describeOneDialect("the form for a part", (dialect) => {
  const service = useSettings({ dialect });
  let page: PageResult;

  beforeAll(async () => {
    page = await (await enter(service(), "admin")).get("/parts/new");
  });

  test("knows the nested properties of the contract", () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        "name",
        "eda_info.value",
        "partLots[].amount",
        "orderdetails[].pricedetails[].price",
        "parameters[].value_min",
        "associated_parts_as_owner[].other",
      ]),
    );
  });

  test.each(paths.filter((path) => !(path in omitted)))("has a labelled field for %s", (path) => {
    const field = page.document.querySelector(
      `.edit-form :is(input:not([type=hidden]), select, textarea)[name="${path.replaceAll("[]", "[new]")}"]`,
    );
    const id = field?.getAttribute("id");
    const label = page.document.querySelector(`label[for="${id}"]`)?.textContent;
    expect([path, label]).toEqual([path, fieldLabel(path)?.split(": ").at(-1)]);
  });

  test("omits only properties of the contract", () => {
    expect(Object.keys(omitted).filter((path) => !paths.includes(path))).toEqual([]);
  });
});
