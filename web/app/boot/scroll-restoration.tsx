import { ScrollRestoration as RouterScrollRestoration } from "react-router";
import scrollScript from "./scroll-script.ts?inline-script";

/** Key of the scroll positions in the storage; the same in `scroll-script.ts`. */
const storageKey = "scroll-positions";

/** In a block, so that its names don't become global. Empty in the browser, which never uses it. */
export const scrollRestorationScript = import.meta.env.SSR ? `{${scrollScript}}` : "";

/** Keeps and restores the scroll position of each page. The server writes our own script where the router would write one. */
export function ScrollRestoration() {
  if (!import.meta.env.SSR) return <RouterScrollRestoration storageKey={storageKey} />;
  return <script dangerouslySetInnerHTML={{ __html: scrollRestorationScript }} />;
}
