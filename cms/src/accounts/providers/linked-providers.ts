import type { Core } from "@strapi/strapi";
import type { LinkedProvider } from "#contract/accounts/provider-sign-in";
import { linksOf } from "../tables/provider-tables.ts";
import { titleOf } from "./set-up-providers.ts";

/** The providers by which a user signs in, as the account's page lists them. */
export async function linkedProviders(strapi: Core.Strapi, userId: number): Promise<LinkedProvider[]> {
  const links = await linksOf(strapi.db.connection, userId);
  return links.map(({ provider: name, linkedAt }) => ({ name, title: titleOf(strapi, name), linkedAt }));
}
