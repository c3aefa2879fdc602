import { sha256Start } from "./sha256-start.ts";

/**
 * Size of the proof: 8 riddles of 4,096 attempts on average, a tenth of a second on a phone. Several small riddles vary
 * less in time than one large riddle.
 */
export const proofSize = { riddles: 8, zeroBits: 12 };
const { riddles, zeroBits } = proofSize;

/** Most attempts at one riddle; far more than a solution takes. */
const maxTries = 2_000_000;

/** Whether a nonce solves a riddle: the SHA-256 of token, riddle and nonce must start with enough zero bits. */
function isSolved(token: string, riddle: number, nonce: number): boolean {
  return sha256Start(`${token}:${riddle}:${nonce}`) >>> (32 - zeroBits) === 0;
}

/** Solves the riddles of a form's token. @returns The nonces, joined by dots. */
export function solveProof(token: string): string {
  return Array.from({ length: riddles }, (_, riddle) => {
    let nonce = 0;
    while (!isSolved(token, riddle, nonce) && nonce < maxTries) nonce += 1;
    return nonce;
  }).join(".");
}

/** Tells whether a proof solves the puzzle of a token. */
export function isProof(token: string, proof: string): boolean {
  if (!/^\d{1,7}(?:\.\d{1,7}){7}$/u.test(proof)) return false;
  return proof.split(".").every((nonce, riddle) => isSolved(token, riddle, Number(nonce)));
}
