/** The page Scan: the result of each kind of code, and the prefilled forms that it links to. */
import { beforeAll, describe, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { tokens } from "../../support/principals.ts";
import { visitor, type PageResult, type Visitor } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { enter, useSettings } from "../settings/settings-service.ts";

const digiKey =
  "[)>\u001e06\u001dP445-175186-1-ND\u001d1PTFM252012ALMA3R3MTAA\u001d30P445-175186-1-ND\u001dK\u001d1K95952283" +
  "\u001d10K118292010\u001d9D2532\u001d1T0844718727\u001d11K1\u001d4LJP\u001dQ10\u001d11ZPICK\u001e\u0004";
const tme =
  "QTY:1000 PN:SMD0603-5K1-1% PO:32723349/7 MFR:ROYALOHM MPN:0603SAF5101T5E CoO:TH RoHS " +
  "https://www.tme.eu/details/SMD0603-5K1-1%25";
const lcsc = "{pbn:PICK1,on:SO2009291337,pc:C312270,pm:ST-1-102-A01,qty:2,mc:,cc:1,pdi:34421807}";

describe("the page Scan", () => {
  const service = useSettings();
  let client: Api;
  let admin: Visitor;
  const ids: Record<string, number> = {};
  let users = 0;

  const scan = (code: string, more = "") => admin.get(`/scan?code=${encodeURIComponent(code)}${more}`);
  const links = ({ document }: PageResult, selector = "main a") =>
    Object.fromEntries(
      document
        .querySelectorAll(selector)
        .map((each) => [
          each.textContent.replace(/\s+/g, " ").trim(),
          each.getAttribute("href")?.replaceAll("&amp;", "&"),
        ]),
    );
  const fields = ({ document }: PageResult) =>
    Object.fromEntries(
      document
        .querySelectorAll("main form input:not([type=hidden], [type=checkbox])")
        .map((each) => [each.getAttribute("name"), each.getAttribute("value") ?? ""])
        .filter(([, value]) => value !== ""),
    ) as Record<string, string>;

  async function userWith(...allowed: string[]): Promise<Visitor> {
    users += 1;
    const name = `scan-${users}`;
    const password = "correct horse battery";
    const data = Object.fromEntries(allowed.map((permission) => [permission, true]));
    await createElement(client, "users", { name, password, permissions: data, need_pw_change: false });
    const browser = visitor(service());
    await browser.signIn(name, password);
    return browser;
  }

  beforeAll(async () => {
    client = api(service(), tokens.full);
    admin = await enter(service(), "admin");
    const category = `/api/categories/${await createElement(client, "categories", { name: "Parts" })}`;
    const shelf = await createElement(client, "storage_locations", { name: "Shelf" });
    const drawer = await createElement(client, "storage_locations", {
      name: "Drawer 3",
      parent: `/api/storage_locations/${shelf}`,
    });
    ids["location"] = drawer;
    const newPart = (name: string, more: Record<string, unknown>) =>
      createElement(client, "parts", { name, category, ...more });
    ids["timer"] = await newPart("Timer", { ipn: "TMR-1", gtin: "4006381333931" });
    ids["lot"] = await createElement(client, "part_lots", {
      part: `/api/parts/${ids["timer"]}`,
      storage_location: `/api/storage_locations/${drawer}`,
      amount: 30,
      user_barcode: "BAG-1",
    });
    ids["other"] = await newPart("Timer on a reel", { gtin: "4006381333931" });
    await newPart("Named like a label", { ipn: "P0002" });
    const twice = await newPart("Resistor", { manufacturer_product_number: "0603SAF5101T5E" });
    ids["resistor"] = twice;
    for (const [amount, storage_location] of [
      [1000, shelf],
      [20, drawer],
    ] as const) {
      ids[`of ${amount}`] = await createElement(client, "part_lots", {
        part: `/api/parts/${twice}`,
        storage_location: `/api/storage_locations/${storage_location}`,
        amount,
      });
    }
  });

  test("explains what to scan, with the focus in the field", async () => {
    const page = await admin.get("/scan");
    expect([page.status, page.heading]).toEqual([200, "Scan"]);
    expect(page.document.querySelector("#scan-code")?.hasAttribute("autofocus")).toBe(true);
    expect(page.words).toContain("Scan a label with a barcode scanner, or type its code");
  });

  test.each([
    ["an IPN", "TMR-1", "IPN"],
    ["a GTIN", "4006381333931", "GTIN"],
    ["a barcode of a lot", "BAG-1", "Barcode of the lot"],
    ["a printed label of a part", "part", "ID of the part"],
    ["a printed label of a lot", "lot", "ID of the lot"],
  ])("finds a part with its lot by %s", async (_what, code, label) => {
    const printed: Record<string, string> = {
      part: `https://parts.example/scan/part/${ids["timer"]}`,
      lot: `L${String(ids["lot"]).padStart(4, "0")}`,
    };
    const page = await scan(printed[code] ?? code);
    expect(page.document.querySelector("#found h2")?.textContent).toBe("Timer");
    expect(page.words).toContain("Shelf → Drawer 3");
    expect(page.document.querySelector(".lot-amount")?.textContent.trim()).toBe("30");
    expect(page.words).toContain(`Found by: ${label}`);
    expect(
      page.document.querySelectorAll(".lot-form button").map((each) => each.getAttribute("value")),
    ).toEqual(["withdraw", "add", "count", "move"]);
    expect(links(page)).toMatchObject({
      "Open part": `/parts/${ids["timer"]}`,
      "Open lot": `/lots/${ids["lot"]}`,
      "New lot": `/parts/${ids["timer"]}/lots/new`,
    });
    expect(fields(page)).toEqual({});
  });

  test("finds a storage location", async () => {
    const page = await scan(`S${String(ids["location"]).padStart(4, "0")}`);
    expect(page.document.querySelector("#found h2")?.textContent).toBe("Shelf → Drawer 3");
    expect(links(page)).toMatchObject({
      "Open location": `/storage_locations/${ids["location"]}`,
      "Parts in this location": `/parts?storage_location=${ids["location"]}`,
    });
  });

  test("changes the stock and shows the element again", async () => {
    const page = await scan("BAG-1");
    const form = ".lot-form";
    const done = await admin.submit(page, { form, button: "action=add", fields: { amount: "5" } });
    expect([done.path, done.notice]).toEqual([
      "/scan?code=BAG-1",
      expect.stringContaining("Timer: Added 5. The lot now contains 35."),
    ]);
    await admin.submit(done, { form, button: "action=withdraw", fields: { amount: "5" } });
  });

  test("changes the stock once if a repeated form overtakes the first one", async () => {
    const page = await scan("BAG-1");
    const options = { form: ".lot-form", button: "action=withdraw", fields: { amount: "2" } };
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.submit(page, options)));
    // The script repeats a form with the status 503.
    const shown = answers.map(({ status, notice }) => (status === 503 ? status : notice));
    expect(shown).toContainEqual(expect.stringContaining("Timer: Withdrew 2. The lot now contains 28."));
    expect(shown).not.toContain(null);
    const done = await admin.submit(await scan("BAG-1"), { ...options, button: "action=add" });
    expect(done.notice).toContain("The lot now contains 30.");
  });

  test("offers the other matches", async () => {
    const page = await scan("4006381333931");
    const chosen = await admin.get(links(page, "#others a")["Timer on a reel GTIN"] ?? "");
    expect(chosen.document.querySelector("#found h2")?.textContent).toBe("Timer on a reel");
    expect(Object.keys(links(chosen, "#others a"))).toEqual(["Timer GTIN"]);
  });

  test("lets the user choose one of several lots, and fills in the quantity of the bag", async () => {
    const page = await scan(tme);
    expect(page.document.querySelector("#found h2")?.textContent).toBe("Resistor");
    expect(page.document.querySelector(".lot-form")).toBeNull();
    const chosen = await admin.get(links(page)["Shelf → Drawer 3 20"] ?? "");
    expect(chosen.document.querySelector(".lot-form")?.getAttribute("action")).toBe(`/lots/${ids["of 20"]}`);
    expect(fields(chosen)).toEqual({ amount: "1000" });
    const done = await admin.submit(chosen, { form: ".lot-form", button: "action=add" });
    expect([done.path, done.notice]).toEqual([
      chosen.path,
      expect.stringContaining("Resistor: Added 1,000. The lot now contains 1,020."),
    ]);
  });

  test("fills in the form for a new lot of a known part", async () => {
    const address = links(await scan(tme))["New lot"] ?? "";
    expect(fields(await admin.get(address))).toEqual({
      amount: "1000",
      description: "Order 32723349",
      user_barcode: tme,
    });
  });

  test("fills in the form for a new part, and the next scan finds its lot", async () => {
    const page = await scan(digiKey);
    expect(page.document.querySelector("#found")).toBeNull();
    expect(page.words).toContain("No part has these part numbers. Create the part");
    expect(page.document.querySelector("#decoded .facts")?.textContent).toMatch(
      /Supplier part number.*445-175186-1-ND.*Quantity.*10.*Date code.*2532.*Lot code.*0844718727/s,
    );
    const form = await admin.get(links(page)["New part"] ?? "");
    expect(fields(form)).toMatchObject({
      name: "TFM252012ALMA3R3MTAA",
      manufacturer_product_number: "TFM252012ALMA3R3MTAA",
      "orderdetails[0].supplier": "Digi-Key",
      "orderdetails[0].supplierpartnr": "445-175186-1-ND",
      "partLots[0].amount": "10",
      "partLots[0].description": "Lot code 0844718727, date code 2532, order 95952283",
      "partLots[0].user_barcode": digiKey,
    });
    const missing = await admin.submit(form, { fields: { category: "Parts" }, button: "Create part" });
    expect(missing.fieldError("orderdetails[0].supplier")).toMatch(/No supplier is named “Digi-Key”/);
    await createElement(client, "suppliers", { name: "Digi-Key" });
    const created = await admin.submit(missing, { button: "Create part" });
    expect(created.heading).toBe("TFM252012ALMA3R3MTAA");
    const again = await scan(digiKey);
    expect(again.words).toContain("Found by: Barcode of the lot");
    expect(again.document.querySelector(".lot-amount")?.textContent.trim()).toBe("10");
  });

  test("fills in the form for a new lot of a part that lacks the numbers", async () => {
    const page = await scan(lcsc);
    const form = "#decoded form";
    const refused = await admin.submit(page, { form, fields: { part: "No such part" } });
    expect(refused.fieldError("part")).toMatch(/No part is named/);
    const opened = await admin.submit(page, { form, fields: { part: "Timer on a reel" } });
    expect(opened.heading).toBe("New lot of Timer on a reel");
    expect(fields(opened)).toMatchObject({ amount: "2", user_barcode: lcsc });
  });

  test.each([
    ["a part with several lots", tme, "Resistor", /^\/labels\?type=part&ids=\d+$/],
    ["a lot", "BAG-1", "Timer", /^\/labels\?type=part_lot&ids=\d+$/],
    ["a location", "S0001", "Shelf", /^\/labels\?type=storelocation&ids=1$/],
  ])("links to the label of %s", async (_what, code, heading, address) => {
    const page = await scan(code);
    expect(page.document.querySelector("#found h2")?.textContent).toBe(heading);
    expect(links(page)["Print label"]).toMatch(address);
  });

  test.each([
    ["LCSC", lcsc, "LCSC"],
    ["a manufacturer", ";;LTST-C191KGKT;2108404746;5000;5/P/D;RLC21032787551;2113;MADE IN CHINA", "5000"],
  ])("decodes a code of %s", async (_what, code, text) => {
    const page = await scan(code);
    expect([page.status, page.document.querySelector("#decoded")?.textContent]).toEqual([
      200,
      expect.stringContaining(text),
    ]);
  });

  test.each([
    ["unknown", "NOT-\u001dHERE", 404, "No part, lot or storage location has the code NOT-␝HERE"],
    ["too long", "x".repeat(1001), 400, "The code is not valid."],
  ])("keeps a code that is %s in the field", async (_what, code, status, message) => {
    const page = await scan(code);
    expect([page.status, page.words]).toEqual([status, expect.stringContaining(message)]);
    expect(page.document.querySelector("#scan-code")?.getAttribute("value")).toBe(
      code.replace("\u001d", "␝"),
    );
  });

  test.each([
    ["the code of a bag", tme, true],
    ["the code of a bag", lcsc, true],
    ["the address on a label", "https://parts.example/scan/part/1", true],
    ["a short code without element, which can be a part number", "L7805", false],
    ["the short code of a lot", "L0001", true],
    ["the short code of a location", "s-0002", true],
    ["the short code of a location of Part-DB 0.x", "$L00002", true],
    ["a short code that is also a part number", "P0002", false],
    ["a part number like an ASIN", "B0123456789", false],
    ["words", "timer 555", false],
    ["words with foreign letters", "Widerstände für 1 kΩ", false],
    ["words with an apostrophe", "Bob's P0001", false],
    ["the address of another page", "https://parts.example/help/scan", false],
    ["the address on a label in capitals", "HTTPS://PARTS.EXAMPLE/SCAN/LOT/1", true],
    ["the address on a label in a German layout", "httpsÖ--parts.example-scan-lot-1", true],
    ["the address on a label in a French layout", "httpsM!!pqrts:exqmple!scqn!lot!&", true],
    ["the short code of a lot in a German layout", "Lß000001", true],
    ["the short code of a lot in an Italian layout", "L'000001", true],
    ["the short code of no lot in an Italian layout", "L'000099", false],
    ["the code of a bag in a German layout", "ÜpbnÖPICK1,onÖSO1,pcÖC312270,pmÖSTß1,qtyÖ2*", true],
    ["the code of a bag in a Spanish layout", "`=:\u001e06\u001d1PLM358\u001dQ7", true],
    ["the code of a bag with 1,000 characters", `${digiKey}\u001d20Z`.padEnd(1000, "0"), true],
    ["a text with more than 1,000 characters", `${digiKey}\u001d20Z`.padEnd(1001, "0"), false],
  ])("opens for a search for %s", async (_what, text, isCode) => {
    const address = `/parts?q=${encodeURIComponent(text)}`;
    const opened = await admin.get(address, { headers: { "Sec-Fetch-Mode": "navigate" } });
    expect(opened.path.startsWith("/scan?")).toBe(isCode);
    const submitted = await admin.get(address, { headers: { "X-Form-Submitted": "true" } });
    expect(submitted.path.startsWith("/scan?")).toBe(isCode);
    expect((await admin.get(address)).path).toBe(address);
  });

  test("requires the permission, also in the navigation", async () => {
    const stranger = await userWith("parts.read");
    expect((await stranger.get("/scan")).status).toBe(403);
    expect(links(await stranger.get("/"), "nav a")).not.toHaveProperty("Scan");
    expect(links(await admin.get("/"), "nav a")).toHaveProperty("Scan", "/scan");
  });

  test("offers only what the permissions allow", async () => {
    const reader = await userWith("tools.label_scanner", "parts.read");
    const page = await reader.get("/scan?code=BAG-1");
    expect(page.document.querySelector(".lot-form")).toBeNull();
    expect(links(page)).not.toHaveProperty("New lot");
    expect(links(page)).not.toHaveProperty("Print label");
    expect(links(page)).not.toHaveProperty("One after the other");
    expect((await reader.get("/scan/series")).status).toBe(403);
    const decoded = await reader.get(`/scan?code=${encodeURIComponent(lcsc)}`);
    expect(links(decoded)).not.toHaveProperty("New part");
    expect(decoded.document.querySelector("#decoded form")).toBeNull();
    expect(decoded.words).toContain("Ask a user with the permission to create parts.");
  });
});
