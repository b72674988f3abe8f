/** Icons from the sprite `generated/icons.svg`. */
import { usePage } from "./page-context.ts";
import type { IconName } from "./icon-names.ts";

interface IconProps {
  readonly name: IconName;
  /** Accessible name. Required if no text next to the icon has the same meaning. */
  readonly label?: string;
}

export function Icon({ name, label }: IconProps) {
  const use = <use href={`${usePage().asset("icons.svg")}#${name}`} />;
  return label === undefined ? (
    <svg class="icon" aria-hidden="true">
      {use}
    </svg>
  ) : (
    <svg class="icon" role="img" aria-label={label}>
      {use}
    </svg>
  );
}
