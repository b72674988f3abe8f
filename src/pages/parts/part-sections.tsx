/** The sections of the part page: parameters and comment. */
import type { ComponentChildren } from "preact";
import { groupBy } from "../../group-by.ts";
import { Facts, Section } from "../site/components.tsx";
import type { Fact } from "../site/components.tsx";
import { Markdown } from "../site/markdown.tsx";
import type { PartDocument } from "./read-part.ts";

export function ParametersSection({ parameters }: Pick<PartDocument, "parameters">) {
  if (parameters.length === 0) return null;
  return (
    <Section id="parameters" title="Parameters">
      {[...groupBy(parameters, ({ group }) => group)].map(([group, members]) => (
        <>
          {group !== "" && <h3>{group}</h3>}
          <Facts
            facts={members.map(({ name, symbol, formatted }) => ({
              name: symbol === "" ? name : `${name} (${symbol})`,
              value: shown(formatted),
            }))}
          />
        </>
      ))}
    </Section>
  );
}

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

/** Shows a text that a user entered, isolated from the text direction around it. */
function shown(text: string): ComponentChildren {
  return text === "" ? <span class="muted">none</span> : <bdi>{text}</bdi>;
}

export function nameOr(name: string, otherwise: string): string {
  return name.trim() === "" ? otherwise : name;
}
