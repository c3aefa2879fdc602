import { createHash, createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from "node:crypto";
import { type TicketKeyJwk, ticketKeySchema } from "#contract/shop/scan-requests";
import {
  base32,
  eventHash,
  serialBytes,
  signedTicketCode,
  standHash,
  ticketKeyId,
  unsignedTicketCode,
} from "#contract/shop/ticket-code";
import type { TicketFacts } from "../shop.ts";

/** Signs tickets with the circuit's present key. */
interface TicketSigner {
  /** Makes the text of a ticket's QR code; the same facts give the same text. */
  qrText: (ticket: TicketFacts) => string;
  /** Public keys of the present and earlier signing keys, to verify tickets with. */
  publicKeys: readonly TicketKeyJwk[];
}

/**
 * Makes the signer of tickets.
 *
 * @param keys - Base64 of DER. The first is private (PKCS8) and signs; the others are of earlier tickets, private or
 *   public (SPKI).
 * @throws {Error} The first is no private Ed25519 key, another is no Ed25519 key, or two have the same id.
 */
export function createTicketSigner(keys: readonly string[]): TicketSigner {
  const [first = "", ...earlier] = keys;
  const signing = privateKey(first);
  const publicKeys = [createPublicKey(signing), ...earlier.map(publicKey)].map(jwkOf);
  const ids = publicKeys.map(idOf);
  if (new Set(ids).size < ids.length) throw new Error("Two keys for tickets are the same, or look so: make another");
  const [keyId = ""] = ids;
  return {
    qrText: ({ serial, eventId, stand, admission }) => {
      const marks = { eventHash: eventHash(eventId), standHash: standHash(stand) };
      const unsigned = unsignedTicketCode({ keyId, serial, ...marks, admission });
      return signedTicketCode(unsigned, sign(null, Buffer.from(unsigned), signing));
    },
    publicKeys,
  };
}

/** Makes a ticket's serial: 15 random bytes, in base 32. */
export function makeTicketSerial(): string {
  return base32(randomBytes(serialBytes));
}

function privateKey(text: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(text, "base64"), format: "der", type: "pkcs8" });
}

function publicKey(text: string): KeyObject {
  const der = Buffer.from(text, "base64");
  // A private key of Ed25519 is 48 bytes, a public one 44.
  return der.length > 44
    ? createPublicKey(privateKey(text))
    : createPublicKey({ key: der, format: "der", type: "spki" });
}

function jwkOf(key: KeyObject): TicketKeyJwk {
  return ticketKeySchema.parse(key.export({ format: "jwk" }));
}

function idOf({ x }: TicketKeyJwk): string {
  return ticketKeyId(createHash("sha256").update(Buffer.from(x, "base64url")).digest());
}
