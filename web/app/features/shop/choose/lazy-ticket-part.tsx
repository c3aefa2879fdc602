import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { serverRenderedPart } from "#app/ui/lazy-component.tsx";

const part = serverRenderedPart(lazyWithRetry(async () => (await import("./ticket-part.tsx")).TicketPart));

/** Gets the code, for a page with tickets that the browser is about to draw. */
export const loadTicketPart = part.need;

/** Choosing tickets: what the server wrote stays until the code has come. */
export const LazyTicketPart = part.Part;

if (import.meta.env.SSR) await part.need();
