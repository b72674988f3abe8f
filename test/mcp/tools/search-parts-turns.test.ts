/** Whose search by regular expression comes next when several wait. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Principal } from "../../../src/identity/principal.ts";
import { searchParts } from "../../../src/mcp/tools/search/search-parts.ts";
import { createSearchTurns } from "../../../src/mcp/tools/search/search-turns.ts";
import type { ToolCaller } from "../../../src/mcp/tools/tool.ts";
import { useService } from "../../inventory/running-service.ts";

const patient = new AbortController().signal;

describe("searches of which one runs at a time", () => {
  it("run one after the other, and one that fails makes room for the next", async () => {
    const turns = createSearchTurns(10_000);
    let running = 0;
    const work = async (): Promise<void> => {
      expect((running += 1)).toBe(1);
      await nextTurn();
      running -= 1;
      throw new Error("broken");
    };
    const results = await Promise.allSettled(
      ["a", "a", "b", "a", "b"].map((one) => turns(one, patient, work)),
    );
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => "rejected"));
    expect(await turns("a", patient, () => Promise.resolve("fine"))).toBe("fine");
  });

  it("take the credentials in turn, however much the first has sent", async () => {
    const turns = createSearchTurns(10_000);
    const order: string[] = [];
    const search = (name: string) =>
      turns(name, patient, async () => {
        await nextTurn();
        order.push(name);
      });
    await Promise.all(["a", "a", "a", "a", "b", "c", "b"].map(search));
    expect(order.join("")).toBe("abcabaa");
  });

  it("let who comes wait for the one that runs only, though another always sends the next", async () => {
    const turns = createSearchTurns(10_000);
    let done = 0;
    let over = false;
    const flood = async (): Promise<void> => {
      while (!over) await turns("flooding", patient, async () => void (await nextTurn(), (done += 1)));
    };
    const floods = Promise.all([flood(), flood(), flood(), flood()]);
    while (done < 20) await nextTurn();
    const before = done;
    expect(await turns("other", patient, () => Promise.resolve(done - before))).toBeLessThanOrEqual(1);
    over = true;
    await floods;
  });

  it("are refused when their turn does not come in time", async () => {
    const turns = createSearchTurns(1);
    let end = (): void => undefined;
    const long = turns("a", patient, () => new Promise<void>((resolve) => (end = resolve)));
    await expect(turns("b", patient, () => Promise.resolve())).rejects.toMatchObject({ status: 503 });
    end();
    await long;
    expect(await turns("b", patient, () => Promise.resolve("fine"))).toBe("fine");
  });

  it("are not begun for who went away meanwhile", async () => {
    const turns = createSearchTurns(10_000);
    const impatient = new AbortController();
    let begun = false;
    let end = (): void => undefined;
    const first = turns("a", patient, () => new Promise<void>((resolve) => (end = resolve)));
    const search = () => turns("a", impatient.signal, () => Promise.resolve((begun = true)));
    const second = search();
    impatient.abort();
    // Not only when their turn comes.
    await expect(second).rejects.toThrow(/went away/);
    await expect(search()).rejects.toThrow(/went away/);
    end();
    await first;
    expect(begun).toBe(false);
    expect(await turns("a", patient, () => Promise.resolve("fine"))).toBe("fine");
  });
});

describe("search_parts", () => {
  const running = useService("sqlite");

  it("searches for another token after the first of one that sends many", async () => {
    const category = await running.make("categories", { name: "All" });
    await running.make("parts", { name: "Part", category });
    const tool = searchParts(running.service.store);
    const order: number[] = [];
    const search = async (tokenId: number): Promise<void> => {
      const caller = { principal: { tokenId } as Principal, signal: patient } as ToolCaller;
      await tool({ keyword: "par[t]", regex: true }, caller);
      order.push(tokenId);
    };
    await Promise.all([1, 1, 1, 1, 2].map(search));
    expect(order.indexOf(2)).toBe(1);
  });
});
