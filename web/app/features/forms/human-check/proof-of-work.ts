import { sha256Start } from "./sha256-start.ts";

/**
 * The proof is several small riddles rather than a large one, so that it takes
 * everybody about as long: 8 times 4,096 tries on average, a tenth of a second on
 * a phone of today.
 */
export const proofSize = { riddles: 8, zeroBits: 12 };
const { riddles, zeroBits } = proofSize;

/** Most tries for one riddle: no honest proof needs as many, and a riddle that does can't be solved. */
const maxTries = 2_000_000;

/** Whether a number solves a riddle: the SHA-256 of both begins with enough zero bits. */
function isSolved(token: string, riddle: number, nonce: number): boolean {
  return sha256Start(`${token}:${riddle}:${nonce}`) >>> (32 - zeroBits) === 0;
}

/**
 * Solves the riddles of a form's token.
 *
 * @returns The numbers that solve them, with points between them.
 */
export function solveProof(token: string): string {
  return Array.from({ length: riddles }, (_, riddle) => {
    let nonce = 0;
    while (!isSolved(token, riddle, nonce) && nonce < maxTries) nonce += 1;
    return nonce;
  }).join(".");
}

/** Tells whether a proof solves all riddles of a token. */
export function isProof(token: string, proof: string): boolean {
  if (!/^\d{1,7}(?:\.\d{1,7}){7}$/u.test(proof)) return false;
  return proof.split(".").every((nonce, riddle) => isSolved(token, riddle, Number(nonce)));
}
