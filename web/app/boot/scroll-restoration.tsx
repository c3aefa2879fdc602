import { ScrollRestoration as RouterScrollRestoration } from "react-router";
import scrollScript from "./scroll-script.ts?inline-script";

/** Key of the scroll positions in `sessionStorage`; `scroll-script.ts` repeats it. */
const storageKey = "scroll-positions";

/** Text of `scroll-script.ts`, in a block so that its names don't become global. Empty in the browser. */
export const scrollRestorationScript = import.meta.env.SSR ? `{${scrollScript}}` : "";

/** Stores and restores scroll positions. The server writes `scroll-script.ts` in place of React Router's script. */
export function ScrollRestoration() {
  if (!import.meta.env.SSR) return <RouterScrollRestoration storageKey={storageKey} />;
  return <script dangerouslySetInnerHTML={{ __html: scrollRestorationScript }} />;
}
