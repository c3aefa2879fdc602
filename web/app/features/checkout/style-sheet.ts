import href from "./checkout.css?url";

/** Style sheet of the checkout and order pages, separate from the site's. */
export const checkoutSheet = [{ rel: "stylesheet", href }] as const;
