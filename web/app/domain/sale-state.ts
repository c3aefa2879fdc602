/** Whether something can be bought now, also when little is left. */
export function isOnSale(saleState: string): boolean {
  return saleState === "on-sale" || saleState === "few-left";
}
