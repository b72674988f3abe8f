/** The links of a facet, which filter the list. */
import { countText } from "../../site/count-text.ts";

interface FacetLinkProps {
  readonly href: string;
  readonly title: string;
  readonly parts: number;
  readonly isSelected: boolean;
}

/** A link that adds a value to a filter, or removes it, with the number of parts. It looks like a checkbox. */
export function FacetLink({ href, title, parts, isSelected }: FacetLinkProps) {
  return (
    <a class="facet-link" href={href} data-live-link="" aria-current={isSelected ? "true" : undefined}>
      <span class="box" />
      <bdi>{title}</bdi> <span class="count">{countText(parts)}</span>
    </a>
  );
}

export function FacetClear({ href }: { readonly href: string }) {
  return (
    <a href={href} data-live-link="">
      Clear
    </a>
  );
}
