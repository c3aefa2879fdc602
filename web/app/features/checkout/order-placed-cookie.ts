/** Cookie that tells the browser's own code that an order was placed since it last looked. */
export const orderPlacedCookie = "order-placed";

/** Whether an order was placed since the last call. */
export function consumeOrderPlaced(): boolean {
  if (!document.cookie.split("; ").includes(`${orderPlacedCookie}=1`)) return false;
  document.cookie = `${orderPlacedCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  return true;
}
