import type { BlockContext } from "#app/blocks/block-context.ts";
import type { CartInvitation } from "#app/features/shop/cart/cart-data.ts";
import { cartInvitation } from "#app/features/shop/choose/cart-invitation.server.ts";

/** Loads the event that an empty cart promotes; `null` while no tickets are on sale. */
export async function loadCart(_block: unknown, context: BlockContext): Promise<CartInvitation | null> {
  return cartInvitation(context, context);
}
