import { readEnvironment } from "./environment/read-environment.ts";

const mollieUrl = "https://api.mollie.com/v2/";

/** Settings of the payment provider Mollie, or a stand-in for it; `mollie` is `null` without online payments. */
export default () => {
  const { MOLLIE_API_KEY: key, MOLLIE_API_URL: standIn } = readEnvironment(process.env);
  if (key === undefined) return { mollie: null };
  const url = standIn === undefined ? mollieUrl : `${standIn.replace(/\/$/u, "")}/`;
  return { mollie: { key, url, isStandIn: standIn !== undefined } };
};
