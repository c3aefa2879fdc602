import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg";

/** Decorative icon of the site's own set; text beside it says the same. */
export function Icon({ name, className = "icon" }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
