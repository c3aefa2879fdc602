import { useScrollRestoration } from "#app/router/scroll-restoration.ts";
import scrollScript from "./scroll-script.ts?inline-script";

/** Key of the scroll positions in the storage; the same in `scroll-script.ts`. */
const storageKey = "scroll-positions";

/** In a block, so that its names don't become global. Empty in the browser, which never uses it. */
export const scrollRestorationScript = import.meta.env.SSR ? `{${scrollScript}}` : "";

/** Keeps and restores the scroll position of each page. */
export function ScrollRestoration() {
  useScrollRestoration({ storageKey });
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scrollRestorationScript }} />;
}
