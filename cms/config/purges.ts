import { readEnvironment } from "./environment/read-environment.ts";

/** URLs to which the CMS sends purges, and the secret that it shares with the site. */
export default () => {
  const { SITE_CMS_SECRET, PURGE_SECRET, PURGE_URLS: urls } = readEnvironment(process.env);
  return { secret: SITE_CMS_SECRET ?? PURGE_SECRET, isOldName: PURGE_SECRET !== undefined, urls };
};
