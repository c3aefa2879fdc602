import { createHash, createHmac } from "node:crypto";

/** Returns the commitment to publish before the draw: SHA-256 of the seed, both in hexadecimal. */
export function commitmentOf(seed: string): string {
  return createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
}

/** Returns the digest of the ids in a draw, in any order: SHA-256 of the sorted lines, in hexadecimal. */
export function digestOfList(ids: readonly string[]): string {
  return createHash("sha256").update(ids.toSorted().join("\n")).digest("hex");
}

/**
 * Shuffles the early arrivals, verifiably: anyone with the seed and all ids gets the same order.
 *
 * The hash covers the digest of the whole list, so that even somebody who knows the seed beforehand can't choose a
 * favourable id: each later arrival changes everyone's place.
 *
 * @param seed - 32 bytes in hexadecimal.
 * @param ids - Ids of the early arrivals, each once.
 * @returns The ids, sorted by HMAC-SHA256 of `{digest}.{id}` with the seed as key.
 */
export function shuffleByDraw(seed: string, ids: readonly string[]): string[] {
  const digest = digestOfList(ids);
  const key = Buffer.from(seed, "hex");
  const scored = ids.map((id) => [createHmac("sha256", key).update(`${digest}.${id}`).digest("hex"), id] as const);
  return scored.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, id]) => id);
}
