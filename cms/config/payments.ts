import { readEnvironment } from "./environment/read-environment.ts";

/** Where Mollie is, for everyone. */
const mollieUrl = "https://api.mollie.com/v2/";

/** How the circuit is paid online: through Mollie, or through a stand-in for it, or not at all. */
export default () => {
  const { MOLLIE_API_KEY: key, MOLLIE_API_URL: standIn } = readEnvironment(process.env);
  if (key === undefined) return { mollie: null };
  const url = standIn === undefined ? mollieUrl : `${standIn.replace(/\/$/u, "")}/`;
  return { mollie: { key, url, isStandIn: standIn !== undefined } };
};
