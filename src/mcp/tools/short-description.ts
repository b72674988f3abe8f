/** How much of a description is shown where many parts or lots are told of: enough to choose one. */

/** In characters. */
const descriptionShown = 200;

/** Longer descriptions are cut between characters, and end in `…`. */
export function shortDescription(text: string): string {
  const characters = text.length > descriptionShown ? [...text.slice(0, 2 * descriptionShown + 2)] : [];
  if (characters.length <= descriptionShown) return text;
  return `${characters.slice(0, descriptionShown).join("")}…`;
}
