import { readEnvironment } from "./environment/read-environment.ts";

/** Address of the visitors' site, without a trailing slash; the panel links to it. */
export default () => ({ url: readEnvironment(process.env).SITE_URL.replace(/\/+$/u, "") });
