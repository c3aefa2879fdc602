import href from "./account.css?url";

/** The style sheet of a visitor's account, apart from that of all other pages. */
export const accountSheet = [{ rel: "stylesheet", href }] as const;
