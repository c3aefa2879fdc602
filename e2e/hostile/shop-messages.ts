import { type Purpose, sign } from "@circuit/contract/site-link/signature";
import { requestCms } from "../fixtures/content-system.ts";
import { sharedSecret } from "../fixtures/shop-order.ts";

/** Now, in seconds since 1970. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

interface SentMessage {
  purpose?: Purpose;
  /** Value of the header; `null` for none. Without it the message is signed as the site signs. */
  signature?: string | null;
}

/** Sends a message to the content system in the site's name. */
export function sendMessage(path: string, message: string, { purpose = "shop", signature }: SentMessage = {}) {
  const own = signature === undefined ? sign(sharedSecret, purpose, message, nowSeconds()) : signature;
  return requestCms(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(own === null ? {} : { "x-signature": own }) },
    body: JSON.stringify({ message }),
  });
}
