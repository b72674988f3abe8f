/** Icons from the sprite `generated/icons.svg`. */
import { usePage } from "./context.ts";
import type { IconName } from "./icon-names.ts";

interface IconProps {
  readonly name: IconName;
  /** Accessible name. Required if no text next to the icon has the same meaning. */
  readonly label?: string;
}

export function Icon({ name, label }: IconProps) {
  const { asset } = usePage();
  return (
    <svg
      class="icon"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <use href={`${asset("icons.svg")}#${name}`} />
    </svg>
  );
}
