import type { BlockContext } from "#app/blocks/block-context.ts";
import type { CartInvitation } from "#app/features/shop/cart/cart-data.ts";
import { cartInvitation } from "#app/features/shop/choose/cart-invitation.server.ts";

/** What an empty cart invites to; `null` while nothing is on sale. */
export async function loadCart(_block: unknown, context: BlockContext): Promise<CartInvitation | null> {
  return cartInvitation(context, context);
}
