/** Whether something can be bought now, also when little is left. */
export function isSaleOpen(saleState: string): boolean {
  return saleState === "on-sale" || saleState === "few-left";
}
