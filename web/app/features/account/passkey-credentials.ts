import type { CreationOptions, RequestOptions } from "@circuit/contract/accounts/passkeys";
import { accountPasskeyPath } from "@circuit/contract/own-paths";

/** Why a browser made no passkey, or showed none. */
export type PasskeyTrouble = "cancelled" | "known" | "unsupported" | "tooMany" | "away" | "failed";

/** What a browser answered, as JSON to be sent; or why there is nothing to send. */
export type PasskeyAnswer = { json: string } | { trouble: PasskeyTrouble };

/** Whether this browser has passkeys at all: only on pages over https, or of this machine. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && "credentials" in navigator;
}

/** Has the browser make a passkey, which asks its owner. */
export function makePasskey(options: CreationOptions): Promise<PasskeyAnswer> {
  return answerOf(() => navigator.credentials.create({ publicKey: creationFrom(options) }));
}

/** Has the browser show a passkey of this site, which asks its owner which one. */
export async function showPasskey(): Promise<PasskeyAnswer> {
  if (!hasPasskeys()) return { trouble: "unsupported" };
  const asked = await askRequest();
  if ("trouble" in asked) return asked;
  return answerOf(() => navigator.credentials.get({ publicKey: requestFrom(asked) }));
}

async function askRequest(): Promise<RequestOptions | { trouble: PasskeyTrouble }> {
  try {
    const response = await fetch(accountPasskeyPath, { method: "POST", cache: "no-store" });
    if (response.status === 429) return { trouble: "tooMany" };
    if (response.status === 404) return { trouble: "unsupported" };
    const answer: unknown = response.ok ? await response.json() : null;
    return isRequest(answer) ? answer : { trouble: "away" };
  } catch {
    // Without a network there is no answer.
    return { trouble: "away" };
  }
}

function isRequest(value: unknown): value is RequestOptions {
  return typeof value === "object" && value !== null && "challenge" in value && "rpId" in value;
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<PasskeyAnswer> {
  try {
    const credential = await ask();
    if (!(credential instanceof PublicKeyCredential)) return { trouble: "failed" };
    return { json: JSON.stringify(jsonOf(credential)) };
  } catch (error) {
    return { trouble: troubleOf(error) };
  }
}

/** In WebAuthn's names; browsers don't tell a press of "cancel" from a prompt that timed out. */
function troubleOf(error: unknown): PasskeyTrouble {
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "AbortError":
      return "cancelled";
    case "InvalidStateError":
      return "known";
    case "NotSupportedError":
    case "ConstraintError":
      return "unsupported";
    default:
      return "failed";
  }
}

/** Browsers before 2025 don't read JSON themselves. */
function requestFrom(options: RequestOptions): PublicKeyCredentialRequestOptions {
  if ("parseRequestOptionsFromJSON" in PublicKeyCredential) {
    return PublicKeyCredential.parseRequestOptionsFromJSON(options);
  }
  return { ...options, challenge: bytesOf(options.challenge) };
}

function creationFrom(options: CreationOptions): PublicKeyCredentialCreationOptions {
  if ("parseCreationOptionsFromJSON" in PublicKeyCredential) {
    return PublicKeyCredential.parseCreationOptionsFromJSON(options);
  }
  const { challenge, user, excludeCredentials, ...rest } = options;
  return {
    ...rest,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(({ id, type }) => ({ type, id: bytesOf(id) })),
  };
}

/** Also for password managers that put themselves in the browser's place, whose `toJSON` throws. */
function jsonOf(credential: PublicKeyCredential): unknown {
  try {
    return credential.toJSON();
  } catch {
    const { id, rawId, type, response } = credential;
    return { id, rawId: textOf(rawId), type, response: responseOf(response) };
  }
}

function responseOf(response: AuthenticatorResponse): object {
  const clientDataJSON = textOf(response.clientDataJSON);
  if ("attestationObject" in response && response.attestationObject instanceof ArrayBuffer) {
    return { clientDataJSON, attestationObject: textOf(response.attestationObject) };
  }
  const parts = Object.entries(assertionOf(response)).flatMap(([name, part]) =>
    part instanceof ArrayBuffer ? [[name, textOf(part)] as const] : [],
  );
  return { clientDataJSON, ...Object.fromEntries(parts) };
}

function assertionOf(response: AuthenticatorResponse): Record<string, unknown> {
  return {
    authenticatorData: "authenticatorData" in response ? response.authenticatorData : null,
    signature: "signature" in response ? response.signature : null,
    userHandle: "userHandle" in response ? response.userHandle : null,
  };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
