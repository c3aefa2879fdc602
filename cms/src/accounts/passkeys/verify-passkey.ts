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

/** For whom passkeys are made, by the site's public address: they work there alone. */
function relyingParty(siteUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin };
}

/** What stands in a passkey for its account: nothing that says whose it is. */
export function userHandleOf({ documentId }: AccountUser): Bytes {
  return Uint8Array.from(Buffer.from(documentId));
}

/** What a browser was asked for, and where. */
interface Asked {
  siteUrl: string;
  /** The secret that the browser got with the challenge: that is its digest. */
  handle: string;
}

function challengeOf({ handle }: Asked): Bytes {
  return Uint8Array.from(Buffer.from(digestOf(handle), "base64url"));
}

/**
 * What a browser is asked to make: a passkey that it finds by itself, and that only its owner can use.
 *
 * @param known - Those that the account has: a device with one of them makes no second.
 */
export async function creationOptions(
  asked: Asked,
  user: AccountUser,
  known: readonly PasskeyRow[],
): Promise<CreationOptions> {
  const { id } = relyingParty(asked.siteUrl);
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: id,
    userID: userHandleOf(user),
    userName: user.email,
    userDisplayName: user.email,
    challenge: challengeOf(asked),
    timeout: passkeyWaitMs,
    attestationType: "none",
    excludeCredentials: known.map(({ credential, transports }) => ({ id: credential, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
  return creationOptionsSchema.parse(options);
}

/** What a browser is asked to show: any passkey of this site. */
export async function requestOptions(asked: Asked): Promise<RequestOptions> {
  const { id: rpID } = relyingParty(asked.siteUrl);
  const challenge = challengeOf(asked);
  const options = { rpID, challenge, timeout: passkeyWaitMs, userVerification: "required" } as const;
  return requestOptionsSchema.parse(await generateAuthenticationOptions(options));
}

/** What every answer of a browser is checked against. */
function expectedOf(asked: Asked) {
  const { id, origin } = relyingParty(asked.siteUrl);
  return { expectedChallenge: digestOf(asked.handle), expectedOrigin: origin, expectedRPID: id };
}

/** Checks a passkey that was made. @returns `null` when something is wrong with it. */
export function verifiedCredential(
  asked: Asked,
  answer: Omit<RegistrationResponseJSON, "clientExtensionResults">,
): Promise<WebAuthnCredential | null> {
  const response = { ...answer, clientExtensionResults: {} };
  return orNull(async () => {
    const { clientDataJSON, attestationObject } = response.response;
    if (isInFrame(clientDataJSON) || !isPlain(attestationObject)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      ...expectedOf(asked),
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified || registrationInfo.credential.id !== response.id) return null;
    return registrationInfo.credential;
  });
}

/** Checks what a passkey signed. @returns Its own count of signatures; `null` when something is wrong. */
export function verifiedCounter(
  asked: Asked,
  passkey: PasskeyRow,
  answer: Omit<AuthenticationResponseJSON, "clientExtensionResults">,
): Promise<number | null> {
  const response = { ...answer, clientExtensionResults: {} };
  const { credential, publicKey, counter } = passkey;
  return orNull(async () => {
    if (isInFrame(response.response.clientDataJSON)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...expectedOf(asked),
      credential: { id: credential, publicKey: isoBase64URL.toBuffer(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/** Whether a page of another site had it made in a frame, which the library lets pass. */
function isInFrame(clientDataJSON: string): boolean {
  return decodeClientDataJSON(clientDataJSON).crossOrigin === true;
}

/**
 * Whether it comes without a certificate of its maker, as was asked for. Checking those would fetch lists from addresses
 * that stand in them.
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
