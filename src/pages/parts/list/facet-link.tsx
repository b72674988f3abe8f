/** A link that filters the list, with the number of parts. */
const number = new Intl.NumberFormat("en");

interface FacetLinkProps {
  readonly href: string;
  readonly title: string;
  readonly parts: number;
  readonly isSelected: boolean;
}

export function FacetLink({ href, title, parts, isSelected }: FacetLinkProps) {
  return (
    <a class="facet-link" href={href} aria-current={isSelected ? "true" : undefined}>
      <bdi>{title}</bdi> <span class="count">{number.format(parts)}</span>
    </a>
  );
}
