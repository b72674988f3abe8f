/** The service accepts its own responses as request bodies and changes nothing. */
import { beforeAll, describe, expect, it } from "vitest";
import { picture, textFile } from "../support/inventory.ts";
import { describeDialects, sampledOn } from "../support/dialects.ts";
import type { Answer, Json } from "../support/client.ts";
import { requiredOf, trees } from "../support/trees.ts";
import { linked, plain, unique, useService, versionOf } from "./running-service.ts";

const formats = [
  ["JSON-LD", linked],
  ["plain JSON", plain],
] as const;

describeDialects("responses as request bodies", (dialect) => {
  const running = useService(dialect);
  const iris: Record<string, string> = {};

  beforeAll(async () => {
    Object.assign(iris, await makeRichInventory(running.make, running.client.patch));
  });

  /** Sends `document` to the item and expects no change. */
  async function expectUnchanged(
    iri: string,
    document: unknown,
    options: { readonly accept?: string | null },
    method: "PATCH" | "PUT" = "PATCH",
  ): Promise<void> {
    const before = await running.client.get(iri, { ...options, expect: 200 });
    const entries = await running.logged();
    const answer = await running.client.request(method, iri, document, { ...options, expect: 200 });
    const after = await running.client.get(iri, { ...options, expect: 200 });
    expect(after.body).toEqual(before.body);
    expect(after.headers["etag"]).toBe(before.headers["etag"]);
    expect(versionOf(answer)).toBe(versionOf(before));
    expect(await running.logged()).toBe(entries);
  }

  const resources = [
    "categories",
    "manufacturers",
    "footprints",
    "suppliers",
    "measurement_units",
    "storage_locations",
    "part_custom_states",
    "currencies",
    "projects",
    "attachment_types",
    "parts",
    "attachments",
    "parameters",
    "label_profiles",
  ];

  describe.each(sampledOn(dialect, formats, 2))("in %s", (_format, options) => {
    it.each([...resources, "bare_parts", "links", "private_files"])(
      "the item of %s is accepted unchanged",
      async (name) => {
        const iri = iris[name]!;
        const { body } = await running.client.get(iri, { ...options, expect: 200 });
        await expectUnchanged(iri, body, options);
      },
    );

    it.each([...resources, "bare_parts"])(
      "the response to an empty PATCH of %s is accepted unchanged",
      async (name) => {
        const iri = iris[name]!;
        const { body } = await running.client.patch(iri, {}, { ...options, expect: 200 });
        await expectUnchanged(iri, body, options);
      },
    );

    it.each(resources)("the list members of %s are accepted unchanged", async (collection) => {
      const { body } = await running.client.get(`/api/${collection}?itemsPerPage=100`, {
        ...options,
        expect: 200,
      });
      for (const member of membersOf(body)) {
        await expectUnchanged(`/api/${collection}/${String(member["id"])}`, member, options);
      }
    });

    it.each(resources)("the response to the creation of %s is accepted unchanged", async (collection) => {
      const body = creation(collection, iris);
      const made = await running.client.post(`/api/${collection}`, body, { ...options, expect: 201 });
      const iri = `/api/${collection}/${String(made.body["id"])}`;
      expect(made.headers["location"]).toBe(iri);
      await expectUnchanged(iri, made.body, options);
    });

    it.each(["attachments", "links", "private_files"])(
      "PUT accepts the item of %s unchanged",
      async (name) => {
        const iri = iris[name]!;
        const { body } = await running.client.get(iri, { ...options, expect: 200 });
        await expectUnchanged(iri, body, options, "PUT");
      },
    );
  });

  it("a JSON-LD document with one changed property is accepted", async () => {
    const iri = await running.make("parts", creation("parts", iris));
    const { body } = await running.client.get(iri, { expect: 200 });
    const changed = { ...(body as unknown as Record<string, Json>), description: "changed" };
    const answer = await running.client.patch(iri, changed, { expect: 200 });
    expect(answer.body.description).toBe("changed");
    expect(answer.body.attachments).toHaveLength(1);
    expect(answer.body.parameters).toHaveLength(2);
  });
});

function membersOf(body: unknown): readonly Record<string, unknown>[] {
  if (Array.isArray(body)) return body as Record<string, unknown>[];
  return (body as { "hydra:member": Record<string, unknown>[] })["hydra:member"];
}

const pixel = { upload: { data: picture, filename: "pixel.png" } };

/** Returns a body that creates an element with all optional properties. */
function creation(collection: string, iris: Readonly<Record<string, string>>): Record<string, unknown> {
  const owned = {
    attachments: [{ name: "Photo", attachment_type: iris["attachment_types"], ...pixel }],
    parameters: [
      { name: "Voltage", group: "b", unit: "V", value_min: 1.5, value_typical: 5, value_max: 10.25 },
      { name: "Colour", group: "a", value_text: "green", eda_visibility: false },
    ],
  };
  switch (collection) {
    case "categories":
      return {
        name: unique("Category"),
        parent: iris["parent_category"],
        comment: "a *comment*",
        partname_hint: "hint",
        part_ipn_prefix: "IC-",
        disable_footprints: true,
        default_description: "d",
        alternative_names: "x,y",
        eda_info: { reference_prefix: "U", visibility: false, exclude_from_sim: true, kicad_symbol: "a:b" },
        ...owned,
      };
    case "manufacturers":
      return {
        name: unique("Manufacturer"),
        address: "1 Road\nTown",
        phone_number: "+1 2",
        email_address: "a@example.com",
        website: "https://example.com",
        auto_product_url: "https://example.com/%PARTNUMBER%?a=b",
        ...owned,
      };
    case "suppliers":
      return {
        name: unique("Supplier"),
        address: "2 Road",
        fax_number: "+1 3",
        email_address: "b@example.com",
        website: "https://shop.example.com",
        auto_product_url: "https://shop.example.com/%PARTNUMBER%",
        ...owned,
      };
    case "measurement_units":
      return { name: unique("Unit"), unit: unique("u").slice(0, 10), use_si_prefix: true, ...owned };
    case "storage_locations":
      return {
        name: unique("Location"),
        storage_type: iris["measurement_units"],
        owner: "/api/users/1",
        only_single_part: true,
        part_owner_must_match: true,
        ...owned,
      };
    case "part_custom_states":
      return { name: unique("State"), comment: "c", ...owned };
    case "label_profiles":
      return {
        name: unique("Profile"),
        comment: "c",
        options: { width: 62.5, barcode_type: "qr", barcode_content: "ipn", lines: "[[NAME]]" },
      };
    case "currencies":
      return { name: unique("Currency"), ...requiredOf("currencies"), exchange_rate: "0.91", ...owned };
    case "projects":
      return { name: unique("Project"), description: "d", status: "planning", comment: "c", ...owned };
    case "footprints":
      return { name: unique("Footprint"), eda_info: { kicad_footprint: "a:b" }, ...owned };
    case "attachment_types":
      return {
        name: unique("Type"),
        filetype_filter: "image/*, .pdf",
        ...(iris["attachment_types"] !== undefined && { parent: iris["attachment_types"], ...owned }),
      };
    case "parts":
      return {
        name: unique('Part & "quotes" <b>'),
        description: "d",
        comment: "c",
        tags: "a,b",
        category: iris["categories"],
        footprint: iris["footprints"],
        manufacturer: iris["manufacturers"],
        manufacturer_product_number: "AB/1 2",
        manufacturing_status: "active",
        favorite: true,
        mass: 0.5,
        minamount: 2,
        ipn: unique("ipn"),
        gtin: "4006381333931",
        eda_info: { reference_prefix: "R", value: "10k", visibility: true, exclude_from_bom: false },
        ...owned,
      };
    case "attachments":
      return {
        name: unique("File"),
        element: iris["parts"],
        attachment_type: iris["attachment_types"],
        ...pixel,
      };
    case "parameters":
      return { name: unique("Current"), element: iris["parts"], value_max: 1e-9, unit: "A", symbol: "I_D" };
    default:
      throw new Error(collection);
  }
}

type Make = (collection: string, body: Record<string, unknown>) => Promise<string>;
type Patch = (path: string, body: unknown, options: { expect: number }) => Promise<Answer>;

async function makeRichInventory(make: Make, patch: Patch): Promise<Record<string, string>> {
  const iris: Record<string, string> = {};
  const add = async (name: string, collection: string, body?: Record<string, unknown>): Promise<void> => {
    iris[name] = await make(collection, body ?? creation(collection, iris));
  };
  await add("attachment_types", "attachment_types");
  await add("any_type", "attachment_types", { name: "Any file" });
  await add("parent_category", "categories", { name: "Root → with an arrow" });
  for (const collection of trees.filter((tree) => tree !== "attachment_types")) {
    await add(collection, collection);
  }
  await add("parts", "parts");
  await add("attachment_types", "attachment_types");
  await add("attachments", "attachments");
  await add("parameters", "parameters");
  await add("label_profiles", "label_profiles");
  await add("bare_parts", "parts", { name: "Bare", category: iris["categories"] });
  const file = { name: "Page", element: iris["parts"], attachment_type: iris["any_type"] };
  await add("links", "attachments", { ...file, url: "https://example.com/a b.pdf" });
  const upload = { data: textFile, filename: "notes.txt", private: true };
  await add("private_files", "attachments", { ...file, name: "Secret", upload });
  const model = await make("attachments", { ...file, name: "Model", element: iris["footprints"], upload });
  await patch(iris["footprints"]!, { footprint_3d: model }, { expect: 200 });
  return iris;
}
