import { readEnvironment } from "./environment/read-environment.ts";

/** The keys that sign tickets, the newest first. */
export default () => ({ keys: readEnvironment(process.env).TICKET_SIGNING_KEY });
