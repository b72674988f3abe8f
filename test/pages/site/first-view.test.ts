/** The size of pages and the number of their SQL statements. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import { insertParts } from "../../support/many-parts.ts";
import { commitAnything } from "../../support/service.ts";
import { startTools, type SignedInVisitor, type ToolsSite } from "../tools/tools-site.ts";
import { measureFirstView } from "./page-request.ts";

const paths = [
  "/",
  "/parts",
  "/parts?q=part",
  "/parts/1",
  "/parts/1/edit",
  "/parts/new",
  "/categories",
  "/categories/1",
  "/tools/log",
];

/** Statements that the service runs in the background. */
const background = /^(update "(sessions|api_tokens)"|insert into "(log_entries|rate_limits)")/;

describe("the first view of a page", () => {
  let site: ToolsSite;
  let admin: SignedInVisitor;

  beforeAll(async () => {
    site = await startTools();
    admin = await site.as("admin");
    await insertParts(site.store, 1000, "");
  });
  afterAll(() => site.close());

  it.each(paths)("takes less than 100 kB compressed: %s", async (path) => {
    const cookie = `${sessionCookie}=${admin.cookies.get(sessionCookie) ?? ""}`;
    const size = await measureFirstView({ port: Number(new URL(site.url).port), path, cookie });
    expect(size.transferred).toBeGreaterThan(5_000);
    expect(size.transferred).toBeLessThan(100_000);
    expect(size.transferred).toBeLessThan(size.uncompressed / 2);
  });

  it("needs the same number of statements for any number of parts", async () => {
    const count = async (path: string): Promise<number> => {
      await commitAnything(site);
      site.statements.length = 0;
      await admin.get(path);
      return site.statements.filter((sql) => !background.test(sql)).length;
    };
    const few = new Map<string, number>();
    const lists = ["/parts", "/parts?q=part"];
    for (const path of lists) few.set(path, await count(path));
    await site.store.transaction(({ db }) => db.deleteFrom("parts").where("id", ">", 3).execute());
    for (const path of lists) {
      expect(await count(path), path).toBe(few.get(path));
    }
  });
});
