import href from "./account.css?url";

/** Style sheet of the account pages, separate from the site's. */
export const accountSheet = [{ rel: "stylesheet", href }] as const;
