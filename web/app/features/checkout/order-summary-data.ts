/** Formatted lines and totals of an order. */
export interface OrderSummaryData {
  lines: readonly { title: string; detail: string; price: string }[];
  subtotal: string;
  vat: readonly { label: string; amount: string }[];
  total: string;
}
