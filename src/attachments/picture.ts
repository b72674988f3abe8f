/** What counts as a picture or a 3D model. As in Part-DB this goes by the extension, not by the content. */

const pictureExtensions = new Set("apng bmp gif ico cur jpg jpeg jfif pjpeg pjp png svg webp".split(" "));

/** Whether the file stored under this key is shown as a picture. */
export function isPictureKey(key: string): boolean {
  return pictureExtensions.has(extensionOf(key));
}

/** Whether the external address is that of a picture; one without an extension is given the benefit of the doubt. */
export function isPictureUrl(url: string): boolean {
  const extension = extensionOf(url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, ""));
  return extension === "" || pictureExtensions.has(extension);
}

/** Whether the file stored under this key is a 3D model. */
export function is3dModelKey(key: string): boolean {
  return extensionOf(key) === "x3d";
}

function extensionOf(path: string): string {
  return /\.([^./]*)$/.exec(path)?.[1]?.toLowerCase() ?? "";
}
