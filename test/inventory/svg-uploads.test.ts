/** SVG files that are expensive to sanitize neither block the service nor run without limit. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useAttachmentService } from "./attachment-service.ts";
import { unique, useService } from "./running-service.ts";

const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
const dataOf = (text: string): string => Buffer.from(text).toString("base64");
/** A file that takes about a second to sanitize, because namespaces are resolved through all 200 levels. */
const extensive = svg(
  Array.from({ length: 200 }, (_, level) => `<g xmlns:n${level}="x">`).join("") +
    '<g n0:x=""/>'.repeat(50_000) +
    "</g>".repeat(200),
);

/** Files that would take a quadratic check more than a minute. */
const hostile: readonly (readonly [string, string])[] = [
  ["unclosed comments in a style attribute", `<g style="${"/*a".repeat(200_000)}"/>`],
  ["a long name in a presentation attribute", `<g fill="${"a".repeat(600_000)}"/>`],
  ["many function calls in an attribute", `<g transform="${"rgb(".repeat(150_000)}"/>`],
  ["many parentheses in a style sheet", `<style>${"(".repeat(600_000)}</style>`],
];

describe("an SVG file with", () => {
  const { running, newFile, bytesOf } = useAttachmentService("sqlite");
  let remote: Server;
  let remoteUrl = "";
  beforeAll(async () => {
    remote = createServer((request, response) => {
      const [, content] = hostile[Number(request.url?.slice(1))] ?? [];
      response.writeHead(200, { "Content-Type": "image/svg+xml" }).end(svg(content ?? ""));
    });
    await new Promise<void>((resolve) => remote.listen(0, "127.0.0.1", resolve));
    remoteUrl = `http://127.0.0.1:${(remote.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    remote.closeAllConnections();
    remote.close();
  });

  it.each(hostile)("%s is sanitized quickly, whether uploaded or downloaded", async (name, content) => {
    const uploaded = await newFile({ data: dataOf(svg(content)), filename: "a.svg" });
    const index = hostile.findIndex(([other]) => other === name);
    const fetched = await newFile({ downloadUrl: true }, { url: `${remoteUrl}/${index}` });
    expect(await bytesOf(fetched)).toBe(await bytesOf(uploaded));
  });

  it("many elements does not delay other requests", async () => {
    const servedDuring = async (filename: string, text: string): Promise<number> => {
      let done = false;
      const upload = newFile({ data: dataOf(text), filename }).finally(() => (done = true));
      let served = 0;
      for (; !done; served += 1) await running.client.get("/api/info", { expect: 200 });
      await upload;
      return served;
    };
    // Transferring both files takes about the same time.
    const duringTransfer = await servedDuring("a.txt", "x".repeat(extensive.length));
    expect(await servedDuring("a.svg", extensive)).toBeGreaterThan(3 * duringTransfer);
  });
});

describe("an SVG file that exceeds the time limit", () => {
  const running = useService("sqlite", { overrides: { svgTimeoutMilliseconds: 1 } });

  it("is rejected with the reason, and the next file is accepted", async () => {
    const category = await running.make("categories", { name: "Category" });
    const type = await running.make("attachment_types", { name: "Any" });
    const post = (text: string) =>
      running.client.post("/api/attachments", {
        name: unique("x"),
        element: category,
        attachment_type: type,
        upload: { data: dataOf(text), filename: "a.svg" },
      });
    const answer = await post(extensive);
    expect(await running.refused(Promise.resolve(answer))).toEqual(["upload.data: svg"]);
    expect(answer.text).toContain("takes longer than 0.001 seconds");
    const text = { data: dataOf("Hello"), filename: "a.txt" };
    await running.make("attachments", { name: "y", element: category, attachment_type: type, upload: text });
  });
});
