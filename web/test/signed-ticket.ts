import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { ticketKeySchema } from "@circuit/contract/shop/scan-requests";
import {
  eventHash,
  signedTicketCode,
  standHash,
  ticketKeyId,
  unsignedTicketCode,
} from "@circuit/contract/shop/ticket-code";

interface Signed {
  eventId?: string;
  serial?: string;
  /** Key of its stand; `null` for a ticket without one, `unsaid` for a code of the first version. */
  stand?: string | null;
}

/** A key of the circuit's, and tickets that it signs. */
export function newTicketKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const jwk = ticketKeySchema.parse(publicKey.export({ format: "jwk" }));
  const keyId = ticketKeyId(createHash("sha256").update(Buffer.from(jwk.x, "base64url")).digest());
  const ticket = (
    admission: string,
    { eventId = "tt", serial = "ABCDEFGHIJKLMNOPQRSTUVWX", stand = null }: Signed = {},
  ) => {
    const marks = { eventHash: eventHash(eventId), standHash: stand === "unsaid" ? null : standHash(stand) };
    const unsigned = unsignedTicketCode({ keyId, serial, ...marks, admission });
    return signedTicketCode(unsigned, sign(null, Buffer.from(unsigned), privateKey));
  };
  return { jwk, ticket };
}
