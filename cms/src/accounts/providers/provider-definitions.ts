import * as z from "zod";
import { emailAddress } from "#contract/field";
import { normalizeEmail } from "../account-user.ts";
import { fetchProvider, ProviderError, parseResponse } from "./provider-fetch.ts";

/** URLs of a provider. */
export interface Endpoints {
  authorize: string;
  token: string;
  profile: string;
  /** Accepted `iss` claims of its id tokens; `null` for a provider whose id tokens aren't used. */
  issuers: readonly string[] | null;
  /** Whether it supports PKCE (RFC 7636). */
  hasPkce: boolean;
}

/** A user's profile at a provider. */
export const profileSchema = z.object({
  /** The provider's permanent id of the user. */
  subject: z.string(),
  email: z.string().nullable(),
  /** Whether the provider verified the e-mail address. */
  isVerified: z.boolean(),
});

export type Profile = z.infer<typeof profileSchema>;

/** Fetches JSON from a provider's API with the user's access token. */
type Get = (url: string) => Promise<unknown>;

/** How to sign in by a provider. */
export interface ProviderDefinition {
  title: string;
  scope: string;
  /** @param subdomain - The subdomain set in the panel; may be empty. */
  endpoints: (subdomain: string, signal: AbortSignal) => Endpoints | Promise<Endpoints>;
  readProfile: (get: Get, url: string) => Promise<Profile>;
}

const address = z.string().transform(normalizeEmail).pipe(emailAddress).nullable().catch(null);

const subject = z.union([z.string().min(1).max(250), z.number().transform(String)]);

const claimsSchema = z.object({ sub: subject, email: address, email_verified: z.unknown().optional() });

/** Reads a profile from the user-info endpoint of an OpenID provider. */
async function readClaims(get: Get, url: string): Promise<Profile> {
  const { sub, email, email_verified: verified } = parseResponse(url, claimsSchema, await get(url));
  return { subject: sub, email, isVerified: verified === true || verified === "true" };
}

const openId = { scope: "openid email", readProfile: readClaims };

/**
 * The providers on Strapi's screen that give a verified e-mail address. The others can't be used: Instagram and Reddit
 * give no address, and Microsoft, Twitter, VK and Twitch may give one that isn't the user's.
 */
export const providerDefinitions: Readonly<Record<string, ProviderDefinition>> = {
  google: {
    ...openId,
    title: "Google",
    endpoints: () => ({
      authorize: "https://accounts.google.com/o/oauth2/v2/auth",
      token: "https://oauth2.googleapis.com/token",
      profile: "https://openidconnect.googleapis.com/v1/userinfo",
      issuers: ["https://accounts.google.com", "accounts.google.com"],
      hasPkce: true,
    }),
  },
  facebook: {
    title: "Facebook",
    scope: "email",
    endpoints: () => ({
      authorize: "https://www.facebook.com/dialog/oauth",
      token: "https://graph.facebook.com/oauth/access_token",
      profile: "https://graph.facebook.com/me?fields=id,email",
      issuers: null,
      hasPkce: false,
    }),
    async readProfile(get, url) {
      const { id, email } = parseResponse(url, z.object({ id: subject, email: address.optional() }), await get(url));
      // Facebook only returns confirmed e-mail addresses.
      return { subject: id, email: email ?? null, isVerified: true };
    },
  },
  github: {
    title: "GitHub",
    scope: "user:email",
    endpoints: () => ({
      authorize: "https://github.com/login/oauth/authorize",
      token: "https://github.com/login/oauth/access_token",
      profile: "https://api.github.com/user",
      issuers: null,
      hasPkce: true,
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
    endpoints: () => ({
      authorize: "https://discord.com/oauth2/authorize",
      token: "https://discord.com/api/oauth2/token",
      profile: "https://discord.com/api/users/@me",
      issuers: null,
      hasPkce: true,
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
    endpoints: () => ({
      authorize: "https://www.linkedin.com/oauth/v2/authorization",
      token: "https://www.linkedin.com/oauth/v2/accessToken",
      profile: "https://api.linkedin.com/v2/userinfo",
      // LinkedIn's id tokens hold no nonce, so they can't be checked.
      issuers: null,
      hasPkce: false,
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
      hasPkce: true,
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
      hasPkce: true,
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

/** URLs of OpenID providers found by discovery, by issuer. */
const discovered = new Map<string, Endpoints>();

/** Defines an OpenID provider whose URLs are found by discovery. @param issuer - Without a trailing slash. */
export function openIdProvider(issuer: string, title: string): ProviderDefinition {
  return { ...openId, title, endpoints: (_, signal) => discovered.get(issuer) ?? discover(issuer, signal) };
}

/**
 * Fetches the metadata of an OpenID provider (OpenID Connect Discovery 1.0).
 *
 * @throws {ProviderError} The metadata can't be read or is of another issuer.
 */
async function discover(issuer: string, signal: AbortSignal): Promise<Endpoints> {
  const url = `${issuer}/.well-known/openid-configuration`;
  const discovery = parseResponse(url, discoverySchema, (await fetchProvider(url, { signal })).body);
  if (discovery.issuer.replace(/\/+$/u, "") !== issuer)
    throw new ProviderError(`${issuer} calls itself ${discovery.issuer}`);
  const endpoints: Endpoints = {
    authorize: discovery.authorization_endpoint,
    token: discovery.token_endpoint,
    profile: discovery.userinfo_endpoint,
    issuers: [discovery.issuer],
    hasPkce: discovery.code_challenge_methods_supported?.includes("S256") === true,
  };
  discovered.set(issuer, endpoints);
  return endpoints;
}
