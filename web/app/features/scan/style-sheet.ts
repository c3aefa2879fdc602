import href from "./scan.css?url";

/** Style sheet of the scan page, separate from the site's. */
export const scanSheet = [{ rel: "stylesheet", href }] as const;
