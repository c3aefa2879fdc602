import { createHash, createHmac } from "node:crypto";

/**
 * What is published of a seed before the draw.
 *
 * @param seed - 32 bytes in hexadecimal.
 * @returns SHA-256 of these bytes, in hexadecimal.
 */
export function commitmentOf(seed: string): string {
  return createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
}

/** The digest of all numbers in a draw, in whatever order they are given: SHA-256 of the sorted lines, in hexadecimal. */
export function digestOfList(ids: readonly string[]): string {
  return createHash("sha256").update(ids.toSorted().join("\n")).digest("hex");
}

/**
 * Shuffles the early arrivals. Who knows the seed, and the list of all numbers, gets the same order.
 *
 * The digest of the whole list is part of what is hashed: who knew the seed beforehand couldn't pick a number by it, as
 * each later arrival gives everyone another place.
 *
 * @param seed - 32 bytes in hexadecimal.
 * @param ids - Numbers of the early arrivals, each once.
 * @returns The same numbers, by HMAC-SHA256 of `{digest}.{id}` with the seed as its key.
 */
export function drawOrder(seed: string, ids: readonly string[]): string[] {
  const digest = digestOfList(ids);
  const key = Buffer.from(seed, "hex");
  const scored = ids.map((id) => [createHmac("sha256", key).update(`${digest}.${id}`).digest("hex"), id] as const);
  return scored.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, id]) => id);
}
