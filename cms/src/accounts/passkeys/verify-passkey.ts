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
import { passkeyChallengeMs } from "#contract/accounts/passkeys";
import { digestOf } from "../../database/digest.ts";
import type { AccountUser } from "../account-user.ts";
import type { PasskeyRow } from "../tables/passkey-table.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** COSE ids of EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257];

/** The WebAuthn relying party: the public site, the only one where the passkeys work. */
function relyingParty(siteUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin };
}

/** The WebAuthn user handle: the account's documentId, which holds no personal data. */
export function userHandleOf({ documentId }: AccountUser): Bytes {
  return Uint8Array.from(Buffer.from(documentId));
}

/** One registration or sign-in with a passkey (a "ceremony" in WebAuthn). */
interface Ceremony {
  siteUrl: string;
  /** Secret that the browser got with the challenge. The challenge is its digest. */
  handle: string;
}

function challengeOf({ handle }: Ceremony): Bytes {
  return Uint8Array.from(Buffer.from(digestOf(handle), "base64url"));
}

/**
 * Creates the options for a discoverable passkey that requires user verification.
 *
 * @param existing - The account's passkeys: a device that holds one of them creates no second.
 */
export function creationOptions(ceremony: Ceremony, user: AccountUser, existing: readonly PasskeyRow[]) {
  const { id } = relyingParty(ceremony.siteUrl);
  return generateRegistrationOptions({
    rpID: id,
    rpName: id,
    userID: userHandleOf(user),
    userName: user.email,
    userDisplayName: user.email,
    challenge: challengeOf(ceremony),
    timeout: passkeyChallengeMs,
    attestationType: "none",
    excludeCredentials: existing.map(({ credential, transports }) => ({ id: credential, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
}

/** Creates the options for signing in by any of the site's passkeys. */
export function requestOptions(ceremony: Ceremony) {
  const { id: rpID } = relyingParty(ceremony.siteUrl);
  const challenge = challengeOf(ceremony);
  return generateAuthenticationOptions({ rpID, challenge, timeout: passkeyChallengeMs, userVerification: "required" });
}

/** The challenge, origin and relying party that a browser's answer must be for. */
function expectedOf(ceremony: Ceremony) {
  const { id, origin } = relyingParty(ceremony.siteUrl);
  return { expectedChallenge: digestOf(ceremony.handle), expectedOrigin: origin, expectedRPID: id };
}

/** Verifies a new passkey. @returns `null` when it is invalid. */
export function verifyNewPasskey(
  ceremony: Ceremony,
  answer: Omit<RegistrationResponseJSON, "clientExtensionResults">,
): Promise<WebAuthnCredential | null> {
  const response = { ...answer, clientExtensionResults: {} };
  return nullOnError(async () => {
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

/** Verifies a passkey's signature. @returns The passkey's own count of its signatures; `null` when it is invalid. */
export function verifyPasskeySignIn(
  ceremony: Ceremony,
  passkey: PasskeyRow,
  answer: Omit<AuthenticationResponseJSON, "clientExtensionResults">,
): Promise<number | null> {
  const response = { ...answer, clientExtensionResults: {} };
  const { credential, publicKey, counter } = passkey;
  return nullOnError(async () => {
    if (isInFrame(response.response.clientDataJSON)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...expectedOf(ceremony),
      credential: { id: credential, publicKey: isoBase64URL.toBuffer(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/** Whether the request was made in a frame on another site, which the library would accept. */
function isInFrame(clientDataJSON: string): boolean {
  return decodeClientDataJSON(clientDataJSON).crossOrigin === true;
}

/**
 * Whether a passkey comes without its maker's certificate, as the options demand. Verifying one would make the server
 * fetch revocation lists from URLs inside the certificate.
 */
function isPlain(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get("fmt");
  return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
}

/** Runs a check; `null` when it throws, as the library does for any malformed input. */
async function nullOnError<Value>(check: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
