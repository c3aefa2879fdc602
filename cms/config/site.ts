import { readEnvironment } from "./environment/read-environment.ts";

/** Where the visitors' site is; the panel links to it. */
export default () => ({ url: readEnvironment(process.env).SITE_URL });
