import type { BlockContext } from "#app/blocks/block-context.ts";
import type { CartInvitation } from "#app/features/shop/cart/cart-data.ts";
import { cartInvitation } from "#app/features/shop/choose/cart-invitation.server.ts";

/** The event that an empty cart promotes; `null` while nothing is on sale. */
export async function loadCart(_block: unknown, context: BlockContext): Promise<CartInvitation | null> {
  return cartInvitation(context, context);
}
