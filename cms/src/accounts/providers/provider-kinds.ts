import * as z from "zod";
import { emailAddress } from "#contract/field";
import { normalizeEmail } from "../account-user.ts";
import { fetchProvider, ProviderError, parseResponse } from "./provider-fetch.ts";

/** Where a provider is asked. */
export interface Endpoints {
  authorize: string;
  token: string;
  profile: string;
  /** What its id tokens name as who made them; `null` where those aren't asked for. */
  issuers: readonly string[] | null;
}

/** Somebody at a provider. */
export const profileSchema = z.object({
  /** What the provider calls its user, for good. */
  subject: z.string(),
  /** `null` when the provider gives none. */
  email: z.string().nullable(),
  /** Whether the provider knows that its user has this inbox. */
  isVerified: z.boolean(),
});

export type Profile = z.infer<typeof profileSchema>;

/** Asks a provider for a page of a user's, with the token for that user. */
type Get = (url: string) => Promise<unknown>;

/** How a provider is asked who somebody is. */
export interface ProviderKind {
  title: string;
  scope: string;
  /** Whether it knows PKCE (RFC 7636). */
  hasPkce: boolean;
  /** @param subdomain - As set in the panel; empty for none. */
  endpoints: (subdomain: string) => Endpoints;
  readProfile: (get: Get, url: string) => Promise<Profile>;
}

const address = z.string().transform(normalizeEmail).pipe(emailAddress).nullable().catch(null);

const subject = z.union([z.string().min(1).max(250), z.number().transform(String)]);

const claimsSchema = z.object({ sub: subject, email: address, email_verified: z.unknown().optional() });

/** Who somebody is, as OpenID providers answer it. */
async function readClaims(get: Get, url: string): Promise<Profile> {
  const { sub, email, email_verified: verified } = parseResponse(url, claimsSchema, await get(url));
  return { subject: sub, email, isVerified: verified === true || verified === "true" };
}

const openId = { scope: "openid email", hasPkce: true, readProfile: readClaims };

/**
 * The providers of Strapi's screen that say who somebody is, and whether the address is verified. The others can't be used:
 * Instagram and Reddit give no address, and of Microsoft, Twitter, VK and Twitch anybody may have one that isn't theirs.
 */
export const providerKinds: Readonly<Record<string, ProviderKind>> = {
  google: {
    ...openId,
    title: "Google",
    endpoints: () => ({
      authorize: "https://accounts.google.com/o/oauth2/v2/auth",
      token: "https://oauth2.googleapis.com/token",
      profile: "https://openidconnect.googleapis.com/v1/userinfo",
      issuers: ["https://accounts.google.com", "accounts.google.com"],
    }),
  },
  facebook: {
    title: "Facebook",
    scope: "email",
    hasPkce: false,
    endpoints: () => ({
      authorize: "https://www.facebook.com/dialog/oauth",
      token: "https://graph.facebook.com/oauth/access_token",
      profile: "https://graph.facebook.com/me?fields=id,email",
      issuers: null,
    }),
    async readProfile(get, url) {
      const { id, email } = parseResponse(url, z.object({ id: subject, email: address.optional() }), await get(url));
      // Facebook gives only addresses that were confirmed.
      return { subject: id, email: email ?? null, isVerified: true };
    },
  },
  github: {
    title: "GitHub",
    scope: "user:email",
    hasPkce: true,
    endpoints: () => ({
      authorize: "https://github.com/login/oauth/authorize",
      token: "https://github.com/login/oauth/access_token",
      profile: "https://api.github.com/user",
      issuers: null,
    }),
    async readProfile(get, url) {
      const { id } = parseResponse(url, z.object({ id: subject }), await get(url));
      const listed = z.array(z.object({ email: address, primary: z.boolean(), verified: z.boolean() }));
      const addresses = parseResponse(url, listed, await get(`${url}/emails`));
      const first = addresses.find(({ primary }) => primary);
      return { subject: id, email: first?.email ?? null, isVerified: first?.verified === true };
    },
  },
  discord: {
    title: "Discord",
    scope: "identify email",
    hasPkce: true,
    endpoints: () => ({
      authorize: "https://discord.com/oauth2/authorize",
      token: "https://discord.com/api/oauth2/token",
      profile: "https://discord.com/api/users/@me",
      issuers: null,
    }),
    async readProfile(get, url) {
      const schema = z.object({ id: subject, email: address.optional(), verified: z.boolean().optional() });
      const { id, email, verified } = parseResponse(url, schema, await get(url));
      return { subject: id, email: email ?? null, isVerified: verified === true };
    },
  },
  linkedin: {
    ...openId,
    title: "LinkedIn",
    hasPkce: false,
    endpoints: () => ({
      authorize: "https://www.linkedin.com/oauth/v2/authorization",
      token: "https://www.linkedin.com/oauth/v2/accessToken",
      profile: "https://api.linkedin.com/v2/userinfo",
      // It puts no nonce into its id tokens.
      issuers: null,
    }),
  },
  auth0: {
    ...openId,
    title: "Auth0",
    endpoints: (subdomain) => ({
      authorize: `https://${subdomain}.auth0.com/authorize`,
      token: `https://${subdomain}.auth0.com/oauth/token`,
      profile: `https://${subdomain}.auth0.com/userinfo`,
      issuers: [`https://${subdomain}.auth0.com/`],
    }),
  },
  keycloak: {
    ...openId,
    title: "Keycloak",
    endpoints: (subdomain) => ({
      authorize: `https://${subdomain}/protocol/openid-connect/auth`,
      token: `https://${subdomain}/protocol/openid-connect/token`,
      profile: `https://${subdomain}/protocol/openid-connect/userinfo`,
      issuers: [`https://${subdomain}`],
    }),
  },
};

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
  code_challenge_methods_supported: z.array(z.string()).optional(),
});

/** What each issuer says of itself; asked again when the program starts. */
const discovered = new Map<string, ProviderKind>();

/**
 * The kind of an OpenID provider, by what it says of itself (OpenID Connect Discovery 1.0).
 *
 * @param issuer - Without a trailing slash.
 * @throws {ProviderError} It doesn't say.
 */
export async function discover(issuer: string, title: string, signal: AbortSignal): Promise<ProviderKind> {
  const cached = discovered.get(issuer);
  if (cached !== undefined) return cached;
  const url = `${issuer}/.well-known/openid-configuration`;
  const discovery = parseResponse(url, discoverySchema, (await fetchProvider(url, { signal })).body);
  if (discovery.issuer.replace(/\/+$/u, "") !== issuer)
    throw new ProviderError(`${issuer} calls itself ${discovery.issuer}`);
  const endpoints: Endpoints = {
    authorize: discovery.authorization_endpoint,
    token: discovery.token_endpoint,
    profile: discovery.userinfo_endpoint,
    issuers: [discovery.issuer],
  };
  const hasPkce = discovery.code_challenge_methods_supported?.includes("S256") === true;
  const kind: ProviderKind = { ...openId, title, hasPkce, endpoints: () => endpoints };
  discovered.set(issuer, kind);
  return kind;
}
