import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { derivePurposeKey, type Purpose } from "./signature.ts";

interface TextSeal {
  /** Returns the HMAC of a text: 43 characters, base64url. */
  codeOf: (text: string) => string;
  /** Verifies the HMAC of a text in constant time. */
  isRight: (text: string, code: string) => boolean;
}

/**
 * Signs texts that browsers store for the site, such as cookies, for one purpose.
 *
 * @param secret - Secret shared by processes and machines; a random one, good for a single process, when absent.
 */
export function textSeal(secret: string | undefined, purpose: Purpose): TextSeal {
  const key = derivePurposeKey(secret ?? randomBytes(32).toString("base64url"), purpose);
  const codeOf = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  return {
    codeOf,
    isRight: (text, code) => {
      const right = Buffer.from(codeOf(text));
      const given = Buffer.from(code);
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
}
