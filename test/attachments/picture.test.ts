import { expect, it } from "vitest";
import { is3dModelKey, isPictureKey, isPictureUrl } from "../../src/attachments/picture.ts";

it.each([
  ["media/part/1/x-PFLuD0h4lS2G.png", true],
  ["media/part/1/x.svg", true],
  ["media/part/1/x.JFIF", true],
  ["media/part/1/x.pdf", false],
])("treats the stored file %s as an image: %s", (key, picture) => {
  expect(isPictureKey(key)).toBe(picture);
});

it.each([
  ["http://127.0.0.1:9/none.png", true],
  ["https://example.com/x", true],
  ["https://example.com", true],
  ["https://example.com/a.pdf", false],
  ["https://example.com/a.png?size=1.pdf#x", true],
  ["https://example.com/v1.2/x", true],
  ["www.foo.bar", false],
  ["www.foo.bar/x.gif", true],
])("treats the URL %s as an image: %s", (url, picture) => {
  expect(isPictureUrl(url)).toBe(picture);
});

it("recognizes a 3D model by its extension", () => {
  expect(is3dModelKey("media/footprint/1/x.x3d")).toBe(true);
  expect(is3dModelKey("media/footprint/1/x.step")).toBe(false);
});
