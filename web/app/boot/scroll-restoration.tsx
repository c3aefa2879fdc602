import { useScrollRestoration } from "#app/router/scroll-restoration.ts";
import scrollScript from "./scroll-script.ts?inline-script";

/** Where places are kept, for scroll-script.ts too. */
const storageKey = "scroll-positions";

/** A block of its own: what it names isn't anybody else's. The browser's code has no use for it. */
export const scrollRestorationScript = import.meta.env.SSR ? `{${scrollScript}}` : "";

/** Keeps and restores where a visitor was on each page. */
export function ScrollRestoration() {
  useScrollRestoration({ storageKey });
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scrollRestorationScript }} />;
}
