import type { CreationOptions, RequestOptions } from "@circuit/contract/accounts/passkeys";
import { accountPasskeyPath } from "@circuit/contract/urls/own-paths";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

/** Why a browser created no passkey, or didn't sign in with one. */
export type PasskeyTrouble = "cancelled" | "known" | "unsupported" | "tooMany" | "unavailable" | "failed";

/** The browser's answer as JSON to submit, or the reason why there is none. */
export type PasskeyAnswer = { json: string } | { trouble: PasskeyTrouble };

type Library = typeof import("@simplewebauthn/browser");

/** Loaded when the visitor presses a button, which keeps the page light. */
const libraryCode = lazyWithRetry(() => import("@simplewebauthn/browser"));

/** Whether this browser supports passkeys, which need https or localhost. */
export function supportsPasskeys(): boolean {
  return "PublicKeyCredential" in window && "credentials" in navigator;
}

/** Has the browser create a passkey, for which it asks the visitor's consent. */
export function makePasskey(options: CreationOptions): Promise<PasskeyAnswer> {
  return answerOf(({ startRegistration }) => startRegistration({ optionsJSON: options }));
}

/** Has the browser sign in with a passkey of this site; it lets the visitor choose one. */
export async function requestPasskeySignIn(): Promise<PasskeyAnswer> {
  if (!supportsPasskeys()) return { trouble: "unsupported" };
  const options = await fetchPasskeyRequestOptions();
  return "trouble" in options
    ? options
    : answerOf(({ startAuthentication }) => startAuthentication({ optionsJSON: options }));
}

async function fetchPasskeyRequestOptions(): Promise<RequestOptions | { trouble: PasskeyTrouble }> {
  try {
    const response = await fetch(accountPasskeyPath, { method: "POST", cache: "no-store" });
    if (response.status === 429) return { trouble: "tooMany" };
    if (response.status === 404) return { trouble: "unsupported" };
    const answer: unknown = response.ok ? await response.json() : null;
    return isRequest(answer) ? answer : { trouble: "unavailable" };
  } catch {
    return { trouble: "unavailable" };
  }
}

function isRequest(value: unknown): value is RequestOptions {
  return typeof value === "object" && value !== null && "challenge" in value && "rpId" in value;
}

async function answerOf(ask: (library: Library) => Promise<object>): Promise<PasskeyAnswer> {
  const library = await libraryCode.tryLoad();
  if (library === null) return { trouble: "unavailable" };
  try {
    return { json: JSON.stringify(await ask(library)) };
  } catch (error) {
    return { trouble: troubles[error instanceof Error ? error.name : ""] ?? "failed" };
  }
}

/** By name of WebAuthn's error. Browsers don't distinguish a press of "cancel" from a time-out. */
const troubles: Readonly<Record<string, PasskeyTrouble>> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "known",
  NotSupportedError: "unsupported",
  ConstraintError: "unsupported",
};
