import { lateCode } from "#app/ui/late-code.ts";
import { writtenPart } from "#app/ui/late-component.tsx";

const part = writtenPart(lateCode(async () => (await import("./ticket-part.tsx")).TicketPart));

/** Gets the code, for a page with tickets that the browser is about to draw. */
export const loadTicketPart = part.need;

/** Choosing tickets: what the server wrote stays until the code has come. */
export const LateTicketPart = part.Part;

if (import.meta.env.SSR) await part.need();
