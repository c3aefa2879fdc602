import * as z from "zod";
import { moment } from "../field.ts";

/** Most passkeys of one account. */
export const maxPasskeys = 10;

/** Longest name that a visitor gives one, in characters. */
export const maxPasskeyNameLength = 60;

/** How long ago a sign-in may be for a passkey to be added to an account without a password, in milliseconds. */
export const recentSignInMs = 10 * 60_000;

/** How long a visitor has to show a passkey, or to make one, in milliseconds. */
export const passkeyWaitMs = 5 * 60_000;

/** A passkey, as its owner sees it: nothing of its key. */
export const passkeySchema = z.object({
  /** Digest of the credential's id. */
  id: z.string(),
  /** By the visitor, or the device on which it was made; `null` when neither says. */
  name: z.string().nullable(),
  createdAt: moment,
  /** When it signed in last; `null` for never. */
  lastUsedAt: moment.nullable(),
});

export type Passkey = z.infer<typeof passkeySchema>;

/** The answer of `GET /account/passkeys`. */
export const accountPasskeysSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** Whether there may be one more. */
  canAdd: z.boolean(),
  /** Whether adding one takes the password: there is one, or the sign-in isn't recent. */
  asksPassword: z.boolean(),
});

export type AccountPasskeys = z.infer<typeof accountPasskeysSchema>;

/** Bytes in base64url, without padding. @param longest - In characters. */
const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/u);

/** The id of a credential: 1023 bytes at most. */
const credentialId = bytes(1364);

const credential = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

/** What a browser answers that made a passkey: `RegistrationResponseJSON`. Extensions aren't used. */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(8000),
    /** How the browser can reach it again. */
    transports: z
      .array(z.string().regex(/^[\w-]{1,30}$/u))
      .max(10)
      .default([]),
  }),
});

/** What a browser answers that shows a passkey: `AuthenticationResponseJSON`. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    /** Whose the passkey is, by what stands in its creation's `user.id`. */
    userHandle: bytes(100),
  }),
});

/** Names the challenge to whom it was given. The site keeps it in a cookie that no script reads. */
const handle = z.string().regex(/^[\w-]{1,100}$/u);

const askedCredential = z.object({
  id: credentialId,
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** What a browser is asked to make: `PublicKeyCredentialCreationOptionsJSON`. */
export const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytes(100), name: z.string(), displayName: z.string() }),
  challenge: bytes(100),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(askedCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});

export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** What a browser is asked to show: `PublicKeyCredentialRequestOptionsJSON`. It names no passkeys, so nobody's. */
export const requestOptionsSchema = z.object({
  challenge: bytes(100),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});

export type RequestOptions = z.infer<typeof requestOptionsSchema>;

export const creationAnswerSchema = z.object({ handle, options: creationOptionsSchema });

export const requestAnswerSchema = z.object({ handle, options: requestOptionsSchema });

export const askCreationSchema = z.object({
  /** `null` where the sign-in is recent, or there is none. */
  password: z.string().max(1000).nullable(),
});

export const addPasskeySchema = z.object({
  handle,
  /** Empty for that of the device. */
  name: z.string().max(maxPasskeyNameLength),
  response: attestationSchema,
});

export const passkeySignInSchema = z.object({ handle, response: assertionSchema });

/**
 * Calls of passkeys, which only our content system has, below the API's prefix.
 *
 * With the bearer header: `passkeys` GET: 200 {@link accountPasskeysSchema}. `creation` POST {@link askCreationSchema}:
 * 200 {@link creationAnswerSchema}; 400 `wrong-password`, `sign-in-again` (no password came, or there is none, and the
 * sign-in isn't recent), `too-many-passkeys`; 429. `passkeys` POST {@link addPasskeySchema}: 200 {@link passkeySchema};
 * 400 `wrong-passkey`, `known-passkey`, `too-many-passkeys`; 429. `passkeys` DELETE `/{id}`: 204; 404 for one that isn't
 * this visitor's.
 *
 * Without: `request` POST {}: 200 {@link requestAnswerSchema}, the same for everyone; 429. `signIn` POST
 * {@link passkeySignInSchema}: 200 { jwt, user } as `POST /auth/local`; 400 `wrong-passkey`, whatever is wrong with it;
 * after a right one only 400 `blocked`; 429.
 *
 * A handle is taken once, within {@link passkeyWaitMs}, whatever comes of it.
 */
export const passkeyCalls = {
  passkeys: "/account/passkeys",
  creation: "/account/passkeys/creation",
  request: "/auth/passkey/request",
  signIn: "/auth/passkey",
} as const;
