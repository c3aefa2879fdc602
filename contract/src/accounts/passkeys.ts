import * as z from "zod";
import { moment } from "../field.ts";

/** Most passkeys of one account. */
export const maxPasskeys = 10;

/** Longest name of a passkey, in characters. */
export const maxPasskeyNameLength = 60;

/** How recent the sign-in must be to add a passkey to an account without a password, in milliseconds. */
export const recentSignInMs = 10 * 60_000;

/** How long a challenge to sign in with a passkey, or to create one, stays valid, in milliseconds. */
export const passkeyChallengeMs = 5 * 60_000;

/** A passkey in its owner's list; without its key. */
export const passkeySchema = z.object({
  /** Digest of the credential's id. */
  id: z.string(),
  /** Name that the visitor gave it, or the device that created it; `null` when neither is known. */
  name: z.string().nullable(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});

export type Passkey = z.infer<typeof passkeySchema>;

/** The passkeys of an account, as `GET /account/overview` answers them. */
export const accountPasskeysSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** Whether the account has fewer than {@link maxPasskeys}. */
  canAdd: z.boolean(),
  /** Whether adding a passkey takes the password. */
  asksPassword: z.boolean(),
});

/** Schema of bytes in base64url, without padding. @param longest - In characters. */
const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/u);

/** The id of a credential: 1023 bytes at most. */
const credentialId = bytes(1364);

const credential = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

/** The browser's answer to creating a passkey, WebAuthn's `RegistrationResponseJSON`, without extensions. */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(8000),
    transports: z
      .array(z.string().regex(/^[\w-]{1,30}$/u))
      .max(10)
      .default([]),
  }),
});

/** The browser's answer to signing in with a passkey, WebAuthn's `AuthenticationResponseJSON`. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    /** The `user.id` of the {@link creationOptionsSchema} with which the passkey was created. */
    userHandle: bytes(100),
  }),
});

/** Identifies a challenge. The site stores it in an HttpOnly cookie of the browser that received the challenge. */
const handle = z.string().regex(/^[\w-]{1,100}$/u);

const askedCredential = z.object({
  id: credentialId,
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** Options to create a passkey, WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
const creationOptionsSchema = z.object({
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

/**
 * Options to sign in with a passkey, WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. They list no credentials, so
 * they reveal nobody's.
 */
const requestOptionsSchema = z.object({
  challenge: bytes(100),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});

export type RequestOptions = z.infer<typeof requestOptionsSchema>;

export const creationAnswerSchema = z.object({ handle, options: creationOptionsSchema });

export const requestAnswerSchema = z.object({ handle, options: requestOptionsSchema });

export const passkeyCreationRequestSchema = z.object({
  /** `null` for an account without a password, which needs a recent sign-in. */
  password: z.string().max(1000).nullable(),
});

export const addPasskeySchema = z.object({
  handle,
  /** Empty to name the passkey after the device. */
  name: z.string().max(maxPasskeyNameLength),
  response: attestationSchema,
});

export const passkeySignInSchema = z.object({ handle, response: assertionSchema });

/**
 * The CMS's API for passkeys, below `/api`.
 *
 * With the bearer header: `creation` POST {@link passkeyCreationRequestSchema}: 200 {@link creationAnswerSchema}; 400
 * `wrong-password`, `sign-in-again` (the request or the account has no password, and the sign-in isn't recent),
 * `too-many-passkeys`; 429. `passkeys` POST {@link addPasskeySchema}: 200 {@link passkeySchema}; 400 `wrong-passkey`,
 * `known-passkey`, `too-many-passkeys`; 429. `passkeys` DELETE `/{id}`: 204; 404 for one that isn't this visitor's.
 *
 * Without it: `request` POST {}: 200 {@link requestAnswerSchema}, the same for everyone; 429. `signIn` POST
 * {@link passkeySignInSchema}: 200 { jwt, user } as `POST /auth/local`; 400 `wrong-passkey`, whatever is wrong with it;
 * 400 `blocked`, only for a valid passkey; 429.
 *
 * A handle is valid for one call, also a failed one, within {@link passkeyChallengeMs}.
 */
export const passkeyCalls = {
  passkeys: "/account/passkeys",
  creation: "/account/passkeys/creation",
  request: "/auth/passkey/request",
  signIn: "/auth/passkey",
} as const;
