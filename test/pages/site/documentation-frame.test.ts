import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { api } from "../../support/client.ts";
import { startService } from "../../support/service.ts";

it("the API documentation has the layout of the other pages and the name of the instance", async () => {
  const service = await startService({ environment: { INSTANCE_NAME: `Lab <b>"&'` } });
  try {
    const { text } = await api(service).get("/api/docs", { accept: "text/html" });
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

it.each([
  ["1", true],
  ["0", false],
])(
  "the API documentation contains the KiCad library file, and the MCP address: MCP_ENABLED=%s",
  async (value, mcp) => {
    const environment = {
      MCP_ENABLED: value,
      PUBLIC_URL: "https://parts.example",
      INSTANCE_NAME: `"</code><b>`,
    };
    const service = await startService({ environment });
    try {
      const { text } = await api(service).get("/api/docs", { accept: "text/html" });
      const document = parse(text, { blockTextElements: { script: true, style: true } });
      const library = document.querySelector(`[data-copy="partledger.kicad_httplib"] pre`);
      const { textContent } = parse(library?.innerHTML.replace(/<\/?code>/g, "") ?? "");
      expect(JSON.parse(textContent)).toMatchObject({
        name: `"</code><b>`,
        source: { root_url: "https://parts.example/eda-api/", token: "YOUR_TOKEN" },
      });
      expect(text.includes("https://parts.example/mcp")).toBe(mcp);
      expect(text.includes("MCP")).toBe(mcp);
    } finally {
      await service.close();
    }
  },
);
