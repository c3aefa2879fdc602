import { createHash } from "node:crypto";
import { expect } from "@playwright/test";
import type { SentBody } from "./encode-body.ts";
import type { Entry } from "./form-entries.ts";
import type { FormTarget } from "./form-target.ts";

/** How many forms the site accepts with one token. */
const sendsPerToken = 5;

/** Time between a token and its first form, in milliseconds; an earlier form is refused. */
const shortestFillMs = 3200;

/** Tokens that are old enough to send forms with. */
export class TokenSupply {
  readonly #tokens: string[];
  readonly #proofs = new Map<string, string>();
  #used = 0;

  private constructor(tokens: string[]) {
    this.#tokens = tokens;
  }

  /** Gets tokens and waits until they can be used. @param sends - How many forms will be sent with them. */
  static async ask(site: string, sends: number): Promise<TokenSupply> {
    const tokens: string[] = [];
    while (tokens.length * sendsPerToken < sends) {
      const answer = await fetch(`${site}/forms/start`, { method: "POST" });
      tokens.push((await answer.json()).token);
    }
    const until = Date.now() + shortestFillMs;
    await expect.poll(() => Date.now() > until, { timeout: 2 * shortestFillMs }).toBe(true);
    return new TokenSupply(tokens);
  }

  /** The entries of a form besides its fields. @param isScripted - Adds the proof of work that scripts compute. */
  next({ form }: FormTarget, isScripted: boolean): Entry[] {
    const token = this.#tokens[Math.floor(this.#used / sendsPerToken)] ?? "";
    this.#used += 1;
    const own: Entry[] = [
      ["form_id", form.documentId],
      ["form_token", token],
    ];
    return isScripted ? [...own, ["form_proof", this.#proofOf(token)]] : own;
  }

  #proofOf(token: string): string {
    const proof = this.#proofs.get(token) ?? solveProof(token);
    this.#proofs.set(token, proof);
    return proof;
  }
}

/** Solves a token's eight puzzles: for each a number with which the SHA-256 begins with twelve zero bits. */
export function solveProof(token: string): string {
  return Array.from({ length: 8 }, (_, riddle) => {
    let nonce = 0;
    while (createHash("sha256").update(`${token}:${riddle}:${nonce}`).digest().readUInt16BE(0) >= 16) nonce += 1;
    return nonce;
  }).join(".");
}

/** Longest wait for an answer, in milliseconds. */
const longestMs = 20_000;

/** Sends a body to a form: to its page, as browsers without scripts do, or as scripts do. */
export function send(
  { page, form, locale }: FormTarget,
  { type, bytes }: SentBody,
  isScripted: boolean,
): Promise<Response> {
  const address = isScripted ? new URL(`/forms/${locale}/${form.documentId}`, page) : page;
  const headers: Record<string, string> = type === null ? {} : { "content-type": type };
  const request = { method: "POST", headers, body: new Uint8Array(bytes), redirect: "manual" } as const;
  return fetch(address, { ...request, signal: AbortSignal.timeout(longestMs) });
}
