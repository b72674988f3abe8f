/** Icons from the sprite `generated/icons.svg`. */
import { usePage } from "./page-context.ts";
import type { IconName } from "./icon-names.ts";
import { markup } from "./markup.ts";

interface IconProps {
  readonly name: IconName;
  /** Accessible name. Required if no text next to the icon has the same meaning. */
  readonly label?: string;
}

export function Icon(props: IconProps) {
  return SpriteIcon({ ...props, sprite: usePage().asset("icons.svg") });
}

/** An icon outside of pages. `sprite` is the URL of the icons. */
export function SpriteIcon({ name, label, sprite }: IconProps & { readonly sprite: string }) {
  return label === undefined
    ? markup`<svg class="icon" aria-hidden="true"><use href="${sprite}#${name}"></use></svg>`
    : markup`<svg class="icon" role="img" aria-label="${label}"><use href="${sprite}#${name}"></use></svg>`;
}
