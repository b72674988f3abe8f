/** Random writes of all kinds, as clients send them. The same seed results in the same writes. */
import type { Api, Answer, Json } from "../../support/client.ts";
import { picture } from "../../support/inventory.ts";

export type Random = (below: number) => number;

/** Returns a generator of whole numbers (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const trees = [
  "categories",
  "footprints",
  "manufacturers",
  "suppliers",
  "storage_locations",
  "measurement_units",
  "part_custom_states",
  "currencies",
  "attachment_types",
  "projects",
] as const;

type Body = Record<string, unknown>;

/** Sends random writes. Some are rejected, because the generator does not know all rules. */
export function createWriter(client: Api, random: Random) {
  let names = 0;
  const name = (): string => `N${(names += 1)}-${random(1000)}`;
  const pick = <T>(items: readonly T[]): T | undefined => items[random(items.length)];
  const chance = (percent: number): boolean => random(100) < percent;
  const any = async (collection: string): Promise<string | null> => {
    const path = `/api/${collection}?itemsPerPage=100&properties[]=id`;
    const { body } = await client.get<{ "hydra:member": readonly { "@id": string }[] }>(path, {
      expect: 200,
    });
    return pick(body["hydra:member"])?.["@id"] ?? null;
  };
  const some = async (collection: string): Promise<string> =>
    (await any(collection)) ?? `/api/${collection}/9999`;
  const maybe = async (collection: string): Promise<string | null> => (chance(60) ? any(collection) : null);
  const upload = (): Body => {
    const text = `data:text/plain;base64,${Buffer.from(name().repeat(1 + random(3))).toString("base64")}`;
    const file = chance(50)
      ? { data: picture, filename: "a.png" }
      : { data: text, filename: `${name()}.txt` };
    return { ...file, private: chance(30) };
  };

  const parameter = (): Body => ({ name: name(), value_typical: random(100), unit: "V", group: "G" });
  const attachment = async (): Promise<Body> => ({
    name: name(),
    attachment_type: await some("attachment_types"),
    ...(chance(70) ? { upload: upload() } : { url: "https://files.example/a.pdf" }),
  });
  const lot = async (): Promise<Body> => ({
    description: name(),
    amount: random(50),
    storage_location: await maybe("storage_locations"),
    ...(chance(20) && { instock_unknown: true }),
    ...(chance(20) && { user_barcode: name() }),
    ...(chance(20) && { expiration_date: "2031-05-01T10:00:00+00:00" }),
  });
  const prices = async (): Promise<Body[]> =>
    [1, 10].slice(random(3)).map((quantity) => ({
      min_discount_quantity: quantity,
      price: `${random(10)}.1234567`,
      price_related_quantity: 1,
    }));
  const orderdetail = async (): Promise<Body> => ({
    supplier: await some("suppliers"),
    supplierpartnr: name(),
    pricedetails: await prices(),
  });
  const partBody = async (): Promise<Body> => ({
    ...(chance(80) && { name: name() }),
    ...(chance(30) && { description: name().repeat(chance(10) ? 600 : 1) }),
    ...(chance(30) && { comment: "long text ".repeat(chance(20) ? 400 : 1) }),
    ...(chance(30) && { tags: `${name()},${name()}` }),
    ...(chance(30) && { ipn: chance(50) ? name() : null }),
    ...(chance(30) && { category: await some("categories") }),
    ...(chance(30) && { footprint: await maybe("footprints") }),
    ...(chance(30) && { manufacturer: await maybe("manufacturers") }),
    ...(chance(30) && { partCustomState: await maybe("part_custom_states") }),
    ...(chance(15) && { favorite: chance(50) }),
    ...(chance(30) && { minamount: random(9) }),
    ...(chance(20) && { eda_info: { value: name(), kicad_symbol: "Device:R" } }),
  });
  const ownedLists = async (): Promise<Body> => ({
    ...(chance(40) && { partLots: [await lot(), await lot()] }),
    ...(chance(40) && { orderdetails: [await orderdetail()] }),
    ...(chance(40) && { parameters: [parameter(), parameter()] }),
    ...(chance(40) && { attachments: [await attachment()] }),
  });
  /** Returns the present members of an owned list, some changed, some left out, and some new. */
  const changedList = async (part: string, property: string, created: () => Promise<Body>) => {
    // The part does not exist if all parts were deleted.
    const { body } = await client.get(part);
    const members = (body[property] ?? []) as unknown as readonly Json[];
    const kept = members.filter(() => chance(70)).map((member) => ({ "@id": member["@id"] }));
    return { [property]: [...kept, ...(chance(50) ? [await created()] : [])] };
  };

  const treeBody = async (collection: (typeof trees)[number]): Promise<Body> => ({
    name: name(),
    ...(chance(40) && { parent: await maybe(collection) }),
    ...(chance(30) && { comment: name() }),
    ...(chance(20) && { parameters: [parameter()] }),
    ...(chance(20) && { attachments: [await attachment()] }),
  });
  const tree = () => pick(trees) ?? "categories";

  const writes: readonly (readonly [weight: number, write: () => Promise<Answer>])[] = [
    [
      6,
      async () =>
        client.post("/api/parts", {
          name: name(),
          category: await some("categories"),
          ...(await partBody()),
          ...(await ownedLists()),
        }),
    ],
    [6, async () => client.patch(await some("parts"), await partBody())],
    [
      2,
      async () => {
        const part = await some("parts");
        const lists = [
          () => changedList(part, "partLots", lot),
          () => changedList(part, "orderdetails", orderdetail),
          () => changedList(part, "parameters", async () => parameter()),
          () => changedList(part, "attachments", attachment),
        ];
        return client.patch(part, await pick(lists)?.());
      },
    ],
    [3, async () => client.delete(await some("parts"))],
    [3, async () => client.post("/api/part_lots", { part: await some("parts"), ...(await lot()) })],
    [2, async () => client.patch(await some("part_lots"), await lot())],
    [2, async () => client.delete(await some("part_lots"))],
    [4, async () => client.post(`${await some("part_lots")}/add`, { amount: 1 + random(9) })],
    [4, async () => client.post(`${await some("part_lots")}/withdraw`, { amount: 1 + random(5) })],
    [3, async () => client.post(`${await some("part_lots")}/stocktake`, { amount: random(40) })],
    [
      3,
      async () =>
        client.post(`${await some("part_lots")}/move`, {
          amount: 1 + random(3),
          storage_location: await some("storage_locations"),
        }),
    ],
    [
      2,
      async () => client.post("/api/orderdetails", { part: await some("parts"), ...(await orderdetail()) }),
    ],
    [
      2,
      async () =>
        client.patch(await some("orderdetails"), { supplierpartnr: name(), pricedetails: await prices() }),
    ],
    [1, async () => client.delete(await some("orderdetails"))],
    [2, async () => client.patch(await some("pricedetails"), { price: `${random(99)}.5` })],
    [1, async () => client.delete(await some("pricedetails"))],
    [2, async () => client.post("/api/parameters", { element: await some("parts"), ...parameter() })],
    [2, async () => client.patch(await some("parameters"), { value_text: name() })],
    [1, async () => client.delete(await some("parameters"))],
    [
      3,
      async () =>
        client.post("/api/attachments", {
          element: await some(chance(70) ? "parts" : tree()),
          ...(await attachment()),
        }),
    ],
    [2, async () => client.patch(await some("attachments"), { upload: upload() })],
    [2, async () => client.patch(await some("attachments"), { upload: { private: chance(50) } })],
    [1, async () => client.patch(await some("attachments"), { url: `https://files.example/${name()}.pdf` })],
    [2, async () => client.patch(await some("attachments"), { name: name() })],
    [2, async () => client.delete(await some("attachments"))],
    [
      2,
      async () =>
        client.post("/api/part_associations", {
          owner: await some("parts"),
          other: await some("parts"),
          type: 1 + random(3),
        }),
    ],
    [1, async () => client.delete(await some("part_associations"))],
    [
      2,
      async () =>
        client.post("/api/label_profiles", {
          name: name(),
          options: { width: 1 + random(60), lines: name() },
        }),
    ],
    [
      2,
      async () =>
        client.patch(await some("label_profiles"), { name: name(), options: { barcode_type: "qr" } }),
    ],
    [1, async () => client.delete(await some("label_profiles"))],
    [
      5,
      async () => {
        const collection = tree();
        return client.post(`/api/${collection}`, await treeBody(collection));
      },
    ],
    [
      4,
      async () => {
        const collection = tree();
        return client.patch(await some(collection), await treeBody(collection));
      },
    ],
    [3, async () => client.delete(await some(tree()))],
    [
      3,
      async () => {
        const collection = tree();
        return client.post(`${await some(collection)}/merge`, { into: await some(collection) });
      },
    ],
    [
      3,
      async () =>
        client.post("/api/project_bom_entries", {
          project: await some("projects"),
          part: await some("parts"),
          quantity: 1 + random(3),
          mountnames: name(),
        }),
    ],
    [
      1,
      async () =>
        client.patch(await some("project_bom_entries"), { quantity: 1 + random(4), comment: name() }),
    ],
    [1, async () => client.delete(await some("project_bom_entries"))],
    [1, async () => client.patch(await some("projects"), { build_part: await some("parts") })],
    [2, async () => client.post(`${await some("projects")}/build`, { quantity: 1 })],
    [
      3,
      async () =>
        client.post("/api/batch", {
          operations: [
            {
              method: "POST",
              path: "/api/parts",
              body: { name: name(), category: await some("categories"), ...(await ownedLists()) },
            },
            { method: "PATCH", path: "$1.@id", body: { description: name() } },
            { method: "PATCH", path: await some("parts"), body: await partBody() },
            { method: "DELETE", path: await some("parts") },
          ],
        }),
    ],
    [
      2,
      async () =>
        client.post("/api/batch", {
          atomic: false,
          operations: [
            { method: "DELETE", path: await some("parts") },
            { method: "PATCH", path: await some("part_lots"), body: await lot() },
            { method: "DELETE", path: await some("footprints") },
            { method: "POST", path: "/api/footprints", body: await treeBody("footprints") },
          ],
        }),
    ],
  ];
  const total = writes.reduce((sum, [weight]) => sum + weight, 0);

  return async (): Promise<Answer> => {
    let left = random(total);
    for (const [weight, write] of writes) {
      left -= weight;
      if (left < 0) return write();
    }
    throw new Error("The weights do not add up.");
  };
}
