import { readEnvironment } from "./environment/read-environment.ts";

/** The addresses that are told about changes, and the secret shared with the site. */
export default () => {
  const { SITE_CMS_SECRET, PURGE_SECRET, PURGE_URLS: urls } = readEnvironment(process.env);
  return { secret: SITE_CMS_SECRET ?? PURGE_SECRET, isOldName: PURGE_SECRET !== undefined, urls };
};
