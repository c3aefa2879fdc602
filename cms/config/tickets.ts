import { readEnvironment } from "./environment/read-environment.ts";

/** Keys that sign tickets, newest first. */
export default () => ({ keys: readEnvironment(process.env).TICKET_SIGNING_KEY });
