/** Cookie that tells the browser's own code that an order was placed since it last looked. */
export const placedMark = "order-placed";

/** Whether an order was placed since this was last asked. */
export function takePlacedMark(): boolean {
  if (!document.cookie.split("; ").includes(`${placedMark}=1`)) return false;
  document.cookie = `${placedMark}=; Path=/; Max-Age=0; SameSite=Lax`;
  return true;
}
