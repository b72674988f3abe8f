/** Texts of a part with the words of the search highlighted. */
import type { ListedPart, TextPiece } from "./read-list.ts";

interface ExcerptProps {
  readonly listed: ListedPart;
  /** The property path, as in the matches of a search. */
  readonly property: string;
  /** The text to show if the search does not match it. */
  readonly text: string | null | undefined;
  readonly code?: boolean;
}

export function Excerpt({ listed, property, text, code = false }: ExcerptProps) {
  const pieces = listed.matches.get(property);
  const content = pieces === undefined ? text : <Pieces pieces={pieces} />;
  if (content === "" || content === null || content === undefined) return null;
  return code ? <code>{content}</code> : <bdi>{content}</bdi>;
}

export function Pieces({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  return <>{pieces.map(({ text, hit }) => (hit ? <mark>{text}</mark> : text))}</>;
}
