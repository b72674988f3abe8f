/** Icons from the sprite `generated/icons.svg`. */
import { usePage } from "./context.ts";
import type { IconName } from "./icon-names.ts";

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
  return (
    <svg
      class="icon"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
