import type { IconName } from "./icon-shapes.ts";
import { iconShapes } from "./icon-shapes.ts";

/** An icon of the site's own set; decorative, so the words beside it carry the meaning. */
export function Icon({ name, className = "icon" }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconShapes[name]} />
    </svg>
  );
}
