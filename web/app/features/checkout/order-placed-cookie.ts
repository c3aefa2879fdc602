/** Name of the cookie that tells scripts that an order was placed since they last looked. */
export const orderPlacedCookie = "order-placed";

/** Tells whether an order was placed since the last call. */
export function consumeOrderPlaced(): boolean {
  if (!document.cookie.split("; ").includes(`${orderPlacedCookie}=1`)) return false;
  document.cookie = `${orderPlacedCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  return true;
}
