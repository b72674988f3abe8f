/** Recognizes images and 3D models by their extension, as in Part-DB. */

const pictureExtensions = new Set("apng bmp gif ico cur jpg jpeg jfif pjpeg pjp png svg webp".split(" "));

/** Returns whether pages show the file with this storage key as an image. */
export function isPictureKey(key: string): boolean {
  return pictureExtensions.has(extensionOf(key));
}

/** Returns whether a URL can refer to an image. Accepts URLs without an extension. */
export function isPictureUrl(url: string): boolean {
  const extension = extensionOf(url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, ""));
  return extension === "" || pictureExtensions.has(extension);
}

export function is3dModelKey(key: string): boolean {
  return extensionOf(key) === "x3d";
}

function extensionOf(path: string): string {
  return /\.([^./]*)$/.exec(path)?.[1]?.toLowerCase() ?? "";
}
