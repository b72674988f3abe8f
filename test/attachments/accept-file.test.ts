import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { acceptFile, requireFileType } from "../../src/attachments/accept-file.ts";
import { sanitizeSvgHere } from "../../src/attachments/svg-sanitizer.ts";
import { pictures } from "./pictures.ts";
import { temporaryStorage } from "./temporary-storage.ts";

async function accept(content: string | Uint8Array, fileName: string | null, filter = "") {
  const { storage, directory } = await temporaryStorage();
  const staged = await storage.stage([Buffer.from(content)]);
  const accepted = await acceptFile({ storage, sanitizeSvg: sanitizeSvgHere }, { staged, fileName });
  requireFileType(accepted, filter);
  return {
    ...accepted,
    content: await readFile(accepted.staged.path, "utf8"),
    files: await readdir(path.join(directory, "tmp")),
  };
}

it("stores an uploaded file unchanged and derives its extension from the content and the name", async () => {
  expect(await accept(pictures.png, "../pic.PNG")).toMatchObject({
    mediaType: "image/png",
    extension: "png",
    originalFileName: "pic.PNG",
  });
  expect(await accept("Hello", "a.html")).toMatchObject({
    mediaType: "text/plain",
    extension: "txt",
    originalFileName: "a.html",
    content: "Hello",
  });
  expect(await accept(pictures.png, null)).toMatchObject({ extension: "png", originalFileName: null });
});

it.each([
  ["<svg><script>alert(1)</script><rect/></svg>", "a.svg"],
  ["<svg><script>alert(1)</script><rect/></svg>", "a.png"],
  ["<svg><script>alert(1)</script><rect/></svg>", null],
  [`<!--${" ".repeat(70_000)}--><svg><script>alert(1)</script><rect/></svg>`, "a.SVG"],
])(
  "sanitizes an SVG file detected by content or name, and deletes the original: %.20s as %s",
  async (content, name) => {
    const accepted = await accept(content, name);
    expect(accepted.mediaType).toBe("image/svg+xml");
    expect(accepted.content).toContain("<rect>");
    expect(accepted.content).not.toContain("alert");
    expect(accepted.files).toHaveLength(1);
  },
);

it("rejects invalid SVG and files named .svg that are not SVG", async () => {
  await expect(accept("Hello", "a.svg")).rejects.toMatchObject({ code: "svg" });
  await expect(accept("<svg><g>", "a.txt")).rejects.toMatchObject({ code: "svg" });
});

it("rejects a file type that the attachment type does not allow, and names both types", async () => {
  await expect(accept("Hello", "a.txt", "image/*")).rejects.toMatchObject({
    code: "filetype",
    message: expect.stringMatching(/image\/\*.*text\/plain \(\.txt\)/) as string,
  });
  await expect(accept("<script>alert(1)</script>", "a.png", "image/*")).rejects.toMatchObject({
    code: "filetype",
  });
  await expect(accept(pictures.png, "a.png", "image/*")).resolves.toMatchObject({ extension: "png" });
});
