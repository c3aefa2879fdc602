import { Suspense, type ComponentType } from "react";
import { lateCode } from "#app/ui/late-code.ts";
import { takenOverLate } from "#app/ui/late-component.tsx";
import type { TicketPartProps } from "./ticket-part.tsx";

/** The code, once it is loaded; the server always has it. */
const loaded: { View: ComponentType<TicketPartProps> | null } = { View: null };

const code = lateCode(async () => {
  const { TicketPart } = await import("./ticket-part.tsx");
  loaded.View = TicketPart;
  return TicketPart;
});

const LazyPart = takenOverLate(code);

/** Gets the code, for a page with tickets that the browser is about to draw. */
export const loadTicketPart = code.need;

/** Choosing tickets: what the server wrote stays until the code has come. */
export function LateTicketPart(props: TicketPartProps) {
  const View = loaded.View ?? LazyPart;
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  );
}

if (import.meta.env.SSR) await code.need();
