import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { serverRenderedPart } from "#app/ui/lazy-component.tsx";

const part = serverRenderedPart(lazyWithRetry(async () => (await import("./cart-screen.tsx")).CartScreen));

/** Loads the code before the browser renders a page with the cart. */
export const loadCart = part.need;

/** The cart. The server's HTML stays until the code is loaded. */
export const LazyCart = part.Part;

if (import.meta.env.SSR) await part.need();
