/** Lists parts, elements and changes in a sentence. */

/** The maximum number of items in a sentence. */
const maximumListed = 5;

/** @param count the number of items, if `texts` contains only the first ones */
export function listText(texts: readonly string[], count = texts.length): string {
  const more = count - Math.min(texts.length, maximumListed);
  return texts.slice(0, maximumListed).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
