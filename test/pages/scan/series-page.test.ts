/** The page “One after the other” without scripts: each mode, questions, failures, undo and repeated forms. */
import { beforeAll, describe, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { tokens } from "../../support/principals.ts";
import { visitor, type PageResult, type Visitor } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { enter, useSettings } from "../settings/settings-service.ts";

const bag = (mpn: string, quantity: string) =>
  `[)>\u001e06\u001d1P${mpn}\u001dQ${quantity}\u001d1TLOT7\u001d9D2532\u001e\u0004`;

describe("the page One after the other", () => {
  const service = useSettings();
  let client: Api;
  let admin: Visitor;
  let category: string;
  let drawer: number;
  let shelf: number;
  let maker: Promise<number> | undefined;
  let supplier: Promise<number> | undefined;

  beforeAll(async () => {
    client = api(service(), tokens.full);
    admin = await enter(service(), "admin");
    category = `/api/categories/${await createElement(client, "categories", { name: "Parts" })}`;
    drawer = await createElement(client, "storage_locations", { name: "Drawer" });
    shelf = await createElement(client, "storage_locations", { name: "Shelf" });
  });

  let parts = 0;
  async function newPart(...amounts: readonly (readonly [location: number, amount: number])[]) {
    parts += 1;
    const mpn = `SERIES${parts}`;
    const data = { name: `Part ${parts}`, ipn: `IPN-${parts}`, category, manufacturer_product_number: mpn };
    const id = await createElement(client, "parts", data);
    const lots: number[] = [];
    for (const [location, amount] of amounts) {
      const storage_location = `/api/storage_locations/${location}`;
      lots.push(
        await createElement(client, "part_lots", { part: `/api/parts/${id}`, storage_location, amount }),
      );
    }
    return { id, mpn, ipn: data.ipn, name: data.name, lots };
  }
  const amountOf = async (lot: number | undefined) =>
    (await client.get<{ amount: number }>(`/api/part_lots/${lot}`)).body.amount;
  const open = (mode: string, location?: number) =>
    admin.get(`/scan/series?mode=${mode}${location === undefined ? "" : `&location=${location}`}`);
  const scan = (page: PageResult, code: string, fields: Record<string, string> = {}) =>
    admin.submit(page, { form: "#series-form", fields: { code, ...fields } });
  const reply = (page: PageResult, fields: Record<string, string>) =>
    admin.submit(page, { form: "#series-question form", fields });
  const line = ({ document }: PageResult) =>
    document.querySelector("#series-lines li p")?.textContent.trim().replace(/\s+/g, " ");
  const doubts = ({ document }: PageResult) =>
    document.querySelectorAll("#series-question .warning p").map((each) => each.textContent.trim());
  const uncounted = ({ document }: PageResult) =>
    document.querySelectorAll("#series-uncounted li a").map((each) => each.textContent);

  test("counts the lots in a scanned drawer", async () => {
    const counted = await newPart([drawer, 10], [shelf, 5]);
    const other = await newPart([drawer, 3]);
    const page = await scan(await open("count"), `S${String(drawer).padStart(4, "0")}`);
    expect(page.path).toContain(`location=${drawer}`);
    expect(uncounted(page)).toEqual([counted.name, other.name]);
    const asked = await scan(page, counted.ipn);
    expect(asked.document.querySelector("#series-question h2")?.textContent).toBe(counted.name);
    expect(await amountOf(counted.lots[0])).toBe(10);
    const done = await reply(asked, { amount: "12" });
    expect(line(done)).toBe("Counted 12 (was 10).");
    expect([await amountOf(counted.lots[0]), await amountOf(counted.lots[1])]).toEqual([12, 5]);
    expect(uncounted(done)).toEqual([other.name]);
    const undone = await admin.submit(done, { form: "#series-lines form" });
    expect([undone.status, await amountOf(counted.lots[0])]).toEqual([200, 10]);
  });

  test("explains an amount that is not valid, and asks again", async () => {
    const { ipn, lots } = await newPart([drawer, 10]);
    const refused = await reply(await scan(await open("count"), ipn), { amount: "ten" });
    expect([refused.status, refused.fieldError("amount")]).toEqual([
      422,
      "Enter a number such as 12 or 1.5.",
    ]);
    expect(line(await reply(refused, { amount: "9" }))).toBe("Counted 9 (was 10).");
    expect(await amountOf(lots[0])).toBe(9);
  });

  test("asks before it books a count that changes the amount by more than half", async () => {
    const { ipn, lots } = await newPart([drawer, 10]);
    const [lot] = lots;
    const doubt = (to: number) => [
      `The count changes the amount by more than half: 10 → ${to}. Nothing has been booked yet.`,
    ];
    const asked = await reply(await scan(await open("count"), ipn), { amount: "1" });
    expect([asked.status, doubts(asked), await amountOf(lot)]).toEqual([200, doubt(1), 10]);
    // The confirmation is only for this amount.
    const other = await reply(asked, { amount: "2" });
    expect([doubts(other), await amountOf(lot)]).toEqual([doubt(2), 10]);
    expect(line(await reply(other, {}))).toBe("Counted 2 (was 10).");
    const corrected = await reply(await scan(await open("count"), ipn), { amount: "20" });
    expect(line(await reply(corrected, { amount: "3" }))).toBe("Counted 3 (was 2).");
  });

  test("asks for the location and for the amount of a doubtful count", async () => {
    const { lots } = await newPart([drawer, 10]);
    const code = `L${String(lots[0]).padStart(4, "0")}`;
    const elsewhere = await reply(await scan(await open("count", shelf), code), { amount: "1" });
    expect([doubts(elsewhere).length, await amountOf(lots[0])]).toEqual([2, 10]);
    expect(line(await reply(elsewhere, {}))).toBe("Counted 1 (was 10).");
  });

  test("withdraws the amount per scan from the chosen lot", async () => {
    const { ipn, lots } = await newPart([drawer, 10], [shelf, 5]);
    const page = await open("withdraw");
    const asked = await scan(page, ipn, { amount: "2" });
    const done = await reply(asked, { lot: String(lots[1]) });
    expect(line(done)).toBe("Withdrew 2. Now 3.");
    const refused = await scan(await open("withdraw", shelf), ipn, { amount: "4" });
    expect([refused.status, line(refused)]).toEqual([409, expect.stringContaining("Nothing was booked.")]);
    expect([await amountOf(lots[0]), await amountOf(lots[1])]).toEqual([10, 3]);
  });

  test("puts bags away: adds to the lot in the location, or creates one", async () => {
    const { mpn, lots, id } = await newPart([drawer, 10]);
    const before = await scan(await open("put-away"), bag(mpn, "5"));
    expect(line(before)).toContain("Scan a storage location first");
    expect(line(await scan(await open("put-away", drawer), bag(mpn, "5")))).toBe("Put away 5. Now 15.");
    const page = await open("put-away", shelf);
    expect(line(await scan(page, bag(mpn, "7")))).toBe("Put away 7. Now 7.");
    const { body } = await client.get<{ partLots: Record<string, unknown>[] }>(`/api/parts/${id}`);
    const created = body.partLots.find((lot) => lot["id"] !== lots[0]);
    expect(created).toMatchObject({
      amount: 7,
      description: "Lot code LOT7, date code 2532",
      user_barcode: bag(mpn, "7"),
      storage_location: { id: shelf },
    });
    // The same form again, which would find the new lot, is booked once.
    const again = await scan(page, bag(mpn, "7"));
    expect([line(again), await amountOf(created?.["id"] as number)]).toEqual(["Put away 7. Now 7.", 7]);
    const undone = await admin.submit(again, { form: "#series-lines form" });
    expect([undone.status, (await client.get(`/api/part_lots/${String(created?.["id"])}`)).status]).toEqual([
      200, 404,
    ]);
  });

  test("books a scan once if the repeated scan overtakes the first one", async () => {
    const { ipn, mpn, lots } = await newPart([drawer, 10]);
    for (const [page, code] of [
      [await open("withdraw"), ipn],
      [await open("put-away", shelf), bag(mpn, "7")],
    ] as const) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => scan(page, code)));
      // The script repeats a scan with this status.
      const shown = answers.map((each) => (each.status === 503 ? each.status : line(each)));
      expect(shown).toContain(code === ipn ? "Withdrew 1. Now 9." : "Put away 7. Now 7.");
      expect(shown.filter((each) => each !== 503 && !/^(Withdrew|Put away)/.test(String(each)))).toEqual([]);
    }
    expect(await amountOf(lots[0])).toBe(9);
  });

  test("asks for the quantity of a bag without one", async () => {
    const { ipn } = await newPart([shelf, 1]);
    const asked = await scan(await open("put-away", shelf), ipn);
    expect(line(await reply(asked, { amount: "4" }))).toBe("Put away 4. Now 5.");
  });

  test("creates a second lot with the same code without its barcode", async () => {
    const { mpn, id } = await newPart();
    expect(line(await scan(await open("put-away", drawer), bag(mpn, "9")))).toBe("Put away 9. Now 9.");
    const asked = await scan(await open("put-away", shelf), bag(mpn, "9"));
    expect(doubts(asked)).toEqual([expect.stringMatching(/^Lot \d+ belongs in Drawer\.$/)]);
    expect(line(await reply(asked, {}))).toBe("Put away 9. Now 9.");
    const { body } = await client.get<{ partLots: { user_barcode?: string }[] }>(`/api/parts/${id}`);
    expect(body.partLots.filter(({ user_barcode: code }) => code)).toHaveLength(1);
  });

  test("asks before it puts away the same bag again", async () => {
    const { mpn } = await newPart();
    await scan(await open("put-away", shelf), bag(mpn, "3"));
    const asked = await scan(await open("put-away", shelf), bag(mpn, "3"));
    expect([doubts(asked), line(asked)]).toEqual([
      ["The lot already has this code: the bag may have been put away before."],
      undefined,
    ]);
    expect(line(await reply(asked, {}))).toBe("Put away 3. Now 6.");
  });

  const move = (page: PageResult) => admin.submit(page, { form: "#series-question form", button: "move=1" });
  const placeOf = async (lot: number | undefined) =>
    (await client.get<{ storage_location: { id: number } }>(`/api/part_lots/${lot}`)).body.storage_location
      .id;

  test("moves the goods of an order, which have no location yet, instead of adding them", async () => {
    const { id, mpn } = await newPart();
    const lot = await createElement(client, "part_lots", { part: `/api/parts/${id}`, amount: 12 });
    expect(line(await scan(await open("put-away", shelf), bag(mpn, "12")))).toBe("Put away 12. Now 12.");
    expect([await placeOf(lot), await amountOf(lot)]).toEqual([shelf, 12]);
    const again = await scan(await open("put-away", shelf), bag(mpn, "12"));
    expect(doubts(again)).toEqual(["The lot already has this code: the bag may have been put away before."]);
    const other = await createElement(client, "part_lots", { part: `/api/parts/${id}`, amount: 30 });
    const asked = await scan(await open("put-away", drawer), bag(mpn, "20"));
    expect(doubts(asked)).toEqual([`Lot ${other} has no storage location. The bag may be part of it.`]);
    expect(line(await move(asked))).toBe("Moved 30 here.");
  });

  test("moves a lot whose label is put away, and takes it back", async () => {
    const { id, lots } = await newPart([drawer, 76]);
    const [lot] = lots;
    const asked = await scan(await open("put-away", shelf), `L${String(lot).padStart(4, "0")}`);
    expect(doubts(asked)).toEqual([`Lot ${lot} belongs in Drawer.`]);
    expect(
      asked.document.querySelectorAll("#series-question button").map((each) => each.textContent),
    ).toEqual(["Move the lot here"]);
    const moved = await move(asked);
    expect([line(moved), await placeOf(lot), await amountOf(lot)]).toEqual(["Moved 76 here.", shelf, 76]);
    const { body } = await client.get<{ partLots: unknown[] }>(`/api/parts/${id}`);
    expect(body.partLots).toHaveLength(1);
    await admin.submit(moved, { form: "#series-lines form" });
    expect(await placeOf(lot)).toBe(drawer);
  });

  test.each(["count", "withdraw"])("asks for a lot of another location: %s", async (mode) => {
    const { lots } = await newPart([drawer, 8]);
    const [lot] = lots;
    const code = `L${String(lot).padStart(4, "0")}`;
    const asked = await scan(await open(mode, shelf), code);
    expect([doubts(asked), line(asked)]).toEqual([[`Lot ${lot} belongs in Drawer.`], undefined]);
    expect([line(await move(asked)), await placeOf(lot), await amountOf(lot)]).toEqual([
      "Moved 8 here.",
      shelf,
      8,
    ]);
    const other = await scan(await open(mode, drawer), code);
    expect(line(await reply(other, { amount: "7" }))).toBe(
      mode === "count" ? "Counted 7 (was 8)." : "Withdrew 7. Now 1.",
    );
  });

  test.each([
    [
      "supplier number",
      (mpn: string) => `{pbn:PICK1,on:SO1,pc:C347222,pm:${mpn},qty:10,mc:,cc:1,pdi:1}`,
      "The code has the part number C347222 of LCSC, but the part has C6186.",
    ],
    [
      "manufacturer",
      (mpn: string) =>
        `[)>\u001e06\u001dKPO1\u001d14K011\u001d1P${mpn}\u001dQ10\u001d11K073121337\u001d1VUMW\u001e\u0004`,
      "The code has the manufacturer UMW, but the part has Advanced Monolithic Systems.",
    ],
  ])("asks before it puts away a bag with another %s", async (_what, codeOf, doubt) => {
    const { id, mpn } = await newPart();
    maker ??= createElement(client, "manufacturers", { name: "Advanced Monolithic Systems" });
    supplier ??= createElement(client, "suppliers", { name: "LCSC" });
    const part = `/api/parts/${id}`;
    await client.patch(part, { manufacturer: `/api/manufacturers/${await maker}` });
    await createElement(client, "orderdetails", {
      part,
      supplier: `/api/suppliers/${await supplier}`,
      supplierpartnr: "C6186",
    });
    const asked = await scan(await open("put-away", shelf), codeOf(mpn));
    expect([asked.status, doubts(asked), line(asked)]).toEqual([200, [doubt], undefined]);
    const shown = await admin.get(`/scan?code=${encodeURIComponent(codeOf(mpn))}`);
    expect(shown.document.querySelector("#found .warning")?.textContent).toContain(doubt);
    expect(line(await reply(asked, {}))).toBe("Put away 10. Now 10.");
  });

  test("asks before it puts away a bag whose number is that of another supplier", async () => {
    const { id } = await newPart();
    const other = await createElement(client, "suppliers", { name: "Parts House" });
    await createElement(client, "orderdetails", {
      part: `/api/parts/${id}`,
      supplier: `/api/suppliers/${other}`,
      supplierpartnr: "C90001",
    });
    const asked = await scan(await open("put-away", shelf), "{pc:C90001,pm:NO-SUCH-PART,qty:10}");
    expect([doubts(asked), line(asked)]).toEqual([
      ["The code is from LCSC, but the part has this number of Parts House."],
      undefined,
    ]);
  });

  test("links an unknown part to the page Scan", async () => {
    const page = await scan(await open("put-away", shelf), bag("UNKNOWN-1", "5"));
    expect([page.status, line(page)]).toEqual([
      422,
      expect.stringContaining("No part has the number UNKNOWN-1"),
    ]);
    expect(page.document.querySelector("#series-lines li a")?.getAttribute("href")).toMatch(/^\/scan\?code=/);
  });

  test("creates the part of an unknown bag in the location, and continues the series", async () => {
    const code = bag("UNKNOWN-2", "5");
    const failed = await scan(await open("put-away", shelf), code);
    const linkIn = ({ document }: PageResult, selector: string, text: string) =>
      document
        .querySelectorAll(selector)
        .find((each) => each.textContent.trim() === text)
        ?.getAttribute("href")
        ?.replaceAll("&amp;", "&") ?? "";
    const shown = await admin.get(linkIn(failed, "#series-lines a", "Create or choose the part"));
    const series = linkIn(shown, ".heading a", "Back to One after the other");
    expect(series).toContain(`/scan/series?mode=put-away&location=${shelf}`);
    const form = await admin.get(linkIn(shown, "#decoded a", "New part"));
    const created = await admin.submit(form, { fields: { category: "Parts" }, button: "Create part" });
    expect([created.path, created.notice]).toEqual([series, expect.stringMatching(/^Created UNKNOWN-2\./)]);
    const part = linkIn(created, ".notice a", "Open part");
    const { body } = await client.get<{ partLots: unknown[] }>(`/api${part}`);
    expect(body.partLots).toMatchObject([{ amount: 5, user_barcode: code, storage_location: { id: shelf } }]);
  });

  test("adds a lot of a chosen part in the location, and continues the series", async () => {
    const { name } = await newPart();
    const failed = await scan(await open("put-away", shelf), bag("UNKNOWN-3", "6"));
    const link = failed.document.querySelector("#series-lines a")?.getAttribute("href") ?? "";
    const shown = await admin.get(link.replaceAll("&amp;", "&"));
    const form = await admin.submit(shown, { form: "#decoded form", fields: { part: name } });
    const added = await admin.submit(form, { button: "Add lot" });
    expect([added.path, added.notice]).toEqual([
      expect.stringContaining(`location=${shelf}`),
      expect.stringContaining("Added a lot in Shelf."),
    ]);
  });

  test("tells that a line was already taken back", async () => {
    const { ipn, lots } = await newPart([drawer, 10]);
    const done = await scan(await open("withdraw"), ipn, { amount: "2" });
    await admin.submit(done, { form: "#series-lines form" });
    // Undo in another tab, or with another key after the answer was lost.
    const again = await admin.submit(done, { form: "#series-lines form", fields: { _key: "other" } });
    expect([again.notice, await amountOf(lots[0])]).toEqual([
      expect.stringMatching(/^The changes of .* were already undone\./),
      10,
    ]);
  });

  test("offers only the actions that the user can do", async () => {
    const name = "counter";
    const password = "correct horse battery";
    const permissions = { "tools.label_scanner": true, "parts.read": true, "parts_stock.stocktake": true };
    await createElement(client, "users", { name, password, permissions, need_pw_change: false });
    const counter = visitor(service());
    await counter.signIn(name, password);
    const page = await counter.get("/scan/series?mode=withdraw");
    expect(page.document.querySelectorAll(".scan-modes a").map((each) => each.textContent)).toEqual([
      "Count",
    ]);
  });
});
