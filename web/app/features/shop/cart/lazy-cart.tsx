import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { serverRenderedPart } from "#app/ui/lazy-component.tsx";

const part = serverRenderedPart(lazyWithRetry(async () => (await import("./cart-screen.tsx")).CartScreen));

/** Gets the code, for a page with the cart that the browser is about to draw. */
export const loadCart = part.need;

/** The cart on a page: what the server wrote stays until the code has come. */
export const LazyCart = part.Part;

if (import.meta.env.SSR) await part.need();
