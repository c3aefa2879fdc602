import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { providerPath } from "#contract/urls/own-paths";
import type { SignInProvider } from "#contract/accounts/provider-sign-in";
import { extendService } from "../../strapi-internals/services.ts";
import { accountFault } from "../account-fault.ts";
import type { Accounts } from "../accounts.ts";
import { discover, type Endpoints, type ProviderKind, providerKinds } from "./provider-kinds.ts";

/** Name of the circuit's own OpenID provider, which variables set up. */
const ownName = "openid";

interface OwnProvider {
  issuer: string;
  title: string;
  key: string;
  secret: string;
}

/** A provider that is on. */
export interface Provider {
  name: string;
  kind: ProviderKind;
  endpoints: Endpoints;
  key: string;
  secret: string;
}

/** What is set in the panel, of which one provider without keys, or with half of them, is none. */
const settingsSchema = z.record(z.string(), z.unknown()).catch({});

const setSchema = z.object({
  enabled: z.literal(true),
  key: z.string().trim().min(1),
  secret: z.string().trim().min(1),
  subdomain: z
    .string()
    .trim()
    .regex(/^[\w.:/-]+$/u)
    .optional()
    .catch(undefined),
});

async function settingsOf(strapi: Core.Strapi) {
  const stored: unknown = await strapi.store({ type: "plugin", name: "users-permissions", key: "grant" }).get({});
  const settings = settingsSchema.parse(stored ?? {});
  return Object.entries(providerKinds).flatMap(([name, kind]) => {
    const set = setSchema.safeParse(settings[name]);
    return set.success ? [{ name, kind, ...set.data }] : [];
  });
}

function ownProvider(strapi: Core.Strapi): OwnProvider | null {
  return strapi.config.get<OwnProvider | null>("sign-in.openId");
}

/** What visitors know a provider by, also one that is off. */
export function providerTitle(strapi: Core.Strapi, name: string): string {
  return (name === ownName ? ownProvider(strapi)?.title : providerKinds[name]?.title) ?? name;
}

/** Answers `GET /account/providers`: which are on, and nothing of their keys. */
export async function listProviders({ strapi }: Accounts): Promise<{ providers: SignInProvider[] }> {
  const set = await settingsOf(strapi);
  const own = ownProvider(strapi);
  return {
    providers: [
      ...set.map(({ name, kind: { title } }) => ({ name, title })),
      ...(own === null ? [] : [{ name: ownName, title: own.title }]),
    ],
  };
}

/**
 * A provider by its name.
 *
 * @throws {Error} It is off, or unknown: `provider-disabled`.
 * @throws {ProviderError} It doesn't say where it is.
 */
export async function providerOf(strapi: Core.Strapi, name: string, signal: AbortSignal): Promise<Provider> {
  const own = ownProvider(strapi);
  if (name === ownName && own !== null) {
    const kind = await discover(own.issuer, own.title, signal);
    return { name, kind, endpoints: kind.endpoints(""), key: own.key, secret: own.secret };
  }
  const set = (await settingsOf(strapi)).find((each) => each.name === name);
  if (set === undefined) throw accountFault("provider-disabled");
  const { kind, key, secret, subdomain = "" } = set;
  return { name, kind, endpoints: kind.endpoints(subdomain), key, secret };
}

/** Where a provider leads back to: one page of the site, whatever the language, so that one is to be set up there. */
export function callbackOf({ siteUrl }: Pick<Accounts, "siteUrl">, name: string): string {
  return `${siteUrl}${providerPath(name, "nl")}`;
}

/** Has the panel's screen of providers show the address that is to be set up with them. */
export function showOwnCallback(accounts: Accounts): void {
  extendService(accounts.strapi, "plugin::users-permissions.providers", () => ({
    buildRedirectUri: (name = "") => callbackOf(accounts, name),
  }));
}
