/** Names of an order's status in the account's list of orders. */
export const orderStatusNames = {
  nl: {
    "awaiting-payment": "Wacht op betaling",
    invoiced: "Factuur staat open",
    "at-gate": "Betalen bij de poort",
    paid: "Betaald",
    "refunded-in-part": "Deels terugbetaald",
    free: "Gratis",
    "refund-due": "Geld komt terug",
    expired: "Verlopen",
    cancelled: "Geannuleerd",
    refunded: "Terugbetaald",
    held: "Nog niet besteld",
  },
  en: {
    "awaiting-payment": "Awaiting payment",
    invoiced: "Invoice to be paid",
    "at-gate": "Pay at the gate",
    paid: "Paid",
    "refunded-in-part": "Refunded in part",
    free: "Free",
    "refund-due": "Refund on its way",
    expired: "Expired",
    cancelled: "Cancelled",
    refunded: "Refunded",
    held: "Not ordered yet",
  },
};
