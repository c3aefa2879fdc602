import { generateKeyPairSync, type KeyObject } from "node:crypto";

/** Makes a key for tickets, as `TICKET_SIGNING_KEY` holds it: private, and its public half. */
export function newTicketKey(): { signing: string; public: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return { signing: base64(privateKey, "pkcs8"), public: base64(publicKey, "spki") };
}

function base64(key: KeyObject, type: "pkcs8" | "spki"): string {
  return Buffer.from(key.export({ format: "der", type })).toString("base64");
}
