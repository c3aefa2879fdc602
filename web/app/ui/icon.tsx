import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg";

/** An icon of the site's own set; decorative, so the words beside it carry the meaning. */
export function Icon({ name, className = "icon" }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
