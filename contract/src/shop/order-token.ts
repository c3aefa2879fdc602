import { randomBytes, timingSafeEqual } from "node:crypto";
import { textSeal } from "../site-link/text-seal.ts";

/** Number of random bytes of a token; the rest of its 32 bytes are an HMAC of them. */
const randomLength = 20;

interface OrderTokens {
  /** Creates an unguessable token of 43 characters, base64url. */
  newToken: () => string;
  /** Tells whether a token has a valid HMAC. Orders of older releases, or with a former secret, have none. */
  isSealed: (token: string) => boolean;
}

/**
 * Creates and recognises tokens of orders. The site tells a guessed token by its HMAC without a call to the CMS, so
 * that guessing neither loads the CMS nor counts against customers with a real token.
 *
 * @param secret - The secret shared by site and CMS; a random one when absent.
 */
export function orderTokens(secret: string | undefined): OrderTokens {
  const seal = textSeal(secret, "order-token");
  const tokenOf = (random: Buffer) => {
    const code = Buffer.from(seal.codeOf(random.toString("base64url")), "base64url");
    return Buffer.concat([random, code.subarray(0, 32 - randomLength)]).toString("base64url");
  };
  return {
    newToken: () => tokenOf(randomBytes(randomLength)),
    isSealed: (token) => {
      const right = Buffer.from(tokenOf(Buffer.from(token, "base64url").subarray(0, randomLength)));
      const given = Buffer.from(token);
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
}
