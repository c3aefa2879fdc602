import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from "@simplewebauthn/server/helpers";
import {
  type CreationOptions,
  creationOptionsSchema,
  passkeyWaitMs,
  type RequestOptions,
  requestOptionsSchema,
} from "#contract/accounts/passkeys";
import { digestOf } from "../../database/digest.ts";
import type { AccountUser } from "../account-user.ts";
import type { PasskeyRow } from "../tables/passkey-table.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** EdDSA, ES256 and RS256: the same in every instance, whatever its Node can. */
const algorithms = [-8, -7, -257];

/** The relying party of WebAuthn, by the site's public address: passkeys work there alone. */
function relyingParty(siteUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin };
}

/** The user handle of WebAuthn: the account's id, which says nothing of its owner. */
export function userHandleOf({ documentId }: AccountUser): Bytes {
  return Uint8Array.from(Buffer.from(documentId));
}

/** One registration or sign-in with a passkey (a "ceremony" in WebAuthn). */
interface Ceremony {
  siteUrl: string;
  /** The secret that the browser got with the challenge: that is its digest. */
  handle: string;
}

function challengeOf({ handle }: Ceremony): Bytes {
  return Uint8Array.from(Buffer.from(digestOf(handle), "base64url"));
}

/**
 * Options with which a browser makes a passkey: one that it finds by itself, and that only its owner can use.
 *
 * @param existing - The account's passkeys: a device with one of them makes no second.
 */
export async function creationOptions(
  ceremony: Ceremony,
  user: AccountUser,
  existing: readonly PasskeyRow[],
): Promise<CreationOptions> {
  const { id } = relyingParty(ceremony.siteUrl);
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: id,
    userID: userHandleOf(user),
    userName: user.email,
    userDisplayName: user.email,
    challenge: challengeOf(ceremony),
    timeout: passkeyWaitMs,
    attestationType: "none",
    excludeCredentials: existing.map(({ credential, transports }) => ({ id: credential, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
  return creationOptionsSchema.parse(options);
}

/** Options with which a browser shows a passkey: any of this site. */
export async function requestOptions(ceremony: Ceremony): Promise<RequestOptions> {
  const { id: rpID } = relyingParty(ceremony.siteUrl);
  const challenge = challengeOf(ceremony);
  const options = { rpID, challenge, timeout: passkeyWaitMs, userVerification: "required" } as const;
  return requestOptionsSchema.parse(await generateAuthenticationOptions(options));
}

/** What every answer of a browser is checked against. */
function expectedOf(ceremony: Ceremony) {
  const { id, origin } = relyingParty(ceremony.siteUrl);
  return { expectedChallenge: digestOf(ceremony.handle), expectedOrigin: origin, expectedRPID: id };
}

/** Checks a new passkey. @returns `null` when something is wrong with it. */
export function verifiedCredential(
  ceremony: Ceremony,
  answer: Omit<RegistrationResponseJSON, "clientExtensionResults">,
): Promise<WebAuthnCredential | null> {
  const response = { ...answer, clientExtensionResults: {} };
  return orNull(async () => {
    const { clientDataJSON, attestationObject } = response.response;
    if (isInFrame(clientDataJSON) || !isPlain(attestationObject)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      ...expectedOf(ceremony),
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified || registrationInfo.credential.id !== response.id) return null;
    return registrationInfo.credential;
  });
}

/** Checks the signature of a passkey. @returns The passkey's own count of signatures; `null` when something is wrong. */
export function verifiedCounter(
  ceremony: Ceremony,
  passkey: PasskeyRow,
  answer: Omit<AuthenticationResponseJSON, "clientExtensionResults">,
): Promise<number | null> {
  const response = { ...answer, clientExtensionResults: {} };
  const { credential, publicKey, counter } = passkey;
  return orNull(async () => {
    if (isInFrame(response.response.clientDataJSON)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...expectedOf(ceremony),
      credential: { id: credential, publicKey: isoBase64URL.toBuffer(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/** Whether a page of another site made the request in a frame, which the library accepts. */
function isInFrame(clientDataJSON: string): boolean {
  return decodeClientDataJSON(clientDataJSON).crossOrigin === true;
}

/**
 * Whether the passkey comes without a certificate of the device's maker, as the options say. Checking certificates would
 * fetch lists from addresses that stand in them.
 */
function isPlain(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get("fmt");
  return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
}

/** The library throws for whatever is wrong in what a browser sent, down to single bytes. */
async function orNull<Value>(check: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
