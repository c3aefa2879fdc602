import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { keyFor, type Purpose } from "./signature.ts";

interface TextSeal {
  /** The code of a text: 43 characters, base64url. */
  codeOf: (text: string) => string;
  /** Tells whether a text and its code belong together, in the same time whatever they are. */
  isRight: (text: string, code: string) => boolean;
}

/**
 * Seals texts that browsers keep for us, for one purpose.
 *
 * @param secret - The one that processes and machines share; when absent, a random one, which a single process can work with.
 */
export function textSeal(secret: string | undefined, purpose: Purpose): TextSeal {
  const key = keyFor(secret ?? randomBytes(32).toString("base64url"), purpose);
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
