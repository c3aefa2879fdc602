import { readEnvironment } from "./environment/read-environment.ts";

/** URL of the public site, without a trailing slash. */
export default () => ({ url: readEnvironment(process.env).SITE_URL.replace(/\/+$/u, "") });
