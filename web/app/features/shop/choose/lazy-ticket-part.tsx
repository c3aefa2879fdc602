import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { serverRenderedPart } from "#app/ui/lazy-component.tsx";

const part = serverRenderedPart(lazyWithRetry(async () => (await import("./ticket-part.tsx")).TicketPart));

/** Loads the code before the browser renders a page with tickets. */
export const loadTicketPart = part.need;

/** The ticket choosers. The server's HTML stays until the code is loaded. */
export const LazyTicketPart = part.Part;

if (import.meta.env.SSR) await part.need();
