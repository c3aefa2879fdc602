import href from "./checkout.css?url";

/** The style sheet of a visitor's checkout and order, apart from that of all other pages. */
export const checkoutSheet = [{ rel: "stylesheet", href }] as const;
