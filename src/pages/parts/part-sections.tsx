/** The comment of the part page, and texts that its sections share. */
import { Section, type Fact } from "../site/components.tsx";
import { Markdown } from "../site/markdown.tsx";
import type { PartDocument } from "./read-part.ts";

/** Returns a fact whose value is a code, or no fact if the value is empty. */
export function coded(name: string, value: string | null | undefined): Fact[] {
  return value ? [{ name, value: <code>{value}</code> }] : [];
}

export function CommentSection({ comment }: Pick<PartDocument, "comment">) {
  if (comment.trim() === "") return null;
  return (
    <Section id="comment" title="Comment">
      <Markdown text={comment} />
    </Section>
  );
}

export function nameOr(name: string, otherwise: string): string {
  return name.trim() === "" ? otherwise : name;
}
