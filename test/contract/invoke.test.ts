/** Calls of operations from within the process, with the preconditions of HTTP. */
import { beforeAll, expect, it } from "vitest";
import type { OperationId } from "../../generated/operations.ts";
import { itemTag, type Invocation } from "../../src/http/pipeline/invoke.ts";
import type { Caller } from "../../src/http/pipeline/validated-request.ts";
import { presetData } from "../../src/identity/permission-presets.ts";
import { createPrincipal } from "../../src/identity/principal.ts";
import { describeDialects } from "../support/dialects.ts";
import { idOf, unique, useService } from "../inventory/running-service.ts";

const principal = createPrincipal(
  { userId: 1, username: "admin", scope: null, tokenId: null, tokenName: null, client: null },
  [presetData("all_allow")],
);
const log: Caller["log"] = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => log,
};
const caller: Caller = { principal, requestId: "test", now: new Date(), log, address: "127.0.0.1" };

describeDialects("calls in the process", (dialect) => {
  const running = useService(dialect, { inProcess: true });
  let id = 0;

  beforeAll(async () => {
    id = idOf(await running.make("manufacturers", { name: unique("Maker") }));
  });

  const call = (operationId: OperationId, rest: Partial<Invocation<OperationId>> = {}) =>
    running.service.invoke({ operationId, path: { id }, ...rest }, caller);
  const tag = async () => itemTag(await call("getManufacturer"));
  const refused = (status: number) => expect.objectContaining({ status }) as unknown;

  it("the entity tag of an item equals the ETag over HTTP", async () => {
    const { headers } = await running.client.get(`/api/manufacturers/${id}`, {
      headers: { "Accept-Encoding": "identity" },
      expect: 200,
    });
    expect(await tag()).toBe(headers["etag"]);
  });

  it("a dry run changes nothing, and its response has no entity tag", async () => {
    const before = await tag();
    const tried = await call("updateManufacturer", {
      query: { dry_run: true },
      body: { comment: unique("tried") },
    });
    expect([tried.status, itemTag(tried), await tag()]).toEqual([200, null, before]);
  });

  it("lists and deletions have no entity tag", async () => {
    expect(itemTag(await call("listManufacturers", { path: {} }))).toBeNull();
    expect(itemTag({ status: 204 })).toBeNull();
  });

  it("a change with the current tag succeeds and returns the next tag", async () => {
    const ifMatch = (await tag()) ?? "";
    const first = await call("updateManufacturer", { body: { comment: unique("first") }, ifMatch });
    const second = await call("updateManufacturer", {
      body: { comment: unique("second") },
      ifMatch: itemTag(first) ?? "",
    });
    expect([first.status, second.status]).toEqual([200, 200]);
  });

  it.each<[OperationId, Partial<Invocation<OperationId>>]>([
    ["updateManufacturer", { body: { comment: "lost" } }],
    ["deleteManufacturer", {}],
  ])("%s with an outdated tag is rejected with 412 and changes nothing", async (operationId, rest) => {
    const ifMatch = (await tag()) ?? "";
    const comment = unique("saved by someone else");
    await running.client.patch(`/api/manufacturers/${id}`, { comment }, { expect: 200 });
    await expect(call(operationId, { ...rest, ifMatch })).rejects.toEqual(refused(412));
    expect(await running.read(`/api/manufacturers/${id}`)).toMatchObject({ comment });
  });

  it("a stock action with an outdated tag is rejected with 412", async () => {
    const category = await running.make("categories", { name: unique("Category") });
    const part = await running.make("parts", { name: unique("Part"), category });
    const lot = idOf(await running.make("part_lots", { part, amount: 5 }));
    const path = { id: lot };
    const ifMatch = itemTag(await call("getPartLot", { path })) ?? "";
    const add = () => call("addStock", { path, body: { amount: 1 }, ifMatch });
    await add();
    await expect(add()).rejects.toEqual(refused(412));
    expect((await call("getPartLot", { path })).document).toMatchObject({ amount: 6 });
  });

  it.each(["", "7", '"7', 'x"7.a"'])("the malformed tag %j is rejected with 400", async (ifMatch) => {
    await expect(call("updateManufacturer", { body: { comment: "lost" }, ifMatch })).rejects.toEqual(
      refused(400),
    );
  });

  it("an operation without If-Match throws instead of ignoring the tag", async () => {
    await expect(
      call("createManufacturer", { path: {}, body: { name: "lost" }, ifMatch: "*" }),
    ).rejects.toThrow("The operation createManufacturer does not support If-Match.");
  });
});
