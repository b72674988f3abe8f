/** Undo of requests in which elements exchanged unique values, if some of the changes have conflicts. */
import { beforeAll, expect, it } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import { picture } from "../../support/inventory.ts";
import { plain, unique, useService } from "../running-service.ts";
import { differences, stateOf } from "./state.ts";

type Body = Record<string, unknown>;
type Operation = readonly [path: string, body: Body];
interface Entry {
  readonly kind: string;
  readonly target?: string;
  readonly changes?: Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>;
}

describeDialects("undo of an exchange with conflicts", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let category = "";
  let type = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    type = await make("attachment_types", { name: "Any" });
  });

  const newPart = (body: Body = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const values = async (property: string, ...elements: readonly string[]) =>
    Promise.all(elements.map(async (element) => (await read(element))[property]));

  /** Edits elements in one request. Returns the change set. */
  async function edit(...operations: readonly Operation[]): Promise<string> {
    const body = {
      operations: operations.map(([path, edited]) => ({ method: "PATCH", path, body: edited })),
    };
    const { headers } = await running.client.post("/api/batch", body, { ...plain, expect: 200 });
    return headers["partledger-change-set"] ?? "";
  }

  const swap = (property: string, [a, b]: readonly [string, string], [x, y]: readonly [string, string]) =>
    [
      [a, { [property]: unique("Z") }],
      [b, { [property]: x }],
      [a, { [property]: y }],
    ] as const;

  async function undo(set: string, query = "", status = 200) {
    const answer = await running.client.post(`/api/change_sets/${set}/undo${query}`, undefined, plain);
    expect(answer.status, answer.text).toBe(status);
    return { body: answer.body, set: answer.headers["partledger-change-set"] ?? "" };
  }

  it("keeps only the property that has changed since", async () => {
    const [x, y] = [unique("X"), unique("Y")];
    const [a, b] = [await newPart({ ipn: x, description: "0" }), await newPart({ ipn: y })];
    const set = await edit([a, { ipn: null }], [b, { ipn: x }], [a, { ipn: y, description: "1" }]);
    await running.client.patch(a, { description: "2" }, { expect: 200 });
    const rejected = await undo(set, "", 409);
    expect(rejected.body["conflicts"]).toMatchObject([{ element: a, property: "description" }]);
    const skipped = await undo(set, "?conflicts=skip");
    expect(skipped.body).toMatchObject({ left: [{ element: a, property: "description" }], left_count: 1 });
    expect(await values("ipn", a, b)).toEqual([x, y]);
    expect(await read(a)).toMatchObject({ description: "2" });
  });

  it("takes back an exchange next to a long chain of which the first value is used", async () => {
    const ipns = Array.from({ length: 8 }, () => unique("I"));
    const chain: string[] = [];
    for (const ipn of ipns.slice(0, -1)) chain.push(await newPart({ ipn }));
    const [x, y] = [unique("X"), unique("Y")];
    const pair = [await newPart({ ipn: x }), await newPart({ ipn: y })] as const;
    const moves = chain.map((part, index): Operation => [part, { ipn: ipns[index + 1] }]);
    const set = await edit(...moves.toReversed(), ...swap("ipn", pair, [x, y]));
    const user = await newPart({ ipn: ipns[0] });
    const { body } = await undo(set, "?conflicts=skip");
    expect(body).toMatchObject({ left_count: chain.length });
    expect(body["left"]?.[0]).toMatchObject({ code: "rejected", used_by: expect.anything() as unknown });
    expect(await values("ipn", ...pair)).toEqual([x, y]);
    expect(await values("ipn", user, ...chain)).toEqual(ipns);
  });

  it("takes back two exchanges of the same elements", async () => {
    const [names, units] = [
      [unique("N"), unique("M")],
      [unique("U"), unique("V")],
    ] as const;
    const create = (index: 0 | 1) => make("measurement_units", { name: names[index], unit: units[index] });
    const pair = [await create(0), await create(1)] as const;
    const set = await edit(...swap("name", pair, names), ...swap("unit", pair, units));
    await undo(set);
    expect(await values("name", ...pair)).toEqual(names);
    expect(await values("unit", ...pair)).toEqual(units);
  });

  it("logs only the values that it has restored", async () => {
    const [n1, n2, n9] = [unique("N"), unique("N"), unique("N")];
    const [a, c, d, t] = [unique("A"), unique("C"), unique("D"), unique("T")];
    const first = await make("measurement_units", { name: n1, unit: unique("U") });
    const second = await make("measurement_units", { name: n2, unit: a });
    const third = await make("measurement_units", { name: unique("N"), unit: d });
    const set = await edit(
      [second, { name: n9, unit: t }],
      [first, { name: n2 }],
      [third, { unit: a }],
      [second, { unit: c }],
    );
    await make("measurement_units", { name: n1, unit: unique("U") });
    const undone = await undo(set, "?conflicts=skip");
    expect(await read(second)).toMatchObject({ name: n9, unit: a });
    const { body } = await running.client.get<readonly Entry[]>(`/api/change_sets/${undone.set}/log`, plain);
    const logged = body.filter(({ target }) => target === second).map(({ changes }) => changes);
    expect(logged).toEqual([{ unit: { old: c, new: a } }]);
  });

  it.each(["skip", "reject"])("keeps the files of attachments, with conflicts=%s", async (mode) => {
    const element = await newPart({ description: "0" });
    const [x, y, z] = [unique("x"), unique("y"), unique("z")];
    const upload = { data: picture, filename: "a.png" };
    const newFile = (name: string) => make("attachments", { name, element, attachment_type: type, upload });
    const [first, second] = [await newFile(x), await newFile(y)];
    const isPrivate = { upload: { private: true } };
    const set = await edit(
      [second, { name: z, ...isPrivate }],
      [first, { name: y, ...isPrivate }],
      [element, { description: "1" }],
    );
    // The move of the second file is rolled back, because the first name is used.
    await newFile(x);
    const before = await stateOf(running.service);
    if (mode === "reject") await undo(set, "", 409);
    else {
      const { body } = await undo(set, "?conflicts=skip");
      expect(body["left"]).toMatchObject([{ element: first }, { element: second }]);
      expect(await read(element)).toMatchObject({ description: "0" });
    }
    const key = `parts ${element.split("/").at(-1)}`;
    expect(
      differences(before, await stateOf(running.service)).filter((text) => !text.startsWith(key)),
    ).toEqual([]);
  });
});
