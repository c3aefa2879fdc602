import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { providerPath } from "#contract/urls/own-paths";
import type { SignInProvider } from "#contract/accounts/provider-sign-in";
import { extendService } from "../../strapi-internals/services.ts";
import { accountFault } from "../account-fault.ts";
import type { Accounts } from "../accounts.ts";
import {
  type Endpoints,
  openIdProvider,
  type ProviderDefinition,
  providerDefinitions,
} from "./provider-definitions.ts";

/** Name of the circuit's own OpenID provider, which environment variables configure. */
const ownName = "openid";

interface OwnProvider {
  issuer: string;
  title: string;
  key: string;
  secret: string;
}

/** A provider that is enabled. */
export interface Provider {
  name: string;
  kind: ProviderDefinition;
  endpoints: Endpoints;
  key: string;
  secret: string;
}

/** All providers' settings from the panel. */
const settingsSchema = z.record(z.string(), z.unknown()).catch({});

/** Settings of one provider that is enabled and has both keys. */
const setSchema = z.object({
  enabled: z.literal(true),
  key: z.string().trim().min(1),
  secret: z.string().trim().min(1),
  subdomain: z
    .string()
    .trim()
    .regex(/^[\w.:/-]+$/u)
    .catch(""),
});

function ownProvider(strapi: Core.Strapi): OwnProvider | null {
  return strapi.config.get<OwnProvider | null>("sign-in.openId");
}

/** Lists the providers with which visitors can sign in: those enabled in the panel, then the circuit's own. */
async function enabledProviders(strapi: Core.Strapi) {
  const stored: unknown = await strapi.store({ type: "plugin", name: "users-permissions", key: "grant" }).get({});
  const settings = settingsSchema.parse(stored ?? {});
  const own = ownProvider(strapi);
  return [
    ...Object.entries(providerDefinitions).flatMap(([name, kind]) => {
      const set = setSchema.safeParse(settings[name]);
      return set.success ? [{ ...set.data, name, kind }] : [];
    }),
    ...(own === null ? [] : [{ ...own, subdomain: "", name: ownName, kind: openIdProvider(own.issuer, own.title) }]),
  ];
}

/** A provider's title for visitors, even when it is disabled. */
export function providerTitle(strapi: Core.Strapi, name: string): string {
  return (name === ownName ? ownProvider(strapi)?.title : providerDefinitions[name]?.title) ?? name;
}

/** Answers `GET /account/providers` with the names and titles of the enabled providers. */
export async function listProviders({ strapi }: Accounts): Promise<{ providers: SignInProvider[] }> {
  const enabled = await enabledProviders(strapi);
  return { providers: enabled.map(({ name, kind: { title } }) => ({ name, title })) };
}

/**
 * Gets a provider's settings and endpoints by its name.
 *
 * @throws {Error} `provider-disabled`: it is disabled or unknown.
 * @throws {ProviderError} The discovery of its endpoints failed.
 */
export async function findProvider(strapi: Core.Strapi, name: string, signal: AbortSignal): Promise<Provider> {
  const found = (await enabledProviders(strapi)).find((each) => each.name === name);
  if (found === undefined) throw accountFault("provider-disabled");
  const { kind, key, secret, subdomain } = found;
  return { name, kind, endpoints: await kind.endpoints(subdomain, signal), key, secret };
}

/** The callback URL of a provider: always the site's Dutch page, so that only one has to be registered. */
export function callbackUrlOf({ siteUrl }: Pick<Accounts, "siteUrl">, name: string): string {
  return `${siteUrl}${providerPath(name, "nl")}`;
}

/** Makes the panel's screen of providers show the callback URL that administrators must register with a provider. */
export function showCallbackUrlInPanel(accounts: Accounts): void {
  extendService(accounts.strapi, "plugin::users-permissions.providers", () => ({
    buildRedirectUri: (name = "") => callbackUrlOf(accounts, name),
  }));
}
