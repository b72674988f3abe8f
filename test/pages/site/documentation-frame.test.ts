import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { startService } from "../../support/service.ts";

it("the API documentation stands in the frame of the other pages, under the name of the instance", async () => {
  const service = await startService({ environment: { INSTANCE_NAME: `Lab <b>"&'` } });
  try {
    const answer = await fetch(`${service.url}/api/docs`, { headers: { Accept: "text/html" } });
    const text = await answer.text();
    const document = parse(text);
    expect(document.querySelector("title")?.textContent).toBe(`API documentation · Lab <b>"&'`);
    expect(document.querySelector("a.brand")?.textContent.trim()).toBe(`Lab <b>"&'`);
    expect(document.querySelectorAll("header b")).toEqual([]);
    expect(text).not.toContain("Partledger");
    const account = document.querySelector("nav[aria-label=Account] a");
    expect([account?.textContent, account?.getAttribute("href")]).toEqual([
      "Your settings",
      "/user/settings",
    ]);
  } finally {
    await service.close();
  }
});
