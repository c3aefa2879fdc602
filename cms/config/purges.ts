import { readEnvironment } from "./environment/read-environment.ts";

/** Which sites are told about changes, and the secret they know. */
export default () => {
  const { PURGE_SECRET: secret, PURGE_URLS: urls } = readEnvironment(process.env);
  return { secret, urls };
};
