import href from "./scan.css?url";

/** The style sheet of the scan page, apart from that of all other pages. */
export const scanSheet = [{ rel: "stylesheet", href }] as const;
