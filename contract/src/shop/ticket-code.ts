import { daysAfter } from "../forms/date-bounds.ts";
import { admissionDays, admissionKey } from "./admission-days.ts";
import type { TicketKeyJwk } from "./scan-requests.ts";

/*
 * Format of a ticket's QR code: `CD2.<key id>.<serial><event hash><stand hash>.<days>.<signature>`, for example
 * `CD2.K2QF.7XGZ…M4TAQ5B.270625-3.…`. Capitals, digits, dots and hyphens keep the QR code small (alphanumeric mode);
 * one more character would need a larger version. The Ed25519 signature covers all text before its dot, so that a
 * scanner with the circuit's public keys verifies tickets offline.
 *
 * Older tickets, still valid, have `CD1.<key id>.<serial>.<event hash>.<days>.<signature>`, without a grandstand.
 */

/** Alphabet of base 32 (RFC 4648). */
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Length of a serial in bytes: 24 characters in base 32. */
export const serialBytes = 15;

const pattern =
  /^(CD[12]\.([A-Z2-7]{4})\.([A-Z2-7]{24})\.?([A-Z2-7]{4})([A-Z2-7]{3}|000)?\.(\d{6})-(\d{1,2}))\.([A-Z2-7]{103})$/u;

/** The fields of a ticket's QR code. */
export interface TicketClaim {
  /** Id of the key that signed it: {@link ticketKeyId}. */
  keyId: string;
  /** The ticket's serial: 24 characters. */
  serial: string;
  /** Hash of the event's id: {@link eventHash}. */
  eventHash: string;
  /** Hash of the grandstand's key: {@link standHash}; `null` in a code of version 1. */
  standHash: string | null;
  /** Key of the admission: the ticket's day or days. */
  admission: string;
}

/** Encodes bytes in base 32, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.replaceAll(/.{1,5}/gu, (five) => digits.charAt(Number.parseInt(five.padEnd(5, "0"), 2)));
}

/** Decodes base 32; `null` when the bits beyond the last byte aren't zero. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  const bits = Array.from(text, (character) => digits.indexOf(character).toString(2).padStart(5, "0")).join("");
  const length = Math.floor(bits.length / 8);
  if (bits.includes("1", length * 8)) return null;
  return Uint8Array.from({ length }, (_, index) => Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2));
}

/** Hashes an event's id to four characters (FNV-1a), enough to tell events of one day apart. */
export function eventHash(eventId: string): string {
  return markOf(eventId).slice(0, 4);
}

/** Hashes a grandstand's key to three characters. @param key - `null` for a ticket without grandstand. */
export function standHash(key: string | null): string {
  return key === null ? "000" : markOf(key).slice(0, 3);
}

/** Tells whether a text, in capitals, looks like a ticket's QR code, real or forged, rather than typed text. */
export function isTicketCode(text: string): boolean {
  return /^CD[12]\./u.test(text);
}

function markOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return base32(Uint8Array.from([hash >>> 24, hash >>> 16, hash >>> 8]));
}

/** Returns the part of the QR code that is signed. @throws {RangeError} The admission's days are impossible. */
export function unsignedTicketCode({
  keyId,
  serial,
  eventHash: mark,
  standHash: stand,
  admission,
}: TicketClaim): string {
  const days = admissionDays(admission);
  const first = (days[0] ?? "").replaceAll("-", "").slice(2);
  const rest = `${first}-${days.length}`;
  return stand === null ? `CD1.${keyId}.${serial}.${mark}.${rest}` : `CD2.${keyId}.${serial}${mark}${stand}.${rest}`;
}

/** Joins the part to sign and its signature to the text of a QR code. */
export function signedTicketCode(unsigned: string, signature: Uint8Array): string {
  return `${unsigned}.${base32(signature)}`;
}

interface ParsedTicketCode extends TicketClaim {
  unsigned: string;
  signature: Uint8Array<ArrayBuffer>;
}

/** Parses a ticket's QR code without verifying its signature; `null` when it has another format. */
export function parseTicketCode(text: string): ParsedTicketCode | null {
  const [, unsigned = "", keyId = "", serial = "", mark = "", stand = null, first = "", count = "", code = ""] =
    pattern.exec(text) ?? [];
  const signature = bytesOf(code);
  const firstDay = `20${first.slice(0, 2)}-${first.slice(2, 4)}-${first.slice(4)}`;
  if (unsigned === "" || signature === null) return null;
  try {
    const admission = admissionKey(firstDay, daysAfter(firstDay, Number(count) - 1));
    const claim = { keyId, serial, eventHash: mark, standHash: stand, admission };
    // Refuses texts in another notation, such as with a date that doesn't exist.
    return unsignedTicketCode(claim) === unsigned ? { ...claim, unsigned, signature } : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const subtle = () => globalThis.crypto.subtle;

/** Public keys by id, to verify tickets. */
export type TicketKeys = ReadonlyMap<string, Awaited<ReturnType<ReturnType<typeof subtle>["importKey"]>>>;

/** Returns the id of a public key: four characters in base 32. @param digest - SHA-256 of the key's bytes. */
export function ticketKeyId(digest: Uint8Array): string {
  return base32(digest).slice(0, 4);
}

/** Imports public keys for `checkTicketCode`. */
export async function importTicketKeys(jwks: readonly TicketKeyJwk[]): Promise<TicketKeys> {
  const entries = jwks.map(async (jwk) => {
    const key = await subtle().importKey("jwk", { ...jwk }, { name: "Ed25519" }, true, ["verify"]);
    const bytes = await subtle().exportKey("raw", key);
    const digest = await subtle().digest("SHA-256", bytes);
    return [ticketKeyId(new Uint8Array(digest)), key] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Result of verifying a QR code. `malformed`: another format. `unknown-key`: the signing key isn't among `keys`. */
export type TicketCheck =
  | { outcome: "real"; claim: TicketClaim }
  | { outcome: "malformed" | "unknown-key" | "forged"; claim: null };

/** Verifies the signature of a ticket's QR code; not whether the ticket was cancelled or used. */
export async function checkTicketCode(text: string, keys: TicketKeys): Promise<TicketCheck> {
  const parsed = parseTicketCode(text);
  if (parsed === null) return { outcome: "malformed", claim: null };
  const { unsigned, signature, ...claim } = parsed;
  const key = keys.get(claim.keyId);
  if (key === undefined) return { outcome: "unknown-key", claim: null };
  const isReal = await subtle().verify({ name: "Ed25519" }, key, signature, new TextEncoder().encode(unsigned));
  return isReal ? { outcome: "real", claim } : { outcome: "forged", claim: null };
}
