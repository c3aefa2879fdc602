import { loadCameraWall } from "#app/features/live-cameras/lazy-camera-wall.tsx";
import { loadCircuitMap } from "#app/features/circuit-map/lazy-circuit-map.tsx";
import { loadRaceDay } from "./next-event/lazy-race-day.tsx";
import { loadCart } from "#app/features/shop/cart/lazy-cart.tsx";
import { loadTicketPart } from "#app/features/shop/choose/lazy-ticket-part.tsx";
import type { PagePart } from "./view-block.ts";

/** Loads the extra code chunks that some blocks need, before the browser renders a page with them. */
export async function loadExtraBlockCode(blocks: readonly PagePart[]): Promise<void> {
  const kinds = new Set(blocks.map(({ __component }) => __component));
  if (kinds.has("blocks.ticket-shop")) await loadTicketPart();
  if (kinds.has("blocks.live-cameras")) await loadCameraWall();
  if (kinds.has("blocks.cart")) await loadCart();
  if (kinds.has("blocks.circuit-map")) await loadCircuitMap();
  if (blocks.some((block) => block.__component === "blocks.next-event" && block.data.raceDay !== null)) {
    await loadRaceDay();
  }
}
